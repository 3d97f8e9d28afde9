package clockwise.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.store.Bytes;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The tree against published roots, and against the definition of RFC 9162 written down once more. */
class MerkleTest {
    private static final int LARGEST = 66;

    /** The leaves and roots that the transparency projects publish. */
    private static final List<String> LEAVES =
            List.of("", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f");

    private static final List<String> ROOTS = List.of(
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
            "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
            "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
            "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
            "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
            "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
            "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
            "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");

    @Test
    void publishedRoots() {
        Frontier frontier = new Frontier();
        List<Bytes> leaves = new ArrayList<>();
        for (int size = 0; size < ROOTS.size(); size++) {
            assertEquals(ROOTS.get(size), frontier.root().toString());
            assertEquals(ROOTS.get(size), naive(leaves).toString());
            if (size < LEAVES.size()) {
                Bytes leaf = Merkle.leaf(HexFormat.of().parseHex(LEAVES.get(size)));
                leaves.add(leaf);
                frontier.add(leaf);
            }
        }
    }

    @Test
    void aFrontierHasTheRootOfTheDefinitionAndGoesOnFromWhatItRemembers() {
        List<Bytes> leaves = leaves(LARGEST);
        Frontier frontier = new Frontier();
        for (int size = 0; size < LARGEST; size++) {
            assertEquals(naive(leaves.subList(0, size)), frontier.root());
            assertEquals(naive(leaves.subList(0, size)), Proofs.root(subtrees(leaves), size));
            Frontier again = Frontier.of(size, subtrees(leaves), (level, index, hash) -> {});
            assertEquals(frontier.whole(), again.whole());
            frontier.add(leaves.get(size));
            again.add(leaves.get(size));
            assertEquals(frontier.root(), again.root());
        }
    }

    @Test
    void aFrontierTellsEveryWholeSubtree() {
        List<Bytes> leaves = leaves(LARGEST);
        int[] told = {0};
        Frontier frontier = new Frontier(0, List.of(), (level, index, hash) -> {
            assertEquals(subtrees(leaves).hash(level, index), hash);
            told[0]++;
        });
        leaves.forEach(frontier::add);
        int expected = IntStream.range(0, 7).map(level -> LARGEST >> level).sum();
        assertEquals(expected, told[0]);
    }

    @Test
    void everyLeafOfEveryTreeIsProvedAndNoOther() {
        List<Bytes> leaves = leaves(LARGEST);
        for (int size = 1; size <= LARGEST; size++) {
            Bytes root = naive(leaves.subList(0, size));
            for (int index = 0; index < size; index++) {
                List<Bytes> path = Proofs.inclusion(subtrees(leaves), index, size);
                assertEquals(naivePath(index, leaves.subList(0, size)), path);
                assertTrue(Proofs.isIncluded(leaves.get(index), index, size, path, root));
                assertFalse(Proofs.isIncluded(Merkle.leaf(new byte[] {9, 9, 9}), index, size, path, root));
                assertFalse(Proofs.isIncluded(leaves.get(index), index, size, path, Merkle.EMPTY));
                for (int other = -1; other <= size; other++) {
                    if (other != index) {
                        assertFalse(Proofs.isIncluded(leaves.get(index), other, size, path, root));
                    }
                }
                spoiled(path).forEach(bad -> assertFalse(Proofs.isIncluded(leaves.get(0), 0, 0, bad, root)));
                for (List<Bytes> bad : spoiled(path)) {
                    assertFalse(Proofs.isIncluded(leaves.get(index), index, size, bad, root));
                }
            }
        }
    }

    @Test
    void everyTreeIsProvedToBeginEveryLargerOneAndNoOther() {
        List<Bytes> leaves = leaves(LARGEST);
        for (int newer = 0; newer <= LARGEST; newer++) {
            Bytes newerRoot = naive(leaves.subList(0, newer));
            for (int older = 0; older <= newer; older++) {
                Bytes olderRoot = naive(leaves.subList(0, older));
                List<Bytes> path = Proofs.consistency(subtrees(leaves), older, newer);
                assertEquals(naiveConsistency(older, leaves.subList(0, newer)), path);
                assertTrue(Proofs.isConsistent(older, olderRoot, newer, newerRoot, path));
                Bytes wrong = Merkle.leaf(new byte[] {9, 9, 9});
                assertFalse(Proofs.isConsistent(older, wrong, newer, newerRoot, path));
                if (older > 0) {
                    assertFalse(Proofs.isConsistent(older, olderRoot, newer, wrong, path));
                }
                for (List<Bytes> bad : spoiled(path)) {
                    assertFalse(Proofs.isConsistent(older, olderRoot, newer, newerRoot, bad));
                }
            }
        }
    }

    /** One hash changed, one too few at either end, one too many at either end. */
    private static List<List<Bytes>> spoiled(List<Bytes> path) {
        List<List<Bytes>> spoiled = new ArrayList<>();
        Bytes wrong = Merkle.leaf(new byte[] {9, 9, 9});
        for (int i = 0; i < path.size(); i++) {
            List<Bytes> changed = new ArrayList<>(path);
            changed.set(i, wrong);
            spoiled.add(changed);
        }
        if (!path.isEmpty()) {
            spoiled.add(path.subList(1, path.size()));
            spoiled.add(path.subList(0, path.size() - 1));
        }
        List<Bytes> longer = new ArrayList<>(path);
        longer.addFirst(wrong);
        spoiled.add(longer);
        List<Bytes> longerStill = new ArrayList<>(path);
        longerStill.addLast(wrong);
        spoiled.add(longerStill);
        return spoiled;
    }

    private static List<Bytes> leaves(int many) {
        return IntStream.range(0, many)
                .mapToObj(i -> Merkle.leaf(new byte[] {(byte) i, (byte) (i * 7)}))
                .toList();
    }

    private static Subtrees subtrees(List<Bytes> leaves) {
        return (level, index) -> naive(leaves.subList((int) index << level, (int) (index + 1) << level));
    }

    /** MTH of RFC 9162, section 2.1.1, over hashes of leaves. */
    private static Bytes naive(List<Bytes> leaves) {
        if (leaves.isEmpty()) {
            return Merkle.EMPTY;
        }
        if (leaves.size() == 1) {
            return leaves.getFirst();
        }
        int k = split(leaves.size());
        return Merkle.node(naive(leaves.subList(0, k)), naive(leaves.subList(k, leaves.size())));
    }

    private static int split(int size) {
        int k = 1;
        while (2 * k < size) {
            k *= 2;
        }
        return k;
    }

    /** PATH of section 2.1.3.1. */
    private static List<Bytes> naivePath(int index, List<Bytes> leaves) {
        if (leaves.size() == 1) {
            return List.of();
        }
        int k = split(leaves.size());
        List<Bytes> left = leaves.subList(0, k);
        List<Bytes> right = leaves.subList(k, leaves.size());
        List<Bytes> path = new ArrayList<>(index < k ? naivePath(index, left) : naivePath(index - k, right));
        path.add(index < k ? naive(right) : naive(left));
        return path;
    }

    /** PROOF of section 2.1.4.1. */
    private static List<Bytes> naiveConsistency(int older, List<Bytes> leaves) {
        return older == 0 || older == leaves.size() ? List.of() : subproof(older, leaves, true);
    }

    private static List<Bytes> subproof(int older, List<Bytes> leaves, boolean known) {
        if (older == leaves.size()) {
            return known ? List.of() : List.of(naive(leaves));
        }
        int k = split(leaves.size());
        List<Bytes> left = leaves.subList(0, k);
        List<Bytes> right = leaves.subList(k, leaves.size());
        List<Bytes> proof =
                new ArrayList<>(older <= k ? subproof(older, left, known) : subproof(older - k, right, false));
        proof.add(older <= k ? naive(right) : naive(left));
        return proof;
    }
}

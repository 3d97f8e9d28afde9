package clockwise.room;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * A mapping in a YAML file. Only its syntax is YAML's: each word is taken as it is written, so that no `6`, `none` or
 * date turns into something else, and no object is ever made from a file.
 */
final class Branch {
    private final Leaf place;
    private final Map<Leaf, Node> entries;

    private Branch(Leaf place, Map<Leaf, Node> entries) {
        this.place = place;
        this.entries = entries;
    }

    static Branch read(String text) throws Unreadable {
        try {
            Node root = new Yaml(new SafeConstructor(new LoaderOptions())).compose(new StringReader(text));
            if (root == null) {
                throw new Unreadable("the file is empty");
            }
            return branch(root, "the file");
        } catch (MarkedYAMLException e) {
            int line = e.getProblemMark() == null ? 1 : e.getProblemMark().getLine() + 1;
            throw new Unreadable("no YAML: " + e.getProblem(), "", line);
        } catch (YAMLException e) {
            String first = Optional.ofNullable(e.getMessage())
                    .orElse("")
                    .lines()
                    .findFirst()
                    .orElse("");
            throw new Unreadable("no YAML: " + first);
        }
    }

    private static Branch branch(Node node, String name) throws Unreadable {
        Leaf place = new Leaf(name, lineOf(node));
        if (!(node instanceof MappingNode mapping) || !node.getTag().equals(Tag.MAP)) {
            throw place.unreadable("`" + name + "` must be a list of `key: value`");
        }
        Map<Leaf, Node> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Leaf key = leaf(tuple.getKeyNode(), "a key");
            if (entries.keySet().stream().anyMatch(other -> other.text().equals(key.text()))) {
                throw key.unreadable("`" + key.text() + "` stands twice");
            }
            entries.put(key, tuple.getValueNode());
        }
        return new Branch(place, entries);
    }

    private static Leaf leaf(Node node, String name) throws Unreadable {
        if (node instanceof ScalarNode scalar && node.getTag().startsWith("tag:yaml.org,2002:")) {
            return new Leaf(scalar.getValue().strip(), lineOf(node));
        }
        throw new Leaf(name, lineOf(node)).unreadable("`" + name + "` must be one plain word or amount");
    }

    private static int lineOf(Node node) {
        return node.getStartMark().getLine() + 1;
    }

    /** Refuses every key that is not among these. */
    Branch only(Set<String> known) throws Unreadable {
        for (Leaf key : entries.keySet()) {
            if (!known.contains(key.text())) {
                throw key.refused("no such key is known here");
            }
        }
        return this;
    }

    List<Leaf> keys() {
        return List.copyOf(entries.keySet());
    }

    boolean has(String key) {
        return entries.keySet().stream().anyMatch(other -> other.text().equals(key));
    }

    Leaf leaf(String key) throws Unreadable {
        Leaf leaf = leaf(node(key), key);
        if (leaf.text().isEmpty()) {
            throw leaf.unreadable("`" + key + "` is empty");
        }
        return leaf;
    }

    Branch branch(String key) throws Unreadable {
        Branch branch = branch(node(key), key);
        if (branch.entries.isEmpty()) {
            throw branch.place.unreadable("`" + key + "` is empty");
        }
        return branch;
    }

    List<Branch> branches(String key) throws Unreadable {
        List<Branch> branches = new ArrayList<>();
        for (Node node : list(key)) {
            branches.add(branch(node, key));
        }
        return branches;
    }

    /** A list of plain words or amounts. */
    List<Leaf> leaves(String key) throws Unreadable {
        List<Leaf> leaves = new ArrayList<>();
        for (Node node : list(key)) {
            leaves.add(leaf(node, key));
        }
        return leaves;
    }

    private List<Node> list(String key) throws Unreadable {
        if (!(node(key) instanceof SequenceNode list)
                || !list.getTag().equals(Tag.SEQ)
                || list.getValue().isEmpty()) {
            throw new Leaf(key, lineOf(node(key))).unreadable("`" + key + "` must be a list, each entry after a `-`");
        }
        return list.getValue();
    }

    Unreadable unreadable(String reason) {
        return place.unreadable(reason);
    }

    private Node node(String key) throws Unreadable {
        for (Map.Entry<Leaf, Node> entry : entries.entrySet()) {
            if (entry.getKey().text().equals(key)) {
                return entry.getValue();
            }
        }
        throw place.unreadable("`" + key + "` is missing");
    }
}

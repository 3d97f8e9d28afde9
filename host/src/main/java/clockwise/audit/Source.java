package clockwise.audit;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files of an export, in a folder or in a ZIP. */
interface Source extends Closeable {
    /** A file for reading from its beginning. */
    InputStream open(String name) throws IOException;

    static Source of(Path export) throws IOException {
        return Files.isDirectory(export) ? new Folder(export) : new Zipped(new ZipFile(export.toFile()));
    }

    /** The files of a folder. */
    record Folder(Path folder) implements Source {
        @Override
        public InputStream open(String name) throws IOException {
            return Files.newInputStream(folder.resolve(name));
        }

        @Override
        public void close() {}
    }

    /** The files of a ZIP. */
    record Zipped(ZipFile zip) implements Source {
        @Override
        public InputStream open(String name) throws IOException {
            ZipEntry entry = zip.getEntry(name);
            if (entry == null) {
                throw new IOException("there is no " + name);
            }
            return zip.getInputStream(entry);
        }

        @Override
        public void close() throws IOException {
            zip.close();
        }
    }
}

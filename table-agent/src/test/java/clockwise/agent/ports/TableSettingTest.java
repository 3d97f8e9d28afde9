package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import clockwise.agent.ports.TableSetting.Complaint;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TableSettingTest {
    private static final String DEVICES = "table 12\ndevice first cctalk /dev/first\n";
    private static final String PAPERS = "certificate /c/12.crt\nkey /c/12.key\nauthority /c/a.crt\n";

    @Test
    void aTableAndItsDevices() {
        TableSetting.Reading reading = TableSetting.read("""
            # Table 12, by the window
            table 12

            device bills cctalk /dev/table/bills   checksum=crc16 country=US   # the left one
            device drop  drop-slot /dev/table/drop
            """);
        assertEquals(List.of(), reading.complaints());
        assertEquals(
                Optional.of(new TableSetting(
                        12,
                        List.of(
                                new DeviceSetting(
                                        "bills",
                                        DeviceSetting.Kind.CCTALK,
                                        Path.of("/dev/table/bills"),
                                        Map.of("checksum", "crc16", "country", "US")),
                                new DeviceSetting(
                                        "drop", DeviceSetting.Kind.DROP_SLOT, Path.of("/dev/table/drop"), Map.of())),
                        Optional.empty())),
                reading.setting());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "tabel 12 ~ no line begins with 'tabel'",
                "table ~ a table line is: table NUMBER",
                "table 0 ~ a table line is: table NUMBER",
                "table 13 ~ the table has a number already",
                "device bills cctalk ~ a device line is: device NAME KIND PORT [OPTION=VALUE ...]",
                "device Bills cctalk /dev/b ~ 'Bills' is no name: small letters, digits, hyphens",
                "device bills mdb /dev/b ~ 'mdb' is no kind of device: cctalk, id003, ccnet, drop-slot, shuffler",
                "device bills cctalk b ~ 'b' is no full path",
                "device first cctalk /dev/b ~ there is a device 'first' already",
                "device bills cctalk /dev/first ~ there is a device at /dev/first already",
                "device bills cctalk /dev/b speed=9601 ~ 'speed=9601' does not match"
                        + " speed=1200|2400|4800|9600|19200|38400|57600|115200",
                "device bills cctalk /dev/b echo=yes ~ 'echo' is no option of cctalk",
                "device bills cctalk /dev/b checksum ~ 'checksum' does not match checksum=sum8|crc16",
                "device bills cctalk /dev/b serial=7 ~ there is a device with the serial cctalk:7 already",
                "device bills ccnet /dev/b echo=no echo=yes ~ 'echo' is there twice",
                "device bills ccnet /dev/b country=US ~ the country of ccnet is [A-Z]{3}",
                "device bills id003 /dev/b country=US ~ the country of id003 is [0-9a-f]{2}",
                "host pit.example ~ a line is: host HOST:PORT",
                "host pit.example:9090 9091 ~ a line is: host HOST:PORT",
                "plaintext yes ~ a line is: plaintext",
                "outbox ~ a line is: outbox FOLDER",
                "outbox box ~ 'box' is no full path",
                "host-name a_b ~ 'a_b' is no name of a host"
            })
    void whatIsWrongIsToldWithItsLine(String line, String complaint) {
        TableSetting.Reading reading =
                TableSetting.read("table 12\ndevice first cctalk /dev/first serial=7\n" + line + "\n");
        assertEquals(List.of(new Complaint(3, complaint)), reading.complaints());
        assertEquals(Optional.empty(), reading.setting());
    }

    @Test
    void anEmptyFileLacksEverything() {
        assertEquals(
                List.of(new Complaint(0, "no table number")),
                TableSetting.read("# nothing\n").complaints());
        assertEquals(
                List.of(new Complaint(0, "no device")),
                TableSetting.read("table 1\n").complaints());
    }

    @Test
    void theHostAndThePapersForIt() {
        TableSetting.Reading reading =
                TableSetting.read(DEVICES + "host pit.example:9090\noutbox /var/box\n" + PAPERS + "host-name host\n");
        assertEquals(List.of(), reading.complaints());
        HostSetting.Papers papers = new HostSetting.Papers(
                Path.of("/c/12.crt"), Path.of("/c/12.key"), Path.of("/c/a.crt"), Optional.of("host"));
        assertEquals(
                Optional.of(new HostSetting("pit.example", 9090, Path.of("/var/box"), Optional.of(papers))),
                reading.setting().orElseThrow().host());
    }

    @ParameterizedTest
    @ValueSource(strings = {"localhost:1", "127.0.0.1:9090", "[::1]:65535"})
    void plaintextToThisComputer(String host) {
        TableSetting.Reading reading = TableSetting.read(DEVICES + "host " + host + "\noutbox /var/box\nplaintext\n");
        assertEquals(List.of(), reading.complaints());
        assertEquals(
                Optional.empty(),
                reading.setting().orElseThrow().host().orElseThrow().papers());
    }

    @Test
    void whatOfAHostDoesNotGoTogether() {
        assertEquals(
                List.of(
                        new Complaint(0, "no line: authority FILE"),
                        new Complaint(0, "no line: certificate FILE"),
                        new Complaint(0, "no line: key FILE"),
                        new Complaint(0, "no line: outbox FOLDER")),
                complaints("host pit.example:9090\n"),
                "without a word there is no plaintext");
        assertEquals(
                List.of(new Complaint(5, "plaintext is only for a host on this computer")),
                complaints("host pit.example:9090\noutbox /var/box\nplaintext\n"));
        assertEquals(
                List.of(new Complaint(8, "there is plaintext or a line 'certificate', not both")),
                complaints("host 127.0.0.1:9090\noutbox /var/box\n" + PAPERS + "plaintext\n"));
        assertEquals(
                List.of(new Complaint(3, "there is no port 65536")),
                complaints("host 127.0.0.1:65536\noutbox /var/box\nplaintext\n"));
        assertEquals(
                List.of(new Complaint(4, "there is a line 'host' already")),
                complaints("host 127.0.0.1:1\nhost 127.0.0.1:2\noutbox /var/box\nplaintext\n"));
    }

    @Test
    void theExampleIsRight() throws IOException {
        Path example = Path.of(System.getProperty("clockwise.root"), "table-agent", "table.example.conf");
        TableSetting.Reading reading = TableSetting.read(Files.readString(example));
        assertEquals(List.of(), reading.complaints());
        assertTrue(reading.setting().orElseThrow().host().isPresent());
    }

    private static List<Complaint> complaints(String lines) {
        return TableSetting.read(DEVICES + lines).complaints();
    }
}

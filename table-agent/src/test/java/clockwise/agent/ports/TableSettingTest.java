package clockwise.agent.ports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import clockwise.agent.ports.TableSetting.Complaint;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableSettingTest {
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
                                        "drop", DeviceSetting.Kind.DROP_SLOT, Path.of("/dev/table/drop"), Map.of())))),
                reading.setting());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "tabel 12 ~ 'tabel' is neither 'table' nor 'device'",
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
                "device bills ccnet /dev/b echo=no echo=yes ~ 'echo' is there twice",
                "device bills ccnet /dev/b country=US ~ the country of ccnet is [A-Z]{3}",
                "device bills id003 /dev/b country=US ~ the country of id003 is [0-9a-f]{2}"
            })
    void whatIsWrongIsToldWithItsLine(String line, String complaint) {
        TableSetting.Reading reading = TableSetting.read("table 12\ndevice first cctalk /dev/first\n" + line + "\n");
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
}

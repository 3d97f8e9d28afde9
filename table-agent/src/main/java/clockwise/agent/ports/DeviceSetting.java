package clockwise.agent.ports;

import clockwise.agent.devices.CcTalk;
import clockwise.agent.devices.CcTalkValidator;
import clockwise.agent.devices.CcnetValidator;
import clockwise.agent.devices.Driver;
import clockwise.agent.devices.DropSlot;
import clockwise.agent.devices.Id003Acceptor;
import clockwise.agent.devices.Marks;
import clockwise.agent.devices.ShufflerOrShoe;
import com.fazecast.jSerialComm.SerialPort;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A device as configured.
 *
 * @param name what the table calls it
 * @param port the stable name of its port, for example a link that udev makes
 * @param options those of its kind, each checked
 */
public record DeviceSetting(String name, Kind kind, Path port, Map<String, String> options) {

    /** The kinds of devices, by the word in the configuration. */
    public enum Kind {
        CCTALK("cctalk", 9600, SerialPort.NO_PARITY, "speed serial country checksum"),
        ID003("id003", 9600, SerialPort.EVEN_PARITY, "speed serial country echo parity"),
        CCNET("ccnet", 9600, SerialPort.NO_PARITY, "speed serial country echo"),
        DROP_SLOT("drop-slot", 115_200, SerialPort.NO_PARITY, "speed"),
        SHUFFLER("shuffler", 115_200, SerialPort.NO_PARITY, "speed");

        private final String word;
        private final int speed;
        private final int parity;
        private final String options;

        Kind(String word, int speed, int parity, String options) {
            this.word = word;
            this.speed = speed;
            this.parity = parity;
            this.options = options;
        }

        public String word() {
            return word;
        }

        boolean allows(String option) {
            return List.of(options.split(" ")).contains(option);
        }
    }

    int speed() {
        return Integer.parseInt(option("speed", Integer.toString(kind.speed)));
    }

    int parity() {
        return option("parity", "").equals("none") ? SerialPort.NO_PARITY : kind.parity;
    }

    Driver driver(Marks marks) {
        return switch (kind) {
            case CCTALK -> new CcTalkValidator(marks, check(), option("serial", ""), option("country", "US"));
            case ID003 ->
                new Id003Acceptor(
                        marks,
                        option("serial", ""),
                        Optional.ofNullable(options.get("country")).map(code -> Integer.parseInt(code, 16)),
                        echo());
            case CCNET -> new CcnetValidator(marks, option("serial", ""), option("country", "USA"), echo());
            case DROP_SLOT -> new DropSlot(marks);
            case SHUFFLER -> new ShufflerOrShoe(marks);
        };
    }

    private Optional<CcTalk.Check> check() {
        return Optional.ofNullable(options.get("checksum"))
                .map(word -> word.equals("crc16") ? CcTalk.Check.CRC16 : CcTalk.Check.SUM8);
    }

    private boolean echo() {
        return option("echo", "no").equals("yes");
    }

    private String option(String key, String otherwise) {
        return options.getOrDefault(key, otherwise);
    }
}

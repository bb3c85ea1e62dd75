import Foundation

/// A message from the page: a line of text. Only the texts of `compose`, `type`, `text` and `clipboard` may contain line ends.
///
///     touch began|moved|ended|cancelled FINGER X Y STAMP     X and Y in points, STAMP in the page's milliseconds
///     key down|up CODE MODIFIERS TEXT                        TEXT percent-encoded, empty for keys that write nothing
///     press BUTTON
///     tilt X Y                                               how far the phone leans right and towards its top, -1 to 1
///     hold X Y Z                                             how gravity acts along the device's axes, -1 to 1 each
///     setting NAME VALUE                                     language, region, time-zone, 24-hour; percent-encoded, or default
///     remote BUTTON                                          of a headset: play, pause, toggle, next, previous
///     shown SEQUENCE                                         the frame is on the canvas
///     log on|off                                             whether the page shows what apps write
///     record on|off                                          begins a script of what is done, or ends it
///     network NAME                                           wifi, 3g, edge, lossy or none
///     battery LEVEL STATE                                    from 0 to 1; unplugged, charging or full
///     location LATITUDE LONGITUDE, location none             in degrees
///     heading DEGREES
///     route SPEED PLACE PLACE …                              metres a second; places as LATITUDE,LONGITUDE
///     volume LEVEL                                           from 0 to 1
///     microphone page|off                                    what the device's microphone hears
///     hear BASE64                                            what the page's hears: 16 bits a sample, 48,000 a second
///     silent on|off, headset in|out, proximity near|far, hardware-keyboard on|off
///     rendering NAME on|off                                  slow-animations, color-blended, color-misaligned, color-offscreen
///     ring NUMBER                                            a call comes in; NUMBER percent-encoded, empty for an unknown one
///     text NUMBER TEXT                                       a text message comes in; NUMBER percent-encoded
///     file SIZE NAME                                         a file was dropped; NAME percent-encoded, SIZE in bytes
///     part BASE64                                            the next part of it, after the device has said `more`
///     compose START END TEXT                                 what dead keys or an input method compose; from START to END,
///                                                            in UTF-16 units, is worked at; empty if nothing comes of it
///     type TEXT                                              what came of it
///     clipboard TEXT                                         for the device's pasteboard
///
/// Any other message is an error: the page is not that of this program.
package struct ClientMessage: Equatable {
    package enum Phase: String { case began, moved, ended, cancelled }

    package enum Button: String, CaseIterable {
        case home, lock, shake, call
        case rotateLeft = "rotate-left"
        case rotateRight = "rotate-right"
        case memoryWarning = "memory-warning"
        case volumeUp = "volume-up"
        case volumeDown = "volume-down"
    }

    package enum Content: Equatable {
        case touch(Phase, finger: Int, x: Double, y: Double)
        case key(isDown: Bool, code: String, modifiers: Int, text: String)
        case press(Button)
        case tilt(x: Double, y: Double)
        case hold(x: Double, y: Double, z: Double)
        case remote(ScriptRemoteButton)
        case setting(ScriptSetting, String)
        case shown(UInt32)
        case compose(String, selection: Range<Int>)
        case type(String)
        case clipboard(String)
        case log(Bool)
        case record(Bool)
        case condition(DeviceCondition)
        case ring(number: String)
        case text(String, number: String)
        case file(String, size: Int)
        case part(Data)
        case hear([Int16])
    }

    package let content: Content
    /// The page's time of the input in milliseconds, 0 for none. The next frame contains it.
    package let stamp: Double

    /// The greatest length of a line in UTF-8 bytes, except for `compose`, `type`, `text`, `clipboard`, `route`, `part` and `hear`.
    package static let longestLine = 512
    /// The greatest length of a telephone number, in UTF-8 bytes.
    package static let longestNumber = 64
    /// The greatest length of a route, in UTF-8 bytes: 500 places.
    package static let longestRoute = 16 << 10
    /// The greatest lengths of typed text, and of text for the pasteboard, in UTF-8 bytes.
    package static let longestTyping = 4 << 10
    package static let longestClipboard = 512 << 10
    /// The most samples that a page tells of at once: a fifth of a second.
    package static let longestHearing = 9600
    /// The greatest length of a part of a file, in bytes.
    package static let longestPart = 256 << 10

    /// - Returns: nil if the line is not a valid message.
    package init?(line: String) {
        if let content = Self.text(line) {
            self.content = content
            stamp = 0
            return
        }
        guard line.utf8.count <= Self.longestLine else { return nil }
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard let kind = words.first else { return nil }
        switch (kind, words.count) {
        case ("touch", 6):
            guard let phase = Phase(rawValue: String(words[1])), let finger = Int(words[2]), (1...16).contains(finger),
                let x = Self.coordinate(words[3]), let y = Self.coordinate(words[4]),
                let stamp = Double(words[5]), stamp.isFinite, stamp >= 0
            else { return nil }
            content = .touch(phase, finger: finger, x: x, y: y)
            self.stamp = stamp
        case ("key", 5):
            guard words[1] == "down" || words[1] == "up", (1...32).contains(words[2].utf8.count),
                words[2].allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
                let modifiers = Int(words[3]), (0...15).contains(modifiers),
                let text = words[4].removingPercentEncoding, text.count <= 1
            else { return nil }
            content = .key(isDown: words[1] == "down", code: String(words[2]), modifiers: modifiers, text: text)
            stamp = 0
        case ("press", 2):
            guard let button = Button(rawValue: String(words[1])) else { return nil }
            content = .press(button)
            stamp = 0
        case ("tilt", 3):
            guard let x = Double(words[1]), let y = Double(words[2]), abs(x) <= 1, abs(y) <= 1 else { return nil }
            content = .tilt(x: x, y: y)
            stamp = 0
        case ("hold", 4):
            let parts = words.dropFirst().compactMap { Double($0) }
            guard parts.count == 3, parts.allSatisfy({ abs($0) <= 1 }) else { return nil }
            content = .hold(x: parts[0], y: parts[1], z: parts[2])
            stamp = 0
        case ("setting", 3):
            guard let name = ScriptSetting(rawValue: String(words[1])), let value = words[2].removingPercentEncoding,
                (1...64).contains(value.utf8.count)
            else { return nil }
            content = .setting(name, value)
            stamp = 0
        case ("remote", 2):
            guard let button = ScriptRemoteButton(rawValue: String(words[1])) else { return nil }
            content = .remote(button)
            stamp = 0
        case ("shown", 2):
            guard let sequence = UInt32(words[1]) else { return nil }
            content = .shown(sequence)
            stamp = 0
        case ("log", 2), ("record", 2):
            guard words[1] == "on" || words[1] == "off" else { return nil }
            content = kind == "log" ? .log(words[1] == "on") : .record(words[1] == "on")
            stamp = 0
        case ("ring", 2):
            guard let number = words[1].removingPercentEncoding, number.utf8.count <= Self.longestNumber else {
                return nil
            }
            content = .ring(number: number)
            stamp = 0
        case ("file", 3):
            guard let size = Int(words[1]), (0...DroppedFile.largest).contains(size),
                let name = words[2].removingPercentEncoding, (1...200).contains(name.utf8.count),
                !name.contains("/"), !name.hasPrefix("."), !name.contains("\0")
            else { return nil }
            content = .file(name, size: size)
            stamp = 0
        default:
            guard let condition = DeviceCondition(words: words) else { return nil }
            content = .condition(condition)
            stamp = 0
        }
    }

    private static func text(_ line: String) -> Content? {
        guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let text = line[line.index(after: space)...]
        switch line[..<space] {
        case "compose" where text.utf8.count <= longestTyping: return composed(text)
        case "text" where text.utf8.count <= longestTyping: return texted(text)
        case "route" where text.utf8.count <= longestRoute: return DeviceCondition(route: text).map { .condition($0) }
        case "type" where (1...longestTyping).contains(text.utf8.count): return .type(String(text))
        case "part" where text.utf8.count <= (longestPart + 2) / 3 * 4:
            return Data(base64Encoded: String(text)).map { .part($0) }
        case "hear" where text.utf8.count <= (longestHearing * 2 + 2) / 3 * 4: return heard(text)
        case "clipboard" where (1...longestClipboard).contains(text.utf8.count): return .clipboard(String(text))
        default: return nil
        }
    }

    private static func heard(_ text: Substring) -> Content? {
        guard let data = Data(base64Encoded: String(text)), data.count.isMultiple(of: 2) else { return nil }
        let bytes = [UInt8](data)
        return .hear(
            stride(from: 0, to: bytes.count, by: 2).map { place in
                Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
            })
    }

    private static func texted(_ rest: Substring) -> Content? {
        let words = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, !words[1].isEmpty, let number = words[0].removingPercentEncoding,
            (1...longestNumber).contains(number.utf8.count)
        else { return nil }
        return .text(String(words[1]), number: number)
    }

    private static func composed(_ rest: Substring) -> Content? {
        let words = rest.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, let start = Int(words[0]), let end = Int(words[1]), start >= 0, start <= end,
            end <= words[2].utf16.count
        else { return nil }
        return .compose(String(words[2]), selection: start..<end)
    }

    /// A coordinate in points, which may be outside of the screen within reason.
    private static func coordinate(_ word: Substring) -> Double? {
        guard let value = Double(word), value.isFinite, abs(value) <= 10_000 else { return nil }
        return value
    }
}

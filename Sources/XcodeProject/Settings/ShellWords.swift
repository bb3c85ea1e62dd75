/// Words as a shell takes them apart.
package enum ShellWords {
    /// Words are parted by spaces that are neither in quotes nor behind a `\`.
    package static func split(_ text: String) -> [String] {
        var words: [String] = []
        var word: [UInt8] = []
        var isInWord = false
        var quote: UInt8?
        var bytes = text.utf8.makeIterator()
        while let byte = bytes.next() {
            switch (byte, quote) {
            case (UInt8(ascii: "\\"), nil), (UInt8(ascii: "\\"), UInt8(ascii: "\"")):
                isInWord = true
                word.append(bytes.next() ?? byte)
            case (_, let open?):
                if byte == open { quote = nil } else { word.append(byte) }
            case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
                quote = byte
                isInWord = true
            case (0x20, _), (0x09...0x0D, _):
                if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
                isInWord = false
            default:
                word.append(byte)
                isInWord = true
            }
        }
        if isInWord { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    /// A word in such a form that `split` gives it back.
    package static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty && word.utf8.allSatisfy { !#" \"'"#.utf8.contains($0) && !(0x09...0x0D).contains($0) }
        if isPlain { return word }
        return "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

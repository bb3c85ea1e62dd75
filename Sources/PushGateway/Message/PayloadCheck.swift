/// Checks that a payload is one JSON object (RFC 8259), without making anything of it: that is the device's work.
package enum PayloadCheck {
    /// Deeper ones are refused: nobody needs them, and readers that recurse would run out of stack.
    package static let maximumDepth = 64

    package static func isObject(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var scanner = Scanner(bytes: bytes)
        scanner.skipSpace()
        guard scanner.peek == UInt8(ascii: "{"), scanner.skipValue() else { return false }
        scanner.skipSpace()
        return scanner.peek == nil && String(validating: bytes, as: UTF8.self) != nil
    }

    private struct Scanner {
        let bytes: UnsafeRawBufferPointer
        var place = 0

        var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

        mutating func skipSpace() {
            while let byte = peek, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { place += 1 }
        }

        /// Goes behind a value. The containers that are open are bits of a number, 1 for an object: no recursion.
        mutating func skipValue() -> Bool {
            var open: UInt64 = 0
            var depth = 0
            while true {
                skipSpace()
                guard let byte = peek else { return false }
                var isClosed = true
                switch byte {
                case UInt8(ascii: "{"), UInt8(ascii: "["):
                    guard depth < PayloadCheck.maximumDepth else { return false }
                    let isObject = byte == UInt8(ascii: "{")
                    open = open << 1 | (isObject ? 1 : 0)
                    depth += 1
                    place += 1
                    skipSpace()
                    if peek == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
                        place += 1
                        open >>= 1
                        depth -= 1
                    } else {
                        if isObject, !skipKey() { return false }
                        isClosed = false
                    }
                case UInt8(ascii: "\""):
                    guard skipString() else { return false }
                default:
                    guard skipWord() else { return false }
                }
                guard isClosed else { continue }
                // Behind a value: what closes, or the next element.
                closing: while true {
                    guard depth > 0 else { return true }
                    skipSpace()
                    let isObject = open & 1 == 1
                    switch peek {
                    case UInt8(ascii: ","):
                        place += 1
                        if isObject, !skipKey() { return false }
                        break closing
                    case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
                        place += 1
                        open >>= 1
                        depth -= 1
                    default: return false
                    }
                }
            }
        }

        private mutating func skipKey() -> Bool {
            skipSpace()
            guard peek == UInt8(ascii: "\""), skipString() else { return false }
            skipSpace()
            guard peek == UInt8(ascii: ":") else { return false }
            place += 1
            return true
        }

        private mutating func skipString() -> Bool {
            place += 1
            while let byte = peek {
                place += 1
                switch byte {
                case UInt8(ascii: "\""): return true
                case UInt8(ascii: "\\"):
                    guard let escaped = peek else { return false }
                    place += 1
                    if escaped == UInt8(ascii: "u") {
                        for _ in 0..<4 {
                            guard let digit = peek, Self.isHexadecimal(digit) else { return false }
                            place += 1
                        }
                    } else if !"\"\\/bfnrt".utf8.contains(escaped) {
                        return false
                    }
                case 0..<0x20: return false
                default: break
                }
            }
            return false
        }

        private static func isHexadecimal(_ byte: UInt8) -> Bool {
            (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
        }

        private mutating func skipWord() -> Bool {
            for word in ["true", "false", "null"] as [StaticString] where skip(word) { return true }
            return skipNumber()
        }

        private mutating func skip(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard bytes.count - place >= count else { return false }
            for index in 0..<count where bytes[place + index] != word.utf8Start[index] { return false }
            place += count
            return true
        }

        private mutating func skipDigits() -> Bool {
            let start = place
            while let byte = peek, (0x30...0x39).contains(byte) { place += 1 }
            return place > start
        }

        private mutating func skipNumber() -> Bool {
            if peek == UInt8(ascii: "-") { place += 1 }
            if peek == UInt8(ascii: "0") { place += 1 } else if !skipDigits() { return false }
            if peek == UInt8(ascii: ".") {
                place += 1
                guard skipDigits() else { return false }
            }
            if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
                place += 1
                if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { place += 1 }
                guard skipDigits() else { return false }
            }
            return true
        }
    }
}

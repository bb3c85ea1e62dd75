package extension ArchivedStructure {
    /// As `NSStringFromCGRect` and its like write it: `{{x, y}, {width, height}}`, `{x, y}`, `[a, b, c, d, tx, ty]`.
    var text: String {
        switch self {
        case .pair(let first, let second): "{\(Self.text(first)), \(Self.text(second))}"
        case .rectangle(let x, let y, let width, let height):
            "{{\(Self.text(x)), \(Self.text(y))}, {\(Self.text(width)), \(Self.text(height))}}"
        case .insets(let top, let left, let bottom, let right):
            "{\([top, left, bottom, right].map(Self.text).joined(separator: ", "))}"
        case .transform(let numbers): "[\(numbers.map(Self.text).joined(separator: ", "))]"
        }
    }

    /// Reads what ``text`` writes, with any spaces; nil for anything else.
    init?(text: String) {
        guard text.utf8.count <= 512 else { return nil }
        var numbers: [Double] = []
        var depth = 0
        var deepest = 0
        var start = text.utf8.startIndex
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            guard Self.separates(byte) else { continue }
            if start < index {
                guard let number = Double(text[start..<index]) else { return nil }
                numbers.append(number)
            }
            start = text.utf8.index(after: index)
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            guard depth >= 0 else { return nil }
            deepest = max(deepest, depth)
        }
        guard start == text.utf8.endIndex, depth == 0, deepest > 0 else { return nil }
        if numbers.count == 4, deepest == 1 {
            self = .insets(numbers[0], numbers[1], numbers[2], numbers[3])
        } else {
            self.init(numbers: numbers)
        }
    }

    private static func separates(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","),
            UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"):
            true
        default: false
        }
    }

    private static func text(_ number: Double) -> String {
        if abs(number) < 1e15, let whole = Int64(exactly: number) { return String(whole) }
        // A number of a device's 32 bits is written as short as it was there.
        let single = Float(number)
        return Double(single) == number ? "\(single)" : "\(number)"
    }
}

/// The direction of each part of a line, by the Unicode bidirectional algorithm (UAX #9): the implicit rules W and N,
/// and L2, without explicit embeddings.
struct TextDirections {
    /// A part with one direction, in UTF-16 units; odd levels run from right to left.
    struct Run: Equatable {
        var range: Range<Int>
        var level: Int
    }

    private enum Kind {
        case left, right, number, separator, neutral
    }

    /// In the order of the text.
    private(set) var runs: [Run] = []

    /// True if no character can run from right to left, judged by the code units alone.
    static func isPlain(_ units: [UInt16]) -> Bool {
        // Hebrew has the lowest code units of such scripts; surrogates may be of others.
        !units.contains {
            ($0 >= 0x0590 && $0 < 0x0900) || ($0 >= 0xFB1D && $0 <= 0xFEFF) || $0 == 0x200F || $0 == 0xD802
                || $0 == 0xD803 || $0 == 0xD83A || $0 == 0xD83B
        }
    }

    /// - Parameter base: The level of the paragraph; nil for what its first letter with a direction says.
    init(_ text: String, base: Int? = nil) {
        var kinds: [Kind] = []
        var starts: [Int] = []
        var offset = 0
        for scalar in text.unicodeScalars {
            kinds.append(TextDirections.kind(of: scalar))
            starts.append(offset)
            offset += scalar.value > 0xFFFF ? 2 : 1
        }
        let base = base ?? TextDirections.base(of: text)
        let brackets = TextDirections.brackets(Array(text.unicodeScalars))
        let levels = TextDirections.levels(kinds, brackets, base: base)
        for (index, level) in levels.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : offset
            if let last = runs.last, last.level == level {
                runs[runs.count - 1].range = last.range.lowerBound..<end
            } else {
                runs.append(Run(range: starts[index]..<end, level: level))
            }
        }
    }

    /// The level of a paragraph: 1 if its first letter with a direction runs from right to left, else 0.
    static func base(of text: String) -> Int {
        let first = text.unicodeScalars.lazy.map(kind).first { $0 == .left || $0 == .right }
        return first == .right ? 1 : 0
    }

    private static func levels(_ kinds: [Kind], _ brackets: [Range<Int>], base: Int) -> [Int] {
        var kinds = kinds
        // A separator between numbers belongs to them (W4); numbers after left-to-right text run with it (W7).
        for index in kinds.indices where kinds[index] == .separator {
            let isInside =
                index > 0 && index + 1 < kinds.count && kinds[index - 1] == .number && kinds[index + 1] == .number
            kinds[index] = isInside ? .number : .neutral
        }
        let start: Kind = base == 1 ? .right : .left
        var strong = start
        for index in kinds.indices {
            switch kinds[index] {
            case .left, .right: strong = kinds[index]
            case .number where strong == .left: kinds[index] = .left
            default: break
            }
        }
        for pair in brackets { settle(pair, &kinds, start) }
        // Neutrals between two parts of the same direction get that direction, others that of the line (N1, N2).
        var index = 0
        while index < kinds.count {
            guard kinds[index] == .neutral else {
                index += 1
                continue
            }
            var end = index
            while end < kinds.count, kinds[end] == .neutral { end += 1 }
            func side(_ place: Int) -> Kind {
                guard kinds.indices.contains(place) else { return start }
                return kinds[place] == .number ? .right : kinds[place]
            }
            let before = side(index - 1), after = side(end)
            for place in index..<end { kinds[place] = before == after ? before : start }
            index = end
        }
        return kinds.map { kind in
            switch kind {
            case .right: 1
            case .number: 2
            default: base == 1 ? 2 : 0
            }
        }
    }

    /// Both brackets of a pair run as the line does, unless what is inside and what is before both run the other way
    /// (N0).
    private static func settle(_ pair: Range<Int>, _ kinds: inout [Kind], _ line: Kind) {
        func strong(_ kind: Kind) -> Kind? {
            switch kind {
            case .left: .left
            case .right, .number: .right
            case .separator, .neutral: nil
            }
        }
        let inside = kinds[pair].dropFirst().compactMap(strong)
        guard !inside.isEmpty else { return }
        let before = kinds[..<pair.lowerBound].last { strong($0) != nil }.flatMap(strong) ?? line
        let direction = inside.contains(line) ? line : before
        kinds[pair.lowerBound] = direction
        kinds[pair.upperBound] = direction
    }

    /// The pairs of brackets, ordered by the opening one, each as the range from it up to the closing one.
    private static func brackets(_ scalars: [Unicode.Scalar]) -> [Range<Int>] {
        let closing: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]", "{": "}"]
        var open: [(place: Int, closing: Unicode.Scalar)] = []
        var pairs: [Range<Int>] = []
        for (place, scalar) in scalars.enumerated() {
            if let end = closing[scalar] {
                // The algorithm's own limit.
                guard open.count < 63 else { return [] }
                open.append((place, end))
            } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
                pairs.append(open[match].place..<place)
                open.removeSubrange(match...)
            }
        }
        return pairs.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        switch scalar.value {
        case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: return .number
        case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A: return .separator
        case 0x200E: return .left
        case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return .right
        default: return scalar.properties.isAlphabetic ? .left : .neutral
        }
    }

    /// The runs from left to right (L2).
    static func visualOrder<Item>(_ items: [Item], level: (Item) -> Int) -> [Item] {
        var ordered = items
        let highest = items.map(level).max() ?? 0
        guard highest > 0 else { return items }
        for turned in stride(from: highest, through: 1, by: -1) {
            var index = 0
            while index < ordered.count {
                guard level(ordered[index]) >= turned else {
                    index += 1
                    continue
                }
                var end = index
                while end < ordered.count, level(ordered[end]) >= turned { end += 1 }
                ordered[index..<end].reverse()
                index = end
            }
        }
        return ordered
    }
}

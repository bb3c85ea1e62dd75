import Foundation

/// An extended regular expression of POSIX, as the rules of `CodeResources` have them.
///
/// Rules come from strangers' bundles, so matching takes time in proportion to the text and to the pattern, whatever both are:
/// all ways through the pattern are followed at once. There are no references back and no classes by name.
package struct PathPattern {
    private enum Step {
        case byte(ByteSet)
        case start
        case end
        /// Goes on at both places.
        case fork(Int, Int)
        case jump(Int)
        case found
    }

    private var steps: [Step] = []

    static let mostSteps = 512
    /// Parts that are looked at to make the steps: repetitions of nothing make none.
    private static let mostParts = 20_000
    private var parts = 0

    /// Steps of the pattern, a measure of how long matching takes.
    var size: Int { steps.count }

    /// - Throws: `SigningError` for a pattern that is damaged or too large.
    package init(_ text: String) throws {
        var parser = PathPatternParser(text)
        let node = try parser.parse()
        try add(node)
        try append(.found)
    }

    /// True if the pattern is found somewhere in the text.
    package func matches(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        var current: [Int] = [], following: [Int] = []
        var seen = [Int](repeating: -1, count: steps.count)
        for place in 0...bytes.count {
            // A match may begin at each place.
            if reach(0, at: place, bytes.count, &seen, &current) { return true }
            guard place < bytes.count else { break }
            following.removeAll(keepingCapacity: true)
            for step in current {
                guard case .byte(let set) = steps[step], set.contains(bytes[place]) else { continue }
                if reach(step + 1, at: place + 1, bytes.count, &seen, &following) { return true }
            }
            swap(&current, &following)
        }
        return false
    }

    /// Adds the steps that take a byte and can be come to from a step without one.
    ///
    /// - Parameter seen: for each step the place at which it was come to last.
    /// - Returns: true if the pattern's end can be.
    private func reach(_ first: Int, at place: Int, _ end: Int, _ seen: inout [Int], _ found: inout [Int]) -> Bool {
        var open = [first]
        while let index = open.popLast() {
            guard seen[index] != place else { continue }
            seen[index] = place
            switch steps[index] {
            case .byte: found.append(index)
            case .start: if place == 0 { open.append(index + 1) }
            case .end: if place == end { open.append(index + 1) }
            case .fork(let one, let other): open += [one, other]
            case .jump(let target): open.append(target)
            case .found: return true
            }
        }
        return false
    }

    // MARK: Making

    private mutating func append(_ step: Step) throws {
        guard steps.count < Self.mostSteps else { throw SigningError("a rule's pattern is too large.") }
        steps.append(step)
    }

    private mutating func add(_ node: PathPatternNode) throws {
        parts += 1
        guard parts <= Self.mostParts else { throw SigningError("a rule's pattern is too large.") }
        switch node {
        case .nothing: break
        case .byte(let set): try append(.byte(set))
        case .start: try append(.start)
        case .end: try append(.end)
        case .sequence(let nodes): for node in nodes { try add(node) }
        case .choice(let one, let other):
            let fork = steps.count
            try append(.fork(fork + 1, 0))
            try add(one)
            let jump = steps.count
            try append(.jump(0))
            steps[fork] = .fork(fork + 1, steps.count)
            try add(other)
            steps[jump] = .jump(steps.count)
        case .repetition(let node, let least, let most):
            for _ in 0..<least { try add(node) }
            if let most {
                for _ in 0..<most - least { try addOptional(node) }
            } else {
                let fork = steps.count
                try append(.fork(fork + 1, 0))
                try add(node)
                try append(.jump(fork))
                steps[fork] = .fork(fork + 1, steps.count)
            }
        }
    }

    private mutating func addOptional(_ node: PathPatternNode) throws {
        let fork = steps.count
        try append(.fork(fork + 1, 0))
        try add(node)
        steps[fork] = .fork(fork + 1, steps.count)
    }
}

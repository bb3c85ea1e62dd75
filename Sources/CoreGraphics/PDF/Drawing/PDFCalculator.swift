/// The subset of PostScript that PDF functions of type 4 are written in.
struct PDFCalculator {
    private indirect enum Step {
        case number(CGFloat)
        case operation(String)
        case condition([Step], [Step]?)
    }

    private let steps: [Step]

    private static let mostSteps = 10_000
    private static let largestStack = 100

    /// Nil for programs that are not in braces, or too long.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
            .replacingOccurrences(of: "{", with: " { ").replacingOccurrences(of: "}", with: " } ")
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        guard words.count <= PDFCalculator.mostSteps, words.popFirst() == "{",
            let steps = PDFCalculator.block(&words, depth: 0)
        else { return nil }
        self.steps = steps
    }

    private static func block(_ words: inout ArraySlice<String>, depth: Int) -> [Step]? {
        guard depth < 32 else { return nil }
        var steps: [Step] = [], blocks: [[Step]] = []
        while let word = words.popFirst() {
            switch word {
            case "}": return steps
            case "{":
                guard let inner = block(&words, depth: depth + 1) else { return nil }
                blocks.append(inner)
            case "if":
                guard let then = blocks.popLast() else { return nil }
                steps.append(.condition(then, nil))
            case "ifelse":
                guard let otherwise = blocks.popLast(), let then = blocks.popLast() else { return nil }
                steps.append(.condition(then, otherwise))
            default: steps.append(Double(word).map { .number(CGFloat($0)) } ?? .operation(word))
            }
        }
        return nil
    }

    func values(_ inputs: [CGFloat]) -> [CGFloat] {
        var stack = inputs
        run(steps, &stack)
        return stack
    }

    private func run(_ steps: [Step], _ stack: inout [CGFloat]) {
        for step in steps where stack.count < PDFCalculator.largestStack {
            switch step {
            case .number(let value): stack.append(value)
            case .condition(let then, let otherwise):
                if (stack.popLast() ?? 0) != 0 { run(then, &stack) } else { run(otherwise ?? [], &stack) }
            case .operation(let name): perform(name, &stack)
            }
        }
    }

    private func perform(_ name: String, _ stack: inout [CGFloat]) {
        func pop() -> CGFloat { stack.popLast() ?? 0 }
        func unary(_ body: (CGFloat) -> CGFloat) { stack.append(body(pop())) }
        func binary(_ body: (CGFloat, CGFloat) -> CGFloat) {
            let second = pop(), first = pop()
            stack.append(body(first, second))
        }
        func whole(_ value: CGFloat) -> Int { value.isFinite && abs(value) < 1e9 ? Int(value) : 0 }
        switch name {
        case "add": binary(+)
        case "sub": binary(-)
        case "mul": binary(*)
        case "div": binary { $1 == 0 ? 0 : $0 / $1 }
        case "idiv": binary { whole($1) == 0 ? 0 : CGFloat(whole($0) / whole($1)) }
        case "mod": binary { whole($1) == 0 ? 0 : CGFloat(whole($0) % whole($1)) }
        case "neg": unary { -$0 }
        case "abs": unary { abs($0) }
        case "ceiling": unary { $0.rounded(.up) }
        case "floor": unary { $0.rounded(.down) }
        case "round": unary { ($0 + 0.5).rounded(.down) }
        case "truncate", "cvi": unary { $0.rounded(.towardZero) }
        case "cvr": break
        case "sqrt": unary { $0 > 0 ? $0.squareRoot() : 0 }
        case "sin": unary { sin($0 * .pi / 180) }
        case "cos": unary { cos($0 * .pi / 180) }
        case "atan":
            binary {
                let degrees = atan2($0, $1) * 180 / .pi
                return degrees < 0 ? degrees + 360 : degrees
            }
        case "exp": binary { pow($0, $1) }
        case "ln": unary { $0 > 0 ? log($0) : 0 }
        case "log": unary { $0 > 0 ? log10($0) : 0 }
        case "eq": binary { $0 == $1 ? 1 : 0 }
        case "ne": binary { $0 != $1 ? 1 : 0 }
        case "gt": binary { $0 > $1 ? 1 : 0 }
        case "ge": binary { $0 >= $1 ? 1 : 0 }
        case "lt": binary { $0 < $1 ? 1 : 0 }
        case "le": binary { $0 <= $1 ? 1 : 0 }
        case "and": binary { CGFloat(whole($0) & whole($1)) }
        case "or": binary { CGFloat(whole($0) | whole($1)) }
        case "xor": binary { CGFloat(whole($0) ^ whole($1)) }
        case "not": unary { $0 == 0 ? 1 : $0 == 1 ? 0 : CGFloat(~whole($0)) }
        case "bitshift":
            binary {
                let shift = min(max(whole($1), -31), 31)
                return CGFloat(shift >= 0 ? whole($0) << shift : whole($0) >> -shift)
            }
        case "true": stack.append(1)
        case "false": stack.append(0)
        case "pop": _ = pop()
        case "dup": if let last = stack.last { stack.append(last) }
        case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
        case "copy":
            let count = whole(pop())
            if (0...stack.count).contains(count), count < PDFCalculator.largestStack { stack += stack.suffix(count) }
        case "index":
            let place = whole(pop())
            if (0..<stack.count).contains(place) { stack.append(stack[stack.count - 1 - place]) }
        case "roll":
            let by = whole(pop()), count = whole(pop())
            guard count > 1, count <= stack.count else { return }
            let part = Array(stack.suffix(count)), shift = (by % count + count) % count
            stack.removeLast(count)
            stack += part.suffix(shift) + part.prefix(count - shift)
        default: break
        }
    }
}

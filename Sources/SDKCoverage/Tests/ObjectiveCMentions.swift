/// What an Objective-C source does with names: the messages that it sends, the methods that it implements.
struct ObjectiveCMentions {
    /// Every name in the code.
    private(set) var names: Set<String> = []
    /// Selectors that are sent, implemented or taken by `@selector`.
    private(set) var selectors: Set<String> = []
    /// What stands behind a dot.
    private(set) var dots: Set<String> = []
    /// What stands behind a dot and is assigned to.
    private(set) var assigned: Set<String> = []

    /// What stands between brackets of one kind.
    private struct Group {
        /// The place of the bracket that opens it.
        var start: Int
        var isSquare: Bool
        var parts: [String] = []
        var pendingQuestions = 0
        /// Where the last argument or the receiver began.
        var argument: Int
    }

    init(_ tokens: [SourceToken]) {
        var groups: [Group] = []
        for (place, token) in tokens.enumerated() {
            switch token {
            case .name(let name):
                names.insert(name)
                if place > 0, tokens[place - 1].isSign(".") { addDot(name, tokens, place) }
                if name == "selector", place > 0, tokens[place - 1].isSign("@") { addSelector(tokens, place + 1) }
            case .literal:
                if place > 0, tokens[place - 1].isSign("@") { names.formUnion(["NSString", "NSNumber"]) }
            case .sign(let sign):
                switch Unicode.Scalar(sign) {
                case "[", "(", "{":
                    if place > 0, tokens[place - 1].isSign("@") { addBoxed(sign) }
                    groups.append(Group(start: place, isSquare: token.isSign("["), argument: place + 1))
                case "]", ")", "}":
                    if let group = groups.popLast(), group.isSquare { close(group, tokens, place) }
                case "?": if !groups.isEmpty { groups[groups.count - 1].pendingQuestions += 1 }
                case ":": if !groups.isEmpty { colon(&groups[groups.count - 1], tokens, place) }
                case "-", "+": if groups.isEmpty { addImplementation(tokens, place + 1) }
                default: break
                }
            }
        }
    }

    private mutating func addBoxed(_ sign: UInt8) {
        switch Unicode.Scalar(sign) {
        case "[": names.insert("NSArray")
        case "{": names.insert("NSDictionary")
        default: names.insert("NSNumber")
        }
    }

    private mutating func addDot(_ name: String, _ tokens: [SourceToken], _ place: Int) {
        dots.insert(name)
        guard place + 2 < tokens.count else { return }
        let isPlain = tokens[place + 1].isSign("=") && !tokens[place + 2].isSign("=")
        let isOperator = "+-*/|&^".unicodeScalars.contains { tokens[place + 1].isSign($0) }
        let isCompound = isOperator && tokens[place + 2].isSign("=")
        if isPlain || isCompound { assigned.insert(name) }
    }

    private func colon(_ group: inout Group, _ tokens: [SourceToken], _ place: Int) {
        guard group.isSquare else { return }
        if group.pendingQuestions > 0 {
            group.pendingQuestions -= 1
            return
        }
        // Behind the receiver or an argument there is a name, or none (`functionWithControlPoints::::`).
        if let name = tokens[place - 1].name, place - 1 > group.argument {
            group.parts.append(name)
        } else {
            group.parts.append("")
        }
        group.argument = place + 1
    }

    private mutating func close(_ group: Group, _ tokens: [SourceToken], _ place: Int) {
        if !group.parts.isEmpty {
            selectors.insert(group.parts.map { $0 + ":" }.joined())
        } else if let name = tokens[place - 1].name, place - 1 > group.start + 1 {
            let before = tokens[place - 2]
            if before.name != nil || before == .literal || [")", "]", "}"].contains(where: { before.isSign($0) }) {
                selectors.insert(name)
            }
        }
    }

    /// `(name:with:)` behind `@selector`.
    private mutating func addSelector(_ tokens: [SourceToken], _ start: Int) {
        var text = ""
        var place = start + 1
        while place < tokens.count, !tokens[place].isSign(")") {
            text += tokens[place].name ?? (tokens[place].isSign(":") ? ":" : "")
            place += 1
        }
        selectors.insert(text)
    }

    /// `(type)name:(type)argument … {` behind the sign of a method.
    private mutating func addImplementation(_ tokens: [SourceToken], _ start: Int) {
        var place = start
        var selector = ""
        func skipType() {
            guard place < tokens.count, tokens[place].isSign("(") else { return }
            var depth = 0
            while place < tokens.count {
                if tokens[place].isSign("(") { depth += 1 }
                if tokens[place].isSign(")") { depth -= 1 }
                place += 1
                if depth == 0 { return }
            }
        }
        skipType()
        while place < tokens.count, let part = tokens[place].name {
            selector += part
            place += 1
            guard place < tokens.count, tokens[place].isSign(":") else { break }
            selector += ":"
            place += 1
            skipType()
            place += 1
        }
        // Behind the last argument there may be `, ...`.
        while place < tokens.count, tokens[place].isSign(",") || tokens[place].isSign(".") { place += 1 }
        if place < tokens.count, tokens[place].isSign("{") { selectors.insert(selector) }
    }
}

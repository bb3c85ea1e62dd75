/// What a Swift source does with names: the members it uses, calls and overrides.
struct SwiftMentions {
    /// Every name in the code.
    private(set) var names: Set<String> = []
    /// Calls and declarations with the labels that are there: `setTitle(_:for:)` is `setTitle` with `for`.
    private(set) var calls: [String: Set<[String]>] = [:]

    init(_ tokens: [SourceToken]) {
        for (place, token) in tokens.enumerated() {
            guard let name = token.name else { continue }
            names.insert(name)
            guard place + 1 < tokens.count else { continue }
            guard tokens[place + 1].isSign("(") || tokens[place + 1].isSign("{") else { continue }
            calls[name, default: []].insert(Self.labels(tokens, place + 1))
        }
    }

    /// The labels of a call's arguments, and of closures behind it.
    private static func labels(_ tokens: [SourceToken], _ start: Int) -> [String] {
        guard tokens[start].isSign("(") else { return [] }
        var labels: [String] = []
        var depth = 0
        for place in start..<tokens.count {
            if ["(", "[", "{"].contains(where: { tokens[place].isSign($0) }) { depth += 1 }
            if [")", "]", "}"].contains(where: { tokens[place].isSign($0) }) { depth -= 1 }
            if depth == 0 { break }
            let opens = tokens[place].isSign("(") || tokens[place].isSign(",")
            guard depth == 1, opens, place + 2 < tokens.count, let label = tokens[place + 1].name else { continue }
            // `for value:` in a declaration, `for:` in a call.
            let isDeclared = tokens[place + 2].name != nil && place + 3 < tokens.count && tokens[place + 3].isSign(":")
            if label != "_", tokens[place + 2].isSign(":") || isDeclared { labels.append(label) }
        }
        return labels
    }

    /// Whether a member is used: arguments that have a value of their own, and the last closures, may be left out.
    func uses(_ name: SwiftName) -> Bool {
        guard let wanted = name.labels else { return names.contains(name.base) }
        let found = (calls[name.base] ?? []).union(name.isInitializer ? calls["init"] ?? [] : [])
        return found.contains { labels in
            var rest = wanted[...]
            for label in labels {
                guard let place = rest.firstIndex(of: label) else { return false }
                rest = rest[(place + 1)...]
            }
            return !labels.isEmpty || wanted.count <= 1 && !name.isInitializer || wanted.isEmpty
        }
    }
}

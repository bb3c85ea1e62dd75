/// A key of a hardware keyboard that is pressed while others are held: `shift+left`, `command+c`.
public struct ScriptChord: Sendable, Hashable {
    public enum Modifier: String, Sendable, Hashable, CaseIterable {
        case shift, control, option, command

        /// As `Device.key` counts them.
        var number: Int {
            switch self {
            case .shift: 1
            case .control: 2
            case .option: 4
            case .command: 8
            }
        }
    }

    public let modifiers: Set<Modifier>
    /// The name of a `ScriptKey`, or a small letter from a to z.
    public let key: String

    /// - Parameter word: names with `+` between them, the key's as the last.
    /// - Returns: nil for what is no chord.
    public init?(word: String) {
        let parts = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
        let held = parts.dropLast().compactMap(Modifier.init)
        guard let key = parts.last, !held.isEmpty, held.count == parts.count - 1, Set(held).count == held.count,
            ScriptKey(rawValue: key) != nil || Self.isLetter(key)
        else { return nil }
        self.key = key
        modifiers = Set(held)
    }

    /// - Parameters:
    ///   - code: The key's name as web pages give it.
    ///   - modifiers: As `Device.key` counts them.
    /// - Returns: nil for a key that scripts do not know, or without modifiers.
    init?(code: String, modifiers: Int) {
        let held = Modifier.allCases.filter { modifiers & $0.number != 0 }.map(\.rawValue)
        let name = ScriptKey.allCases.first { $0.code == code }?.rawValue ?? String(code.dropFirst(3)).lowercased()
        self.init(word: (held + [name]).joined(separator: "+"))
        guard self.code == code else { return nil }
    }

    private static func isLetter(_ key: String) -> Bool { key.count == 1 && ("a"..."z").contains(key) }

    /// As a script writes it.
    public var word: String {
        (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [key]).joined(separator: "+")
    }

    /// The key's name as web pages give it.
    var code: String { ScriptKey(rawValue: key)?.code ?? "Key" + key.uppercased() }

    /// The held keys as `Device.key` counts them.
    var number: Int { modifiers.reduce(0) { $0 + $1.number } }
}

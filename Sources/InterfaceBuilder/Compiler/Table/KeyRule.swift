/// The conversion of one key of a document's class.
package struct KeyRule {
    package enum Outcome {
        /// The key becomes one key of the nib.
        case field(NibField)
        /// A special conversion, of several keys together or to more than one value.
        case part(NibPart)
        /// The nib has nothing for the key.
        case nothing(UnusedReason)
    }

    /// The key in documents: `IBUIText`.
    package let key: String
    package let outcome: Outcome

    /// The nib's key for a key of documents, by the usual change of prefix: `IBUIText` and `IBText` become `UIText`.
    static func nibKey(for key: String) -> String {
        if key.hasPrefix("IBUI") || key.hasPrefix("IBMK") { return String(key.dropFirst(2)) }
        return key.hasPrefix("IB") ? "UI" + key.dropFirst(2) : key
    }

    private static func field(
        _ key: String, _ nibKey: String?, _ kind: NibField.Kind, absent: NibConstant?, leftOut: NibConstant?
    ) -> KeyRule {
        let field = NibField(key: nibKey ?? self.nibKey(for: key), kind: kind, absent: absent, leftOut: leftOut)
        return KeyRule(key: key, outcome: .field(field))
    }

    /// A Boolean. `absent` is the value of a document without the key, `leftOut` that of a nib without it.
    static func flag(_ key: String, _ nibKey: String? = nil, absent: Bool = false, leftOut: Bool = false) -> KeyRule {
        field(key, nibKey, .boolean, absent: .boolean(absent), leftOut: .boolean(leftOut))
    }

    /// A Boolean that the nib stores inverted (`UINotHidden` for `hidden`); `absent` is the value of a document without
    /// the key.
    static func not(_ key: String, _ nibKey: String, absent: Bool = true) -> KeyRule {
        field(key, nibKey, .inverse, absent: .boolean(absent), leftOut: .boolean(false))
    }

    static func integer(_ key: String, _ nibKey: String? = nil, absent: Int? = nil, leftOut: Int? = 0) -> KeyRule {
        field(key, nibKey, .integer, absent: absent.map { .integer($0) }, leftOut: leftOut.map { .integer($0) })
    }

    static func float(_ key: String, _ nibKey: String? = nil, absent: Double? = nil, leftOut: Double? = 0) -> KeyRule {
        field(key, nibKey, .float, absent: absent.map { .real($0) }, leftOut: leftOut.map { .real($0) })
    }

    static func double(_ key: String, _ nibKey: String? = nil, absent: Double? = nil, leftOut: Double? = nil) -> KeyRule
    {
        field(key, nibKey, .double, absent: absent.map { .real($0) }, leftOut: leftOut.map { .real($0) })
    }

    static func text(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .text, absent: nil, leftOut: nil)
    }

    static func colour(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .colour, absent: nil, leftOut: nil)
    }

    static func image(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .image, absent: nil, leftOut: nil)
    }

    /// An object of the document, or a Foundation object.
    static func object(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .object, absent: nil, leftOut: nil)
    }

    static func array(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .array, absent: nil, leftOut: nil)
    }

    static func mutableArray(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .mutableArray, absent: nil, leftOut: nil)
    }

    /// A point or a size.
    static func pair(
        _ key: String, _ nibKey: String? = nil, absent: (Double, Double)? = nil, leftOut: (Double, Double)? = nil
    ) -> KeyRule {
        field(
            key, nibKey, .pair, absent: absent.map { .pair($0.0, $0.1) }, leftOut: leftOut.map { .pair($0.0, $0.1) })
    }

    static func rectangle(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .rectangle, absent: nil, leftOut: nil)
    }

    static func insets(_ key: String, _ nibKey: String? = nil) -> KeyRule {
        field(key, nibKey, .insets, absent: nil, leftOut: nil)
    }

    static func part(_ key: String, _ part: NibPart) -> KeyRule { KeyRule(key: key, outcome: .part(part)) }

    static func nothing(_ key: String, _ reason: UnusedReason) -> KeyRule {
        KeyRule(key: key, outcome: .nothing(reason))
    }
}

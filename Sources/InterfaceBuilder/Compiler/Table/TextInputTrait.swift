/// A text input trait. Documents store the traits in a separate object, nibs in the view.
struct TextInputTrait {
    let key: String
    let nibKey: String
    let isFlag: Bool

    static let all: [TextInputTrait] = [
        integer("AutocapitalizationType"), integer("AutocorrectionType"), integer("SpellCheckingType"),
        integer("KeyboardType"), integer("KeyboardAppearance"), integer("ReturnKeyType"),
        flag("EnablesReturnKeyAutomatically"), flag("SecureTextEntry"),
    ]

    private static func integer(_ name: String) -> TextInputTrait {
        TextInputTrait(key: "IBUI" + name, nibKey: "UI" + name, isFlag: false)
    }

    private static func flag(_ name: String) -> TextInputTrait {
        TextInputTrait(key: "IBUI" + name, nibKey: "UI" + name, isFlag: true)
    }
}

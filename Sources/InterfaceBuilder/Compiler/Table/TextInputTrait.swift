/// A trait of the keyboard that a text view asks for: a document keeps them in an object of their own, a nib in the
/// view.
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

/// A key of a hardware keyboard that went down or up.
package struct KeyPress: Hashable, Sendable {
    /// Keys held while another is pressed.
    package struct Modifiers: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let shift = Modifiers(rawValue: 1 << 0)
        package static let control = Modifiers(rawValue: 1 << 1)
        package static let option = Modifiers(rawValue: 1 << 2)
        package static let command = Modifiers(rawValue: 1 << 3)
    }

    /// False when the key went up.
    package var isDown: Bool
    /// What the key types, empty for keys that type nothing.
    package var text: String
    /// The key's name as web pages give it (`KeyboardEvent.code`): "KeyA", "Enter", "ArrowLeft".
    package var code: String
    package var modifiers: Modifiers

    package init(isDown: Bool, text: String, code: String, modifiers: Modifiers = []) {
        self.isDown = isDown
        self.text = text
        self.code = code
        self.modifiers = modifiers
    }
}

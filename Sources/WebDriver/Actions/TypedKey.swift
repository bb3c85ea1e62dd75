/// Keys that W3C's clients send as characters of Unicode's private area (WebDriver section 17.4.2, Keyboard actions).
package struct TypedKey: Hashable, Sendable {
    /// The key's name as web pages give it.
    var code: String
    var text: String
    /// Shift 1, control 2, option 4, command 8; 0 for other keys.
    var modifier = 0

    package init(code: String, text: String, modifier: Int = 0) {
        self.code = code
        self.text = text
        self.modifier = modifier
    }

    package enum Piece: Hashable {
        case text(String)
        case key(TypedKey)
    }

    /// Parts a text into what is typed and what is pressed. Modifiers alone do nothing here.
    package static func pieces(of text: String) -> [Piece] {
        var pieces: [Piece] = []
        for character in text {
            if let key = special[character] {
                if key.modifier == 0, !key.code.isEmpty { pieces.append(.key(key)) }
            } else if case .text(let before)? = pieces.last {
                pieces[pieces.count - 1] = .text(before + String(character))
            } else {
                pieces.append(.text(String(character)))
            }
        }
        return pieces
    }

    static let special: [Character: TypedKey] = [
        "\u{E000}": TypedKey(code: "", text: ""), "\u{E003}": TypedKey(code: "Backspace", text: ""),
        "\u{E004}": TypedKey(code: "Tab", text: "\t"), "\u{E006}": TypedKey(code: "Enter", text: "\n"),
        "\u{E007}": TypedKey(code: "Enter", text: "\n"), "\u{E008}": TypedKey(code: "ShiftLeft", text: "", modifier: 1),
        "\u{E009}": TypedKey(code: "ControlLeft", text: "", modifier: 2),
        "\u{E00A}": TypedKey(code: "AltLeft", text: "", modifier: 4),
        "\u{E00C}": TypedKey(code: "Escape", text: ""), "\u{E00D}": TypedKey(code: "Space", text: " "),
        "\u{E012}": TypedKey(code: "ArrowLeft", text: ""), "\u{E013}": TypedKey(code: "ArrowUp", text: ""),
        "\u{E014}": TypedKey(code: "ArrowRight", text: ""), "\u{E015}": TypedKey(code: "ArrowDown", text: ""),
        "\u{E017}": TypedKey(code: "Delete", text: ""),
        "\u{E03D}": TypedKey(code: "MetaLeft", text: "", modifier: 8),
        "\u{E050}": TypedKey(code: "ShiftRight", text: "", modifier: 1),
        "\u{E051}": TypedKey(code: "ControlRight", text: "", modifier: 2),
        "\u{E052}": TypedKey(code: "AltRight", text: "", modifier: 4),
        "\u{E053}": TypedKey(code: "MetaRight", text: "", modifier: 8),
    ]
}

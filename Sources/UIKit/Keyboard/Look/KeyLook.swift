/// The colours of one kind of key.
struct KeyLook {
    /// From top to bottom, 0 to 1.
    let face: [BarPicture.Stop]
    /// The opacity of the white highlight at the top edge of the face, and at its sides, from 0 to 1.
    let highlight: CGFloat
    let sideHighlight: CGFloat
    /// Between keys that touch each other.
    var border = CGColor(gray: 0, alpha: 0.85)
    let text: CGColor
    let textShadow: CGColor
    /// Below the letters, or above them, in points.
    let textShadowOffset: CGFloat

    /// The visual state of a key.
    enum State: Hashable {
        case normal
        case pressed
        /// A return key that searches, sends or is done.
        case prominent
        /// A shift key that is locked.
        case locked
        /// A return key that there is no text for.
        case disabled
    }

    /// - Parameters:
    ///   - depth: The vertical position of the key on the keyboard, from 0 (top) to 1. Lower keys are darker.
    ///   - isDark: True for the keyboard appearance of alerts.
    static func look(_ style: Key.Style, _ state: State, depth: CGFloat, isDark: Bool) -> KeyLook {
        switch (style, state) {
        case (.light, .pressed), (.light, .locked), (.space, .pressed), (.dark, .pressed):
            isDark ? night(0.10, 0.04) : slate(depth)
        case (.light, _): isDark ? night(0.44, 0.26) : paper(depth)
        case (.space, _): isDark ? night(0.40, 0.24) : paleBar
        case (.dark, .normal): isDark ? night(0.25, 0.12) : stone(depth)
        case (.dark, .prominent), (.dark, .locked): blue
        case (.dark, .disabled): isDark ? night(0.25, 0.12, text: 0.5) : stone(depth, textAlpha: 0.55)
        case (.pad, .normal): isDark ? night(0.36, 0.22) : padPaper
        case (.pad, _): padPressed
        case (.padCorner, .normal): isDark ? night(0.22, 0.10) : padStone
        case (.padCorner, _): isDark ? night(0.40, 0.30) : padPaper
        }
    }

    private static let white = CGColor(gray: 1, alpha: 1)
    private static let padBorder = CGColor(red: 0.36, green: 0.40, blue: 0.47, alpha: 1)
    private static let padText = CGColor(red: 0.13, green: 0.16, blue: 0.21, alpha: 1)

    private static func light(
        _ face: [BarPicture.Stop], highlight: CGFloat, text: CGColor, shadow: CGFloat = 1
    ) -> KeyLook {
        KeyLook(
            face: face, highlight: highlight, sideHighlight: 0.25, border: padBorder, text: text,
            textShadow: CGColor(gray: 1, alpha: shadow), textShadowOffset: 1)
    }

    private static func dark(
        _ face: [BarPicture.Stop], highlight: CGFloat = 0.35, text: CGColor = white, border: CGColor? = nil
    ) -> KeyLook {
        KeyLook(
            face: face, highlight: highlight, sideHighlight: 0.1, border: border ?? CGColor(gray: 0, alpha: 0.85),
            text: text, textShadow: CGColor(gray: 0, alpha: 0.6), textShadowOffset: -1)
    }

    /// Two colours, times `shade`.
    private static func stops(
        _ top: (CGFloat, CGFloat, CGFloat), _ bottom: (CGFloat, CGFloat, CGFloat), _ shade: CGFloat = 1
    ) -> [BarPicture.Stop] {
        let part = shade / 255
        return [
            (0, top.0 * part, top.1 * part, top.2 * part), (1, bottom.0 * part, bottom.1 * part, bottom.2 * part),
        ]
    }

    private static func paper(_ depth: CGFloat) -> KeyLook {
        let shade = 1 - 0.12 * max(depth - 0.05, 0)
        return light(
            stops((253, 254, 255), (225, 227, 231), shade), highlight: 1, text: CGColor(gray: 0, alpha: 1))
    }

    private static var paleBar: KeyLook {
        light(
            stops((225, 225, 229), (179, 184, 190)), highlight: 0.4,
            text: CGColor(red: 0.32, green: 0.36, blue: 0.41, alpha: 1), shadow: 0.6)
    }

    private static func stone(_ depth: CGFloat, textAlpha: CGFloat = 1) -> KeyLook {
        let shade = 1 - 0.65 * (depth - 0.555)
        return dark(stops((152, 157, 168), (103, 110, 123), shade), text: CGColor(gray: 1, alpha: textAlpha))
    }

    private static func slate(_ depth: CGFloat) -> KeyLook {
        dark(stops((92, 99, 114), (58, 66, 80), 1 - 0.4 * (depth - 0.555)), highlight: 0.12)
    }

    private static var blue: KeyLook {
        dark([(0, 0.44, 0.60, 0.90), (0.5, 0.24, 0.46, 0.87), (1, 0.08, 0.31, 0.80)])
    }

    private static var padPaper: KeyLook {
        light(
            [(0, 0.965, 0.97, 0.975), (0.5, 0.905, 0.913, 0.925), (1, 0.79, 0.808, 0.835)], highlight: 1,
            text: padText)
    }

    private static var padStone: KeyLook {
        light([(0, 0.66, 0.69, 0.74), (1, 0.47, 0.51, 0.575)], highlight: 0.45, text: padText, shadow: 0.5)
    }

    private static var padPressed: KeyLook {
        dark([(0, 0.42, 0.57, 0.86), (0.5, 0.20, 0.40, 0.80), (1, 0.09, 0.27, 0.70)], border: padBorder)
    }

    /// A translucent key of the alert keyboard.
    private static func night(_ top: CGFloat, _ bottom: CGFloat, text: CGFloat = 1) -> KeyLook {
        dark([(0, top, top, top), (1, bottom, bottom, bottom)], highlight: 0.2, text: CGColor(gray: text, alpha: 1))
    }
}

/// The colours of one kind of key.
struct KeyLook {
    /// From top to bottom, 0 to 1.
    let face: [BarPicture.Stop]
    /// The line along the top of the face.
    let highlight: CGColor
    let border: CGColor
    let text: CGColor
    let textShadow: CGColor
    /// Below the letters, or above them, in points.
    let textShadowOffset: CGFloat

    /// What a key looks like at the moment.
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

    /// - Parameter isDark: Whether the keyboard looks as under an alert.
    static func look(_ style: Key.Style, _ state: State, isDark: Bool) -> KeyLook {
        switch (style, state) {
        case (.light, .pressed), (.light, .locked): isDark ? darkKey(0.10, 0.04) : slate
        case (.light, _): isDark ? darkKey(0.44, 0.26) : paper
        case (.dark, .normal): isDark ? darkKey(0.25, 0.12) : stone
        case (.dark, .pressed): isDark ? darkKey(0.10, 0.04) : slate
        case (.dark, .prominent), (.dark, .locked): blue
        case (.dark, .disabled): isDark ? darkKey(0.25, 0.12, text: 0.5) : paleStone
        case (.pad, .normal): isDark ? darkKey(0.36, 0.22) : padPaper
        case (.pad, _): padPressed
        case (.padCorner, .normal): isDark ? darkKey(0.22, 0.10) : padStone
        case (.padCorner, _): isDark ? darkKey(0.40, 0.30) : padPaper
        }
    }

    private static let clear = CGColor(gray: 0, alpha: 0)
    private static let white = CGColor(gray: 1, alpha: 1)

    private static var paper: KeyLook {
        KeyLook(
            face: [(0, 0.985, 0.987, 0.99), (0.5, 0.935, 0.94, 0.947), (1, 0.85, 0.862, 0.88)], highlight: white,
            border: CGColor(red: 0.20, green: 0.24, blue: 0.31, alpha: 0.55), text: CGColor(gray: 0, alpha: 1),
            textShadow: white, textShadowOffset: 1)
    }

    private static var stone: KeyLook {
        KeyLook(
            face: [(0, 0.568, 0.604, 0.664), (1, 0.352, 0.392, 0.466)],
            highlight: CGColor(red: 0.72, green: 0.75, blue: 0.80, alpha: 0.9),
            border: CGColor(red: 0.14, green: 0.18, blue: 0.24, alpha: 0.7), text: white,
            textShadow: CGColor(gray: 0, alpha: 0.55), textShadowOffset: -1)
    }

    private static var paleStone: KeyLook {
        KeyLook(
            face: stone.face, highlight: stone.highlight, border: stone.border,
            text: CGColor(red: 0.70, green: 0.73, blue: 0.78, alpha: 1), textShadow: CGColor(gray: 0, alpha: 0.25),
            textShadowOffset: -1)
    }

    private static var slate: KeyLook {
        KeyLook(
            face: [(0, 0.36, 0.39, 0.45), (1, 0.23, 0.26, 0.32)],
            highlight: CGColor(red: 0.30, green: 0.33, blue: 0.38, alpha: 0.9),
            border: CGColor(red: 0.10, green: 0.13, blue: 0.18, alpha: 0.8), text: white,
            textShadow: CGColor(gray: 0, alpha: 0.55), textShadowOffset: -1)
    }

    private static var blue: KeyLook {
        KeyLook(
            face: [(0, 0.46, 0.62, 0.91), (0.5, 0.24, 0.46, 0.87), (1, 0.08, 0.31, 0.80)],
            highlight: CGColor(red: 0.67, green: 0.78, blue: 0.96, alpha: 0.9),
            border: CGColor(red: 0.08, green: 0.14, blue: 0.30, alpha: 0.75), text: white,
            textShadow: CGColor(gray: 0, alpha: 0.5), textShadowOffset: -1)
    }

    private static var padPaper: KeyLook {
        KeyLook(
            face: [(0, 0.965, 0.97, 0.975), (0.5, 0.905, 0.913, 0.925), (1, 0.79, 0.808, 0.835)], highlight: white,
            border: CGColor(red: 0.36, green: 0.40, blue: 0.47, alpha: 1),
            text: CGColor(red: 0.13, green: 0.16, blue: 0.21, alpha: 1),
            textShadow: white, textShadowOffset: 1)
    }

    private static var padStone: KeyLook {
        KeyLook(
            face: [(0, 0.66, 0.69, 0.74), (1, 0.47, 0.51, 0.575)],
            highlight: CGColor(red: 0.80, green: 0.82, blue: 0.86, alpha: 1),
            border: CGColor(red: 0.36, green: 0.40, blue: 0.47, alpha: 1),
            text: CGColor(red: 0.13, green: 0.16, blue: 0.21, alpha: 1), textShadow: CGColor(gray: 1, alpha: 0.5),
            textShadowOffset: 1)
    }

    private static var padPressed: KeyLook {
        KeyLook(
            face: [(0, 0.42, 0.57, 0.86), (0.5, 0.20, 0.40, 0.80), (1, 0.09, 0.27, 0.70)],
            highlight: CGColor(red: 0.60, green: 0.72, blue: 0.93, alpha: 1),
            border: CGColor(red: 0.36, green: 0.40, blue: 0.47, alpha: 1), text: white,
            textShadow: CGColor(gray: 0, alpha: 0.5), textShadowOffset: -1)
    }

    /// A key that lets what is under an alert's keyboard shine through.
    private static func darkKey(_ top: CGFloat, _ bottom: CGFloat, text: CGFloat = 1) -> KeyLook {
        KeyLook(
            face: [(0, top, top, top), (1, bottom, bottom, bottom)],
            highlight: CGColor(gray: 1, alpha: 0.22), border: CGColor(gray: 0, alpha: 0.85),
            text: CGColor(gray: text, alpha: 1), textShadow: CGColor(gray: 0, alpha: 0.7), textShadowOffset: -1)
    }
}

/// The one line of a text field while it is not edited: shortened or made smaller to fit.
@MainActor struct TextFieldLine {
    let text: String
    let font: UIFont
    /// The font of text that fits; where it is smaller, the line keeps this one's height.
    let fullFont: UIFont
    let alignment: NSTextAlignment
    let vertical: UIControl.ContentVerticalAlignment

    /// How far below the rectangle's top a line of the font begins.
    static func offset(
        of font: UIFont, height: CGFloat, _ vertical: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch vertical {
        case .top, .fill: 0
        case .center: ((height - font.lineHeight) / 2).rounded(.down)
        case .bottom: (height - font.lineHeight).rounded(.down)
        }
    }

    func draw(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        // No field is so wide that more could be seen.
        let shown = text.prefix(TextFieldLine.longestText).map { $0.isNewline ? " " : $0 }
        let layout = TextLayout(
            String(shown), font: font, width: rect.width, limit: 1, mode: .byTruncatingTail)
        var top = rect.minY + TextFieldLine.offset(of: fullFont, height: rect.height, vertical)
        if font.pointSize != fullFont.pointSize {
            top += UIBaselineAdjustment.alignCenters.offset(of: font, inLineOf: fullFont)
        }
        layout.draw(
            in: CGRect(x: rect.minX, y: top, width: rect.width, height: font.lineHeight), alignment: alignment)
    }

    private static let longestText = 2000
}

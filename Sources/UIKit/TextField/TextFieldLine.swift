/// The line of a text field that is not being edited: truncated, or in a reduced font.
@MainActor struct TextFieldLine {
    let text: String
    let font: UIFont
    /// The full-size font, which determines the line height if `font` is reduced.
    let fullFont: UIFont
    let alignment: NSTextAlignment
    let vertical: UIControl.ContentVerticalAlignment

    /// The distance from the top of the rectangle to a line of the font, in points.
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
        // A longer text would not be visible in any field.
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

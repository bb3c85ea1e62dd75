/// A label's text laid out in a rectangle: several lines, or one line whose font may be reduced to fit.
@MainActor struct LabelContent {
    private let layout: TextLayout
    private let fullFont: UIFont
    private let alignment: NSTextAlignment
    private let adjustment: UIBaselineAdjustment
    private let clips: Bool

    init(_ label: UILabel, in size: CGSize, lines: Int) {
        let text = label.text ?? ""
        fullFont = label.usedFont
        alignment = label.textAlignment
        adjustment = label.baselineAdjustment
        var font = fullFont
        if label.adjustsFontSizeToFitWidth, lines == 1 {
            let factor = label.minimumScaleFactor
            let least = factor > 0 ? min(factor, 1) * fullFont.pointSize : label.minimumFontSize
            font = text.fittingFont(fullFont, minFontSize: least, width: size.width)
        }
        let room = min(max((size.height / font.lineHeight).rounded(.down), 1), 100_000)
        let limit = lines > 0 ? min(lines, Int(room)) : Int(room)
        layout = TextLayout(text, font: font, width: size.width, limit: limit, mode: label.lineBreakMode)
        clips = layout.isTruncated && label.lineBreakMode == .byClipping
    }

    var size: CGSize { layout.lines.isEmpty ? .zero : layout.size }

    /// Draws the lines, vertically centred in `rect`.
    func draw(in rect: CGRect) {
        let isReduced = layout.font.pointSize != fullFont.pointSize
        let height = isReduced ? fullFont.lineHeight : layout.size.height
        var top = rect.minY + ((rect.height - height) / 2).rounded()
        if isReduced { top += adjustment.offset(of: layout.font, inLineOf: fullFont) }
        let lines = CGRect(x: rect.minX, y: top, width: rect.width, height: layout.size.height)
        layout.draw(in: lines, alignment: alignment, clips: clips)
    }
}

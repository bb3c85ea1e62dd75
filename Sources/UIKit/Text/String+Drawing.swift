/// Draws and measures text in a single font, in the current context's fill colour (*UIStringDrawing* of iPhone OS 3).
/// Sizes are in whole points. Main thread only.
extension String {
    // MARK: One line

    /// The size of the text on a single line.
    /// - ObjC: sizeWithFont:
    public func size(withFont font: UIFont) -> CGSize {
        TextLayout(self, font: font, width: .greatestFiniteMagnitude, limit: 1, mode: .byClipping).size
    }

    /// The size of the text on a single line that is truncated to `width`.
    /// - ObjC: sizeWithFont:forWidth:lineBreakMode:
    public func size(withFont font: UIFont, forWidth width: CGFloat, lineBreakMode: NSLineBreakMode) -> CGSize {
        let size = TextLayout(self, font: font, width: width, limit: 1, mode: lineBreakMode).size
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    /// The size of the text on a single line in the largest font size that fits `width`.
    /// - Parameter actualFontSize: Receives the font size, which is at least `minFontSize`.
    /// - ObjC: sizeWithFont:minFontSize:actualFontSize:forWidth:lineBreakMode:
    public func size(
        withFont font: UIFont, minFontSize: CGFloat, actualFontSize: UnsafeMutablePointer<CGFloat>?,
        forWidth width: CGFloat, lineBreakMode: NSLineBreakMode
    ) -> CGSize {
        let fitting = fittingFont(font, minFontSize: minFontSize, width: width)
        actualFontSize?.pointee = fitting.pointSize
        return size(withFont: fitting, forWidth: width, lineBreakMode: lineBreakMode)
    }

    /// Draws the text on a single line.
    /// - Returns: the size of the drawn text.
    /// - ObjC: drawAtPoint:withFont:
    @discardableResult
    public func draw(at point: CGPoint, withFont font: UIFont) -> CGSize {
        let layout = TextLayout(self, font: font, width: .greatestFiniteMagnitude, limit: 1, mode: .byClipping)
        layout.draw(in: CGRect(origin: point, size: layout.size), alignment: .left)
        return layout.size
    }

    /// Draws the text on a single line that is truncated to `width`.
    /// - ObjC: drawAtPoint:forWidth:withFont:lineBreakMode:
    @discardableResult
    public func draw(
        at point: CGPoint, forWidth width: CGFloat, withFont font: UIFont, lineBreakMode: NSLineBreakMode
    ) -> CGSize {
        draw(
            at: point, forWidth: width, withFont: font, fontSize: font.pointSize, lineBreakMode: lineBreakMode,
            baselineAdjustment: .alignBaselines)
    }

    /// Draws the text on a single line in another size of the font, aligned within the line height of `font`.
    /// - ObjC: drawAtPoint:forWidth:withFont:fontSize:lineBreakMode:baselineAdjustment:
    @discardableResult
    public func draw(
        at point: CGPoint, forWidth width: CGFloat, withFont font: UIFont, fontSize: CGFloat,
        lineBreakMode: NSLineBreakMode, baselineAdjustment: UIBaselineAdjustment
    ) -> CGSize {
        let layout = TextLayout(self, font: font.withSize(fontSize), width: width, limit: 1, mode: lineBreakMode)
        let top = point.y + baselineAdjustment.offset(of: layout.font, inLineOf: font)
        let rect = CGRect(x: point.x, y: top, width: width, height: layout.size.height)
        layout.draw(in: rect, alignment: .left, clips: layout.isTruncated && lineBreakMode == .byClipping)
        return CGSize(width: min(layout.size.width, max(width, 0)), height: layout.size.height)
    }

    /// Draws the text on a single line in the largest font size that fits `width`.
    /// - ObjC: drawAtPoint:forWidth:withFont:minFontSize:actualFontSize:lineBreakMode:baselineAdjustment:
    @discardableResult
    public func draw(
        at point: CGPoint, forWidth width: CGFloat, withFont font: UIFont, minFontSize: CGFloat,
        actualFontSize: UnsafeMutablePointer<CGFloat>?, lineBreakMode: NSLineBreakMode,
        baselineAdjustment: UIBaselineAdjustment
    ) -> CGSize {
        let fitting = fittingFont(font, minFontSize: minFontSize, width: width)
        actualFontSize?.pointee = fitting.pointSize
        return draw(
            at: point, forWidth: width, withFont: font, fontSize: fitting.pointSize, lineBreakMode: lineBreakMode,
            baselineAdjustment: baselineAdjustment)
    }

    // MARK: Several lines

    /// The size of the text in lines within `size`, broken between words.
    /// - ObjC: sizeWithFont:constrainedToSize:
    public func size(withFont font: UIFont, constrainedTo size: CGSize) -> CGSize {
        self.size(withFont: font, constrainedTo: size, lineBreakMode: .byWordWrapping)
    }

    /// The size of the lines of the text that fit `size`, but of at least one line. If lines are broken, a line has at
    /// least one character, even if it is wider.
    /// - ObjC: sizeWithFont:constrainedToSize:lineBreakMode:
    public func size(withFont font: UIFont, constrainedTo size: CGSize, lineBreakMode: NSLineBreakMode) -> CGSize {
        let text = layout(font, in: size, lineBreakMode).size
        let breaks = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
        let hasWiderCharacter = breaks && text.width > (max(size.width, 0) + 0.01).rounded(.up)
        return CGSize(width: hasWiderCharacter ? text.width : min(text.width, max(size.width, 0)), height: text.height)
    }

    /// Draws the text in lines, broken between words.
    /// - ObjC: drawInRect:withFont:
    @discardableResult
    public func draw(in rect: CGRect, withFont font: UIFont) -> CGSize {
        draw(in: rect, withFont: font, lineBreakMode: .byWordWrapping, alignment: .left)
    }

    /// - ObjC: drawInRect:withFont:lineBreakMode:
    @discardableResult
    public func draw(in rect: CGRect, withFont font: UIFont, lineBreakMode: NSLineBreakMode) -> CGSize {
        draw(in: rect, withFont: font, lineBreakMode: lineBreakMode, alignment: .left)
    }

    /// Draws the lines of the text that fit the rectangle, from its top.
    /// - ObjC: drawInRect:withFont:lineBreakMode:alignment:
    @discardableResult
    public func draw(
        in rect: CGRect, withFont font: UIFont, lineBreakMode: NSLineBreakMode, alignment: NSTextAlignment
    ) -> CGSize {
        let layout = layout(font, in: rect.size, lineBreakMode)
        layout.draw(in: rect, alignment: alignment, clips: layout.isTruncated && lineBreakMode == .byClipping)
        return layout.size
    }

    private func layout(_ font: UIFont, in size: CGSize, _ mode: NSLineBreakMode) -> TextLayout {
        let lines = min(max((size.height / font.lineHeight).rounded(.down), 1), 100_000)
        return TextLayout(self, font: font, width: size.width, limit: Int(lines), mode: mode)
    }

    /// The font in the largest size, from its own down to `minFontSize`, at which the text fits on a single line.
    package func fittingFont(_ font: UIFont, minFontSize: CGFloat, width: CGFloat) -> UIFont {
        let natural = TextLayout(self, font: font, width: .greatestFiniteMagnitude, limit: 1, mode: .byClipping)
        guard let line = natural.lines.first, line.width > width, minFontSize < font.pointSize else { return font }
        // Advances are proportional to the font size. The device tries whole sizes only.
        let exact = font.pointSize * max(width, 0) / line.width
        return font.withSize(Swift.max(exact.rounded(.down), minFontSize, 1))
    }
}

extension UIBaselineAdjustment {
    /// The distance from the top of the full-size line to the top of the reduced line, in points.
    func offset(of font: UIFont, inLineOf fullFont: UIFont) -> CGFloat {
        switch self {
        case .alignBaselines:
            UIGraphicsGetCurrentContext().map { fullFont.baselineOffset(in: $0) - font.baselineOffset(in: $0) } ?? 0
        case .alignCenters: ((fullFont.lineHeight - font.lineHeight) / 2).rounded(.down)
        case .none: 0
        }
    }
}

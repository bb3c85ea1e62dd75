extension TextLayout {
    /// Draws the lines in the current context with its fill colour.
    /// - Parameters:
    ///   - rect: The lines begin at its top and are aligned within its width.
    ///   - clips: True to clip lines that are wider than the rectangle.
    func draw(in rect: CGRect, alignment: NSTextAlignment, clips: Bool = false) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if clips { context.clip(to: rect) }
        let baseline = font.baselineOffset(in: context)
        var top = rect.minY
        for line in lines {
            let run = TextShaper.shape(line.text, face: font.face, size: font.pointSize)
            let x = rect.minX + alignment.indent(of: line.width, in: rect.width)
            context.draw(run, at: CGPoint(x: x, y: top + baseline))
            top += font.lineHeight
        }
    }
}

extension NSTextAlignment {
    /// The distance of a line from the left edge: whole points, so that letters stay sharp; 0 for a line that is too
    /// long.
    func indent(of width: CGFloat, in total: CGFloat) -> CGFloat {
        switch self {
        case .left: 0
        case .center: max(((total - width) / 2).rounded(.down), 0)
        case .right: max((total - width).rounded(.down), 0)
        }
    }
}

extension TextLayout {
    /// Draws the lines in the current context with its fill colour.
    /// - Parameters:
    ///   - rect: Lines begin at its top and are aligned in its width.
    ///   - clips: Whether lines wider than the rectangle are cut off.
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
    /// How far a line is from the left edge; whole points keep letters sharp. Lines too long begin at the edge.
    func indent(of width: CGFloat, in total: CGFloat) -> CGFloat {
        switch self {
        case .left: 0
        case .center: max(((total - width) / 2).rounded(.down), 0)
        case .right: max((total - width).rounded(.down), 0)
        }
    }
}

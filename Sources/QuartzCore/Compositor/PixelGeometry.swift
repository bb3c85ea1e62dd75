extension PixelRect {
    /// The pixels that an upright rectangle covers anything of. Edges that are whole but for rounding errors count as
    /// whole.
    init(touchedBy rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .zero
            return
        }
        let tolerance = min(1e-4, rect.width / 4, rect.height / 4)
        self.init(covering: rect.insetBy(dx: tolerance, dy: tolerance))
    }

    /// The pixels whose centres are inside an upright rectangle: what a fill without smoothing covers.
    init(centeredIn rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .zero
            return
        }
        func edge(_ value: CGFloat) -> CGFloat { (value + 0.5 - 1e-6).rounded(.down) }
        let (left, top) = (edge(rect.minX), edge(rect.minY))
        self.init(
            covering: CGRect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top))
    }
}

extension CGContext {
    /// Draws a run in the fill colour, its origin at `baselineOrigin`; upright where y points down.
    package func draw(_ run: ShapedRun, at baselineOrigin: CGPoint) {
    }
}

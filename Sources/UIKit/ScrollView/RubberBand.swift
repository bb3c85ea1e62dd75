/// The resistance of content that is dragged beyond its edge: it follows the finger less and less.
enum RubberBand {
    /// The fraction of the finger's movement that the content follows just beyond the edge.
    private static let stiffness: CGFloat = 0.55

    /// Where the content is shown when the finger has dragged it to `position`.
    /// - Parameter dimension: The view's length along the axis, which the content never leaves wholly.
    static func shown(_ position: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        let edge = range.clamp(position)
        let pull = abs(position - edge)
        guard pull > 0, dimension > 0 else { return edge }
        let stretch = (1 - 1 / (pull * stiffness / dimension + 1)) * dimension
        return position < edge ? edge - stretch : edge + stretch
    }

    /// The inverse: the position without resistance, for content that is shown at `position`.
    static func dragged(_ position: CGFloat, in range: ClosedRange<CGFloat>, dimension: CGFloat) -> CGFloat {
        let edge = range.clamp(position)
        let stretch = min(abs(position - edge), dimension * 0.99)
        guard stretch > 0, dimension > 0 else { return edge }
        let pull = (1 / (1 - stretch / dimension) - 1) * dimension / stiffness
        return position < edge ? edge - pull : edge + pull
    }
}

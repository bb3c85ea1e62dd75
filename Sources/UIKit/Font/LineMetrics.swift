/// The vertical metrics of lines of text.
///
/// iPhone OS 3 places lines on whole points with fixed proportions, so that a line of 17-point text is 21 points high and
/// one of 12 points is 15.
enum LineMetrics {
    static func lineHeight(size: CGFloat) -> CGFloat { max((size * 1.25).rounded(.toNearestOrEven), 1) }

    static func baselineOffset(size: CGFloat) -> CGFloat { (size * 0.96).rounded() }
}

/// Vertical measures of a font in parts of its size.
///
/// The families that the platform ships have fixed measures, the same for all their faces: the fonts that stand in for
/// them have others, which also differ from face to face.
package struct FontMetrics: Hashable, Sendable {
    /// Above the baseline, positive.
    package var ascender: CGFloat
    /// Below the baseline, negative.
    package var descender: CGFloat
    package var lineGap: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    /// The height of a line in points: ascender, descender and gap, each rounded up to whole points.
    ///
    /// With Helvetica's measures this gives the platform's 15 points for size 12, 16 for 13, 18 for 14, 21 for 17 and
    /// 24 for 20.
    package func lineHeight(size: CGFloat) -> CGFloat {
        // Reduced by a trifle, so that a rounding error does not make 24 of 0.23 × 100.
        func up(_ value: CGFloat) -> CGFloat { (value * size - 1e-6).rounded(.up) }
        return up(ascender) + up(-descender) + up(lineGap)
    }

    /// From the top of a line to its baseline, rounded up to whole pixels as the device does: at one pixel a point 17
    /// for size 17 and 19 for 20, at two 16.5 and 19.
    package func baselineOffset(size: CGFloat, scale: CGFloat) -> CGFloat {
        (ascender * size * scale - 1e-6).rounded(.up) / scale
    }
}

/// Vertical measures of a font in parts of its size.
package struct FontMetrics: Hashable, Sendable {
    /// Above the baseline, positive.
    package var ascender: CGFloat
    /// Below the baseline, negative.
    package var descender: CGFloat
    package var lineGap: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
}

/// The blurred shape of a shadow, in pixels.
final class ShadowImage {
    /// The input of the blur: an image with an equal shape is used again.
    struct Shape: Equatable {
        /// The outline relative to the first pixel of the shape.
        var outline: [CGPoint]
        var path: CGPath?
        var pathTransform: PlaneTransform?
        var radius: CGFloat

        static func == (first: Shape, second: Shape) -> Bool {
            first.outline == second.outline && first.path === second.path && first.radius == second.radius
                && first.pathTransform == second.pathTransform
        }
    }

    /// Nil for a shadow made from drawn pixels, which may change at any time.
    let shape: Shape?
    let mask: MaskImage
    /// The place of the mask's first pixel relative to the first pixel of the shape.
    let offset: Int

    /// Blurs `mask`, whose shape begins `offset` pixels from its edges.
    init(_ mask: MaskImage, shape: Shape?, radius: CGFloat, offset: Int) {
        self.shape = shape
        self.mask = mask
        self.offset = -offset
        BoxBlur(sigma: Double(radius)).apply(to: mask)
    }

    /// The distance by which a blur of a radius extends a shape.
    static func spread(ofRadius radius: CGFloat) -> CGFloat { max(radius, 0) * 3 + 1 }
}

internal import CPixman

/// One step of painting, in pixels of the target.
struct PaintItem {
    enum Operation {
        /// A colour over `rect`.
        case fill(PixelColor)
        /// A colour through coverage, the mask's first pixel at (x, y).
        case stencil(PixelColor, MaskImage, x: Int, y: Int)
        case image(ImagePainting)
        /// Keeps what is under `rect`, to be used by the `blend` of the same number.
        case keep(Int)
        /// Takes back some of what was painted over `rect` since the `keep` of this number.
        case blend(Int, BlendAmount)
    }

    /// What it can change.
    var rect: PixelRect
    /// Whether it covers all of `rect` without a trace of what was there.
    var isOpaque: Bool
    var operation: Operation
}

/// How much of what was kept comes back.
enum BlendAmount {
    /// The same everywhere: 0...1.
    case even(Double)
    /// By coverage, the mask's first pixel at (x, y).
    case mask(MaskImage, x: Int, y: Int)
}

/// A colour as pixman takes it: 16 bits, multiplied by alpha.
struct PixelColor {
    let color: pixman_color_t

    init(_ rgba: RGBA, opacity: Double) {
        // What is no number counts as nothing.
        func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let alpha = unit(Double(rgba.alpha) * opacity)
        func channel(_ value: CGFloat) -> UInt16 { UInt16((unit(Double(value)) * alpha * 65535).rounded()) }
        color = pixman_color_t(
            red: channel(rgba.red), green: channel(rgba.green), blue: channel(rgba.blue),
            alpha: UInt16((alpha * 65535).rounded()))
    }

    var isOpaque: Bool { color.alpha >= 0xff80 }
    var isClear: Bool { color.alpha < 0x80 }
}

/// Pixels that are put somewhere.
struct ImagePainting {
    let surface: Surface
    /// Whether alpha is ignored.
    let isOpaque: Bool
    let opacity: Double
    /// The outline of the target, where its edges do not follow pixels; at (x, y).
    var stencil: (mask: MaskImage, x: Int, y: Int)?
    var placing: Placing
    /// Edges that are not smoothed where the pixels are turned, as `CPixelKernels` numbers them.
    var hardEdges: UInt32 = 0
    /// Whether the pixels are added to what is there instead of put over it.
    var isAdded = false

    enum Placing {
        /// Pixel by pixel: the surface's first one is at (x, y).
        case aligned(x: Int, y: Int)
        /// From a place on the target to a place in the surface.
        case sampled(PlaneTransform, isSmooth: Bool)
        /// From a place on the target to a place in the surface, of which a part is shown; its edges are smooth.
        case turned(PlaneTransform, part: PixelRect, isSmooth: Bool)
    }
}

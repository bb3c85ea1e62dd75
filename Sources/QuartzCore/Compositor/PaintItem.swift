internal import CPixman

/// One step of painting, in pixels of the target.
struct PaintItem {
    enum Operation {
        /// A colour over `rect`.
        case fill(PixelColor)
        /// A colour through coverage, the mask's first pixel at (x, y).
        case stencil(PixelColor, MaskImage, x: Int, y: Int)
        case image(ImagePainting)
        /// Saves the pixels under `rect` for the `blend` of the same number.
        case keep(Int)
        /// Blends pixels saved by the `keep` of this number over what was painted since.
        case blend(Int, BlendAmount)
    }

    /// The pixels that the step may change.
    var rect: PixelRect
    /// True if the step covers all of `rect` opaquely.
    var isOpaque: Bool
    var operation: Operation
}

/// The amount to which the saved pixels are blended back.
enum BlendAmount {
    /// The same for all pixels, from 0 to 1.
    case even(Double)
    /// By coverage, the mask's first pixel at (x, y).
    case mask(MaskImage, x: Int, y: Int)
}

/// A colour as pixman takes it: 16 bits, multiplied by alpha.
struct PixelColor {
    let color: pixman_color_t

    init(_ rgba: RGBA, opacity: Double) {
        // NaN counts as 0.
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

/// An image and how it is placed on the target.
struct ImagePainting {
    let surface: Surface
    /// Whether alpha is ignored.
    let isOpaque: Bool
    let opacity: Double
    /// Coverage of the outline, if its edges do not fall between pixels; the mask's first pixel is at (x, y).
    var stencil: (mask: MaskImage, x: Int, y: Int)?
    var placing: Placing
    /// Edges that are not smoothed where the pixels are turned, as `CPixelKernels` numbers them.
    var hardEdges: UInt32 = 0
    /// True for additive blending instead of source-over.
    var isAdded = false

    enum Placing {
        /// Pixel by pixel: the surface's first one is at (x, y).
        case aligned(x: Int, y: Int)
        /// Sampled; the transform goes from the target to the surface.
        case sampled(PlaneTransform, isSmooth: Bool)
        /// Sampled from a part of the surface, with smoothed edges; the transform goes from the target to the surface.
        case turned(PlaneTransform, part: PixelRect, isSmooth: Bool)
    }
}

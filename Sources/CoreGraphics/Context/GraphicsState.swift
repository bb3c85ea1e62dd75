/// The state that `saveGState` saves. Transform, clip and line style are saved by cairo itself.
struct GraphicsState {
    /// The paint of fills or strokes.
    enum Paint {
        case color(RGBA)
        case pattern(CGPattern, RGBA)

        init(_ color: CGColor) {
            if let pattern = color.pattern { self = .pattern(pattern, color.rgba) } else { self = .color(color.rgba) }
        }
    }

    struct Shadow {
        /// Pixels, y down.
        var offset: CGSize
        /// Standard deviation in pixels.
        var deviation: CGFloat
        var color: RGBA
    }

    var fill = Paint.color(.black)
    var stroke = Paint.color(.black)
    var fillColorSpace = CGColorSpace.deviceGray
    var strokeColorSpace = CGColorSpace.deviceGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolationQuality = CGInterpolationQuality.default
    var patternPhase = CGSize.zero
    /// Coverage by which all drawing is multiplied, in device pixels; set by clipping to image masks.
    var clipMask: Surface?

    var font: FontFace?
    var fontSize: CGFloat = 12
    var characterSpacing: CGFloat = 0
    var textDrawingMode = CGTextDrawingMode.fill
    var smoothsFonts = true
    var renderingIntent = CGColorRenderingIntent.defaultIntent
}

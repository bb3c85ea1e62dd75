/// What `saveGState` saves, apart from what cairo saves itself: transform, clip, line style.
struct GraphicsState {
    /// What shapes are filled or lines are drawn with.
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
    /// Coverage that all drawing is multiplied by, in device pixels; from clips to image masks.
    var clipMask: Surface?

    var font: FontFace?
    var fontSize: CGFloat = 12
    var characterSpacing: CGFloat = 0
    var textDrawingMode = CGTextDrawingMode.fill
    var smoothsFonts = true
    var renderingIntent = CGColorRenderingIntent.defaultIntent
}

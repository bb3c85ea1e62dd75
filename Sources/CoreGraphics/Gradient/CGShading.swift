/// Colours along a line or between circles, as a function gives them.
public final class CGShading: PlatformObject {
    private enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    private let shape: Shape
    private let gradient: CGGradient
    /// Kept although it has been sampled: apps may free data in its release callback that they expect to live as long
    /// as the shading.
    private let function: CGFunction
    private let options: CGGradientDrawingOptions

    /// How finely the function is sampled.
    private static let sampleCount = 257

    /// Nil when `function` does not take one number and give the components of `space`, with or without alpha.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(space, .axial(start, end), function, extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Nil when `function` does not take one number and give the components of `space`, with or without alpha.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            space, .radial(start, startRadius, end, endRadius), function, extendStart: extendStart,
            extendEnd: extendEnd)
    }

    private init?(
        _ space: CGColorSpace, _ shape: Shape, _ function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        let components = space.numberOfComponents
        guard function.inputCount == 1, components > 0, (components...(components + 1)).contains(function.outputCount)
        else { return nil }
        let last = CGFloat(CGShading.sampleCount - 1)
        gradient = CGGradient(
            colors: (0..<CGShading.sampleCount).map { space.rgba(function.values([CGFloat($0) / last])) })
        self.shape = shape
        self.function = function
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
        super.init(platform: ())
    }

    func draw(in context: CGContext) {
        switch shape {
        case .axial(let start, let end):
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        case .radial(let start, let startRadius, let end, let endRadius):
            context.drawRadialGradient(
                gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: options)
        }
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        shading.draw(in: self)
    }
}

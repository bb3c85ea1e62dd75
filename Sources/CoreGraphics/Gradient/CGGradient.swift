/// On which sides a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours along a line from 0 to 1.
public final class CGGradient: PlatformObject, @unchecked Sendable {
    package struct Stop {
        package var location: CGFloat
        package var color: RGBA
    }

    /// In ascending order of location.
    package let stops: [Stop]

    /// - Parameters:
    ///   - components: for each stop the components of `space` and alpha.
    ///   - locations: `count` places in 0...1; nil spreads the colours evenly.
    public init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0, space.model != .pattern, space.numberOfComponents > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).map { index in
            space.rgba(Array(UnsafeBufferPointer(start: components + index * stride, count: stride)))
        }
        stops = CGGradient.stops(colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
        super.init(platform: ())
    }

    /// - Parameters:
    ///   - colors: `CGColor` objects; nil is returned when there are none or one is something else.
    ///   - locations: a place in 0...1 for each colour; nil spreads the colours evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
        let parsed = colors.compactMap { ($0 as? CGColor)?.rgba }
        guard !parsed.isEmpty, parsed.count == colors.count else { return nil }
        stops = CGGradient.stops(
            parsed, locations.map { Array(UnsafeBufferPointer(start: $0, count: parsed.count)) })
        super.init(platform: ())
    }

    package init(colors: [RGBA], locations: [CGFloat]? = nil) {
        stops = CGGradient.stops(colors, locations?.count == colors.count ? locations : nil)
        super.init(platform: ())
    }

    private static func stops(_ colors: [RGBA], _ locations: [CGFloat]?) -> [Stop] {
        let last = CGFloat(max(1, colors.count - 1))
        let unsorted = colors.enumerated().map { index, color in
            Stop(location: min(max(locations?[index] ?? CGFloat(index) / last, 0), 1), color: color)
        }
        // Sorted by location, and equal locations by their order, since two colours at one location make a hard edge.
        return unsorted.enumerated()
            .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
            .map(\.element)
    }
}

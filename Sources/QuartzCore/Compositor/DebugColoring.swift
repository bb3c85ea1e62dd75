/// Tints over what the compositor paints, which show what makes it slow: those of the Debug menu of Apple's simulator.
package struct DebugColoring: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Opaque parts are green, those that are blended with what lies behind them red.
    package static let blended = DebugColoring(rawValue: 1 << 0)
    /// Images that are sampled: magenta where their pixels fall between those of the screen, yellow where they have another
    /// size.
    package static let misaligned = DebugColoring(rawValue: 1 << 1)
    /// What is painted aside first is yellow.
    package static let offscreen = DebugColoring(rawValue: 1 << 2)

    enum Tint {
        case green, red, magenta, yellow

        /// Translucent, so that what is below can be recognized.
        var color: PixelColor {
            let rgba =
                switch self {
                case .green: RGBA(red: 0, green: 1, blue: 0, alpha: 1)
                case .red: RGBA(red: 1, green: 0, blue: 0, alpha: 1)
                case .magenta: RGBA(red: 1, green: 0, blue: 1, alpha: 1)
                case .yellow: RGBA(red: 1, green: 1, blue: 0, alpha: 1)
                }
            return PixelColor(rgba, opacity: 0.45)
        }
    }
}

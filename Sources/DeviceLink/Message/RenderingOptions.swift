/// How apps draw while somebody looks for faults: the Debug menu of Apple's simulator.
package struct RenderingOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Animations take ten times as long.
    package static let slowAnimations = RenderingOptions(rawValue: 1 << 0)
    /// What is painted opaquely is tinted green, what is blended with what lies behind it red.
    package static let colorBlended = RenderingOptions(rawValue: 1 << 1)
    /// Images whose pixels do not fall on those of the screen are tinted magenta, those that are stretched yellow.
    package static let colorMisaligned = RenderingOptions(rawValue: 1 << 2)
    /// What is painted off the screen first, for a mask, a group's opacity or a shadow, is tinted yellow.
    package static let colorOffscreen = RenderingOptions(rawValue: 1 << 3)

    package static let all: RenderingOptions = [.slowAnimations, .colorBlended, .colorMisaligned, .colorOffscreen]
}

/// A colour in device RGB, components 0...1, not multiplied by alpha.
package struct RGBA: Hashable, Sendable {
    package var red, green, blue, alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    package static let clear = RGBA(white: 0, alpha: 0)
    package static let black = RGBA(white: 0, alpha: 1)
    package static let white = RGBA(white: 1, alpha: 1)

    package func withAlpha(_ alpha: CGFloat) -> RGBA {
        RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour as a pixel of a `Surface`; components outside 0...1 are limited to it.
    package var premultipliedPixel: UInt32 {
        func limited(_ value: CGFloat) -> CGFloat {
            // NaN counts as 0.
            value > 0 ? min(value, 1) : 0
        }
        let opacity = limited(alpha)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((limited(value) * 255).rounded()) }
        func channel(_ value: CGFloat) -> UInt32 { byte(limited(value) * opacity) }
        return byte(opacity) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }
}

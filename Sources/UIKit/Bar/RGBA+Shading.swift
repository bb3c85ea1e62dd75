extension RGBA {
    /// The colour mixed with white: 0 is the colour itself, 1 is white.
    func whitened(_ amount: CGFloat) -> RGBA {
        func mix(_ value: CGFloat) -> CGFloat { value + (1 - value) * min(max(amount, 0), 1) }
        return RGBA(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
    }

    /// The colour mixed with black: 1 is the colour itself, 0 is black.
    func dimmed(_ light: CGFloat) -> RGBA {
        let light = min(max(light, 0), 1)
        return RGBA(red: red * light, green: green * light, blue: blue * light, alpha: alpha)
    }

    /// The colour with its saturation multiplied: components below the greatest one move away from it. 1 keeps the
    /// colour.
    func saturated(_ factor: CGFloat) -> RGBA {
        let brightest = max(red, green, blue)
        func stretch(_ value: CGFloat) -> CGFloat { max(brightest - (brightest - value) * factor, 0) }
        return RGBA(red: stretch(red), green: stretch(green), blue: stretch(blue), alpha: alpha)
    }

    /// - Parameter hex: The components as `0xRRGGBB`.
    init(hex: UInt32) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

/// The definition of a colour space beyond its model, and the conversion of its colours to device RGB.
enum ColorSpaceDefinition {
    case device
    /// Grey whose linear intensity is the component to the power of `gamma`.
    case calibratedGray(gamma: CGFloat)
    /// `matrix` converts linear red, green and blue to XYZ; it is stored by columns.
    case calibratedRGB(gamma: [CGFloat], matrix: [CGFloat], white: [CGFloat])
    /// CIE L*a*b*; `range` limits a* and b*.
    case lab(white: [CGFloat], range: [CGFloat])
    /// A profile, which is not used: its colours are treated as those of the device space with as many components.
    case profile(Data)
    /// A table of colours in the base space, by index.
    case indexed(table: [UInt8])

    static let white: [CGFloat] = [0.9505, 1, 1.089]

    /// The device colour for the components of a calibrated space.
    func rgba(_ component: (Int) -> CGFloat, alpha: CGFloat) -> RGBA? {
        switch self {
        case .calibratedGray(let gamma):
            return RGBA(white: encoded(pow(max(component(0), 0), gamma)), alpha: alpha)
        case .calibratedRGB(let gamma, let matrix, let white):
            let light = (0..<3).map { pow(max(component($0), 0), gamma[$0]) }
            let xyz = (0..<3).map { row in (0..<3).reduce(0) { $0 + matrix[$1 * 3 + row] * light[$1] } }
            return rgb(xyz, white: white, alpha: alpha)
        case .lab(let white, let range):
            let lightness = (min(max(component(0), 0), 100) + 16) / 116
            let a = min(max(component(1), range[0]), range[1]), b = min(max(component(2), range[2]), range[3])
            func light(_ value: CGFloat) -> CGFloat {
                value >= 6.0 / 29 ? value * value * value : 108.0 / 841 * (value - 4.0 / 29)
            }
            let xyz = [lightness + a / 500, lightness, lightness - b / 200].enumerated()
                .map { white[$0] * light($1) }
            return rgb(xyz, white: white, alpha: alpha)
        case .device, .profile, .indexed: return nil
        }
    }

    /// Converts XYZ under a white point to sRGB: X, Y and Z are each scaled to sRGB's white.
    private func rgb(_ xyz: [CGFloat], white: [CGFloat], alpha: CGFloat) -> RGBA {
        let d65 = ColorSpaceDefinition.white
        let (x, y, z) = (
            xyz[0] * d65[0] / white[0], xyz[1] * d65[1] / white[1], xyz[2] * d65[2] / white[2]
        )
        return RGBA(
            red: encoded(3.2406 * x - 1.5372 * y - 0.4986 * z), green: encoded(-0.9689 * x + 1.8758 * y + 0.0415 * z),
            blue: encoded(0.0557 * x - 0.2040 * y + 1.0570 * z), alpha: alpha)
    }

    /// The sRGB component of a linear intensity.
    private func encoded(_ light: CGFloat) -> CGFloat {
        guard light > 0 else { return 0 }
        guard light < 1 else { return 1 }
        return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }
}

extension [CGFloat] {
    /// The first `count` numbers behind a pointer; nil when one of them is not finite.
    init?(finite numbers: UnsafePointer<CGFloat>?, count: Int) {
        guard let numbers else { return nil }
        self = Array(UnsafeBufferPointer(start: numbers, count: count))
        guard allSatisfy(\.isFinite) else { return nil }
    }
}

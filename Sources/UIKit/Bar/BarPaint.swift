/// The colours of a bar and its buttons.
enum BarPaint: Hashable {
    /// The blue-grey of the default style.
    case blue
    /// The light grey of the default style on an iPad.
    case silver
    case black
    /// The app's tint, with the gloss of the default style.
    case tint(RGBA)

    /// The dark blue of a popover's frame.
    static let popover = BarPaint.tint(RGBA(hex: 0x1B2B4B))

    /// A tint overrides the style; a pattern is not used as tint.
    @MainActor init(style: UIBarStyle, tint: UIColor?) {
        if let tint, tint.cgColor.pattern == nil {
            self = .tint(tint.cgColor.rgba.withAlpha(1))
        } else {
            self = style != .default ? .black : UIScreen.main.profile.isPad ? .silver : .blue
        }
    }

    /// The colour at the bottom of the bar, which has no gloss.
    var base: RGBA {
        switch self {
        case .blue: RGBA(hex: 0x6D84A2)
        case .silver: RGBA(hex: 0xAEB2BA)
        case .black: .black
        case .tint(let color): color
        }
    }

    /// The colour of a bordered button, without its gloss.
    var button: RGBA {
        switch self {
        case .blue: RGBA(hex: 0x4A6C9B)
        case .silver: RGBA(hex: 0x67717F)
        case .black: .black
        case .tint(let color): color.saturated(1.3).dimmed(0.84)
        }
    }

    /// The colour of the line between bar and content.
    var edge: RGBA { base.dimmed(self == .silver ? 0.48 : 0.41) }

    /// The gradient from top to bottom; the gloss ends in the middle.
    var gradient: [GradientStop] {
        switch self {
        case .black:
            [
                GradientStop(0, RGBA(hex: 0x636363)), GradientStop(0.5, RGBA(hex: 0x202020)),
                GradientStop(0.5, .black), GradientStop(1, .black),
            ]
        case .silver: [GradientStop(0, RGBA(hex: 0xF4F5F7)), GradientStop(1, base)]
        case .blue, .tint:
            [
                GradientStop(0, base.whitened(0.46)), GradientStop(0.5, base.whitened(0.185)),
                GradientStop(0.5, base.whitened(0.137)), GradientStop(1, base),
            ]
        }
    }

    /// The colours of text and icons.
    @MainActor var ink: BarInk { self == .silver ? .dark : .white }

    /// The colour of the light line along a navigation bar's top edge.
    var highlight: RGBA { base.whitened(self == .black ? 0.52 : self == .silver ? 1 : 0.66) }

    /// The colour of the light line below a toolbar's dark top edge.
    var lowHighlight: RGBA { base.whitened(self == .black ? 0.52 : self == .silver ? 1 : 0.75) }
}

/// A colour at a location of a gradient, from 0 (start) to 1 (end).
struct GradientStop: Hashable {
    let location: CGFloat
    let color: RGBA

    init(_ location: CGFloat, _ color: RGBA) {
        self.location = location
        self.color = color
    }
}

extension CGContext {
    /// Fills the clipping region with a vertical gradient between two y coordinates.
    func drawVerticalGradient(_ stops: [GradientStop], from top: CGFloat, to bottom: CGFloat) {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            colorComponents: stops.flatMap { [$0.color.red, $0.color.green, $0.color.blue, $0.color.alpha] },
            locations: stops.map(\.location), count: stops.count)
        guard let gradient else { return }
        drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: top), end: CGPoint(x: 0, y: bottom),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    func setFillColor(_ color: RGBA) {
        setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

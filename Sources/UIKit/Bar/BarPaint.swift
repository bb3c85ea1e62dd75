/// What a bar is painted with; the buttons on it follow.
enum BarPaint: Hashable {
    /// The blue grey of the default style.
    case blue
    /// The light grey of the default style on an iPad.
    case silver
    case black
    /// A colour of the app's, with the gloss of the default style over it.
    case tint(RGBA)

    /// The dark blue of a popover's frame.
    static let popover = BarPaint.tint(RGBA(hex: 0x1B2B4B))

    /// A tint goes before the style. Patterns are no tint.
    @MainActor init(style: UIBarStyle, tint: UIColor?) {
        if let tint, tint.cgColor.pattern == nil {
            self = .tint(tint.cgColor.rgba.withAlpha(1))
        } else {
            self = style != .default ? .black : UIScreen.main.profile.isPad ? .silver : .blue
        }
    }

    /// The colour without any gloss: that of the bar's lower end.
    var base: RGBA {
        switch self {
        case .blue: RGBA(hex: 0x6D84A2)
        case .silver: RGBA(hex: 0xAEB2BA)
        case .black: .black
        case .tint(let color): color
        }
    }

    /// The colour of a button with a border, without any gloss.
    var button: RGBA {
        switch self {
        case .blue: RGBA(hex: 0x4A6C9B)
        case .silver: RGBA(hex: 0x67717F)
        case .black: .black
        case .tint(let color): color.saturated(1.3).dimmed(0.84)
        }
    }

    /// The line that parts the bar from what is below or above it.
    var edge: RGBA { base.dimmed(self == .silver ? 0.48 : 0.41) }

    /// From top to bottom: the gloss ends in the middle.
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

    /// What is written on the bar itself.
    @MainActor var ink: BarInk { self == .silver ? .dark : .white }

    /// The line of light along a navigation bar's upper edge.
    var highlight: RGBA { base.whitened(self == .black ? 0.52 : self == .silver ? 1 : 0.66) }

    /// The line of light below a toolbar's dark edge.
    var lowHighlight: RGBA { base.whitened(self == .black ? 0.52 : self == .silver ? 1 : 0.75) }
}

/// A colour at a place between the beginning (0) and the end (1) of a gradient.
struct GradientStop: Hashable {
    let location: CGFloat
    let color: RGBA

    init(_ location: CGFloat, _ color: RGBA) {
        self.location = location
        self.color = color
    }
}

extension CGContext {
    /// Fills the clipping region with colours that run from one height to another.
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

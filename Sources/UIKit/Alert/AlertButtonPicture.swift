/// The appearance of buttons in alert views and action sheets, as in iPhone OS 3.
@MainActor package enum AlertButtonPicture: Hashable {
    /// In an alert view: light; the cancel button is dark.
    case alert, alertCancel
    /// In an action sheet.
    case sheet, sheetCancel, sheetDestructive

    package var height: CGFloat { isOnAlert ? 43 : 46 }
    var fontSize: CGFloat { isOnAlert ? 18 : 20 }
    var titleColor: UIColor { self == .sheet ? .black : .white }
    var titleShadowColor: UIColor { self == .sheet ? UIColor(white: 1, alpha: 0.7) : UIColor(white: 0, alpha: 0.6) }
    var titleShadowOffset: CGSize { CGSize(width: 0, height: self == .sheet ? 1 : -1) }

    private var isOnAlert: Bool { self == .alert || self == .alertCancel }
    private var radius: CGFloat { isOnAlert ? 6 : 11 }

    private struct Key: Hashable {
        let look: AlertButtonPicture
        let isPressed: Bool
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    /// The background image of a button, stretchable in width.
    func image(isPressed: Bool) -> UIImage {
        let key = Key(look: self, isPressed: isPressed, scale: ScreenScale.current)
        if let image = Self.images[key] { return image }
        let cap = Int(radius) + 2
        let size = CGSize(width: CGFloat(2 * cap + 1), height: height)
        let image = ImageContext.draw(size: size, scale: key.scale) { draw(in: size, isPressed: isPressed, $0) }
            .stretchableImage(withLeftCapWidth: cap, topCapHeight: 0)
        Self.images[key] = image
        return image
    }

    private func draw(in size: CGSize, isPressed: Bool, _ context: CGContext) {
        let whole = CGRect(origin: .zero, size: size)
        // A light line along the lower edge, as if the button were sunk into the panel.
        context.setFillColor(gray: 1, alpha: isOnAlert ? 0.18 : 0.22)
        context.addRoundedRect(whole, radius: radius)
        context.fillPath()
        let rim = CGRect(x: 0, y: 0, width: size.width, height: size.height - 1)
        context.addRoundedRect(rim, radius: radius)
        context.setFillColor(gray: isOnAlert ? 0.03 : 0.07, alpha: isOnAlert ? 0.75 : 0.8)
        context.fillPath()
        let face = rim.insetBy(dx: isOnAlert ? 1 : 2, dy: isOnAlert ? 1 : 2)
        context.saveGState()
        context.addRoundedRect(face, radius: radius - (isOnAlert ? 1 : 2))
        context.clip()
        context.drawVerticalGradient(stops(isPressed: isPressed), from: face.minY, to: face.maxY)
        context.restoreGState()
    }

    private typealias Stop = (location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)

    /// The gradient from top to bottom, with a gloss on the upper half.
    private func stops(isPressed: Bool) -> [Stop] {
        if isPressed, !isOnAlert {
            return [
                (0, 0.56, 0.70, 0.95), (0.5, 0.20, 0.44, 0.89), (0.5, 0.07, 0.32, 0.84), (1, 0.13, 0.47, 0.95),
            ]
        }
        let stops: [Stop] =
            switch self {
            case .alert:
                [
                    (0, 0.66, 0.69, 0.76), (0.5, 0.40, 0.45, 0.56), (0.5, 0.29, 0.34, 0.47),
                    (1, 0.37, 0.42, 0.54),
                ]
            case .alertCancel:
                [
                    (0, 0.46, 0.50, 0.60), (0.5, 0.20, 0.25, 0.38), (0.5, 0.10, 0.15, 0.29),
                    (1, 0.17, 0.22, 0.35),
                ]
            case .sheet:
                [(0, 0.99, 0.99, 0.99), (0.5, 0.86, 0.87, 0.89), (0.5, 0.78, 0.80, 0.83), (1, 0.87, 0.88, 0.90)]
            case .sheetCancel:
                [(0, 0.43, 0.46, 0.52), (0.5, 0.22, 0.25, 0.31), (0.5, 0.12, 0.15, 0.20), (1, 0.19, 0.22, 0.27)]
            case .sheetDestructive:
                [(0, 0.93, 0.56, 0.56), (0.5, 0.83, 0.20, 0.20), (0.5, 0.74, 0.03, 0.04), (1, 0.84, 0.10, 0.10)]
            }
        guard isPressed else { return stops }
        return stops.map { ($0.location, $0.red * 0.62, $0.green * 0.62, $0.blue * 0.68) }
    }
}

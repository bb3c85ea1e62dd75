/// The colours of text and icons on a bar, and of the thin shadow that makes them look engraved.
@MainActor struct BarInk {
    let color: UIColor
    let shadow: UIColor
    /// The offset of the shadow in points: above white text, below dark text.
    let shadowOffset: CGFloat

    static let white = BarInk(color: .white, shadow: UIColor(white: 0, alpha: 0.5), shadowOffset: -1)
    static let dark = BarInk(
        color: UIColor(red: 113 / 255, green: 120 / 255, blue: 128 / 255, alpha: 1), shadow: .white, shadowOffset: 1)
}

/// The colours of titles and signs that stand on a bar itself, and of the thin shadow that makes them look engraved.
@MainActor struct BarInk {
    let color: UIColor
    let shadow: UIColor
    /// Where the shadow is, in points: above white words, below dark ones.
    let shadowOffset: CGFloat

    static let white = BarInk(color: .white, shadow: UIColor(white: 0, alpha: 0.5), shadowOffset: -1)
    static let dark = BarInk(
        color: UIColor(red: 113 / 255, green: 120 / 255, blue: 128 / 255, alpha: 1), shadow: .white, shadowOffset: 1)
}

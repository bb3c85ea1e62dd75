/// The bars with round ends of progress views and sliders: a rim and a filling, each with a vertical gradient.
struct BarPicture: Sendable {
    typealias Stop = (location: CGFloat, red: CGFloat, green: CGFloat, blue: CGFloat)

    let rim: [Stop]
    let filling: [Stop]

    static let whiteTrack = BarPicture(
        rim: [(0, 0.42, 0.42, 0.42), (1, 0.68, 0.68, 0.68)],
        filling: [(0, 0.70, 0.70, 0.70), (0.3, 0.90, 0.90, 0.90), (0.55, 0.98, 0.98, 0.98), (1, 1, 1, 1)])
    static let blueFilling = BarPicture(
        rim: [(0, 0.10, 0.25, 0.52), (1, 0.22, 0.42, 0.75)],
        filling: [(0, 0.20, 0.38, 0.72), (0.35, 0.33, 0.56, 0.90), (0.55, 0.40, 0.64, 0.96), (1, 0.62, 0.80, 1)])
    /// The track of a slider to the left of its thumb.
    static let sliderMinimum = BarPicture(
        rim: [(0, 0.04, 0.22, 0.53), (1, 0.31, 0.54, 0.83)],
        filling: [
            (0, 0.15, 0.35, 0.67), (0.43, 0.23, 0.48, 0.86), (0.43, 0.28, 0.53, 0.89), (1, 0.44, 0.68, 0.98),
        ])
    /// The track of a slider to the right of its thumb.
    static let sliderMaximum = BarPicture(
        rim: [(0, 0.57, 0.57, 0.57), (1, 0.84, 0.84, 0.84)],
        filling: [(0, 0.70, 0.70, 0.70), (0.43, 0.9, 0.9, 0.9), (0.43, 0.93, 0.93, 0.93), (1, 0.98, 0.98, 0.98)])
    static let darkTrack = BarPicture(
        rim: [(0, 0.22, 0.29, 0.38), (1, 0.62, 0.68, 0.76)],
        filling: [(0, 0.26, 0.33, 0.43), (0.5, 0.36, 0.44, 0.55), (1, 0.42, 0.50, 0.62)])
    static let whiteFilling = BarPicture(
        rim: [(0, 0.96, 0.97, 0.98), (1, 0.78, 0.81, 0.86)],
        filling: [(0, 1, 1, 1), (0.5, 0.93, 0.94, 0.96), (0.5, 0.85, 0.87, 0.91), (1, 0.90, 0.92, 0.95)])

    /// A bar in the app's tint, darker at the top.
    static func tinted(_ tint: RGBA) -> BarPicture {
        func stop(_ location: CGFloat, _ color: RGBA) -> Stop { (location, color.red, color.green, color.blue) }
        return BarPicture(
            rim: [stop(0, tint.dimmed(0.5)), stop(1, tint.dimmed(0.8))],
            filling: [stop(0, tint.dimmed(0.78)), stop(0.5, tint), stop(1, tint.whitened(0.38))])
    }

    func draw(in rect: CGRect, _ context: CGContext) {
        draw(rim, in: rect, context)
        draw(filling, in: rect.insetBy(dx: 1, dy: 1), context)
    }

    private func draw(_ stops: [Stop], in rect: CGRect, _ context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        context.addRoundedRect(rect, radius: rect.height / 2)
        context.clip()
        context.drawVerticalGradient(stops, from: rect.minY, to: rect.maxY)
        context.restoreGState()
    }
}

/// What a camera sees that was given nothing else: bars of colours, rings, and which camera it is.
@MainActor struct CameraTestPicture {
    private let words: String

    init(_ position: DeviceCamera.Position) { words = position == .rear ? "Rear Camera" : "Front Camera" }

    private static let bars: [(red: CGFloat, green: CGFloat, blue: CGFloat)] = [
        (0.75, 0.75, 0.75), (0.75, 0.75, 0), (0, 0.75, 0.75), (0, 0.75, 0), (0.75, 0, 0.75), (0.75, 0, 0), (0, 0, 0.75),
    ]

    func draw(in area: CGRect) {
        let count = CGFloat(CameraTestPicture.bars.count)
        for (place, bar) in CameraTestPicture.bars.enumerated() {
            UIColor(red: bar.red, green: bar.green, blue: bar.blue, alpha: 1).setFill()
            let left = (area.width * CGFloat(place) / count).rounded()
            let right = (area.width * CGFloat(place + 1) / count).rounded()
            UIRectFill(CGRect(x: area.minX + left, y: area.minY, width: right - left, height: area.height))
        }
        let unit = min(area.width, area.height) / 100
        UIColor(white: 0.1, alpha: 1).setFill()
        let disc = CGRect(x: area.midX - 36 * unit, y: area.midY - 36 * unit, width: 72 * unit, height: 72 * unit)
        UIBezierPath(ovalIn: disc).fill()
        UIColor.white.setStroke()
        for radius in [CGFloat(32), 24] {
            let ring = UIBezierPath(
                ovalIn: CGRect(
                    x: area.midX - radius * unit, y: area.midY - radius * unit, width: 2 * radius * unit,
                    height: 2 * radius * unit))
            ring.lineWidth = unit
            ring.stroke()
        }
        UIColor.white.setFill()
        let font = UIFont.boldSystemFont(ofSize: 6.5 * unit)
        let size = words.size(withFont: font)
        _ = words.draw(at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), withFont: font)
    }
}

/// The measures of pickers of iPhone OS 3, in points.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 44
    /// Between the picker's edges and the wheels.
    static let frame = UIEdgeInsets(top: 10, left: 11, bottom: 10, right: 11)
    /// Between two wheels.
    static let gap: CGFloat = 2
    static let radius: CGFloat = 4
    /// How wide the dark rim of a wheel is at either side.
    static let rim: CGFloat = 3
    /// Between a wheel's edge and what a row says.
    static let margin: CGFloat = 9
    static let fontSize: CGFloat = 20

    /// Where wheels of these widths go: in the middle of the picker.
    static func wheels(_ widths: [CGFloat], in bounds: CGRect) -> [CGRect] {
        let room = bounds.inset(by: frame)
        guard room.width > 0, room.height > 0, !widths.isEmpty else { return widths.map { _ in .zero } }
        let gaps = CGFloat(widths.count - 1) * gap
        let whole = widths.reduce(0, +) + gaps
        var x = bounds.minX + ((bounds.width - whole) / 2).rounded()
        return widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: room.minY, width: width, height: room.height)
        }
    }
    /// What a delegate without views for its rows gives where it must give one.
    @MainActor static let noView = UIView(frame: .zero)
}

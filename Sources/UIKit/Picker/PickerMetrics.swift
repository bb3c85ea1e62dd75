/// Dimensions of iPhone OS 3's pickers, in points.
enum PickerMetrics {
    static let size = CGSize(width: 320, height: 216)
    static let rowHeight: CGFloat = 44
    /// The insets of the wheels from the picker's edges.
    static let frame = UIEdgeInsets(top: 10, left: 11, bottom: 10, right: 11)
    /// The gap between two wheels.
    static let gap: CGFloat = 2
    static let radius: CGFloat = 4
    /// The width of the dark rim at each side of a wheel.
    static let rim: CGFloat = 3
    /// The margin between a wheel's edge and a row's title.
    static let margin: CGFloat = 9
    static let fontSize: CGFloat = 20

    /// Frames of wheels with these widths, centred in the picker.
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
    /// The result of a delegate's non-optional `viewForRow` method if the delegate has no views.
    @MainActor static let noView = UIView(frame: .zero)
}

/// Frames of a cell's labels and image view, in the coordinates of its content view.
@MainActor struct TableCellContentLayout {
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var detail = CGRect.zero

    private let size: CGSize

    init(of cell: UITableViewCell, in size: CGSize) {
        self.size = size
        var left = TableCellContentLayout.indent(of: cell)
        if let picture = cell.parts.existingImageView?.image {
            image = place(picture.size, from: left)
            left = image.maxX
        }
        let room = CGRect(
            x: left + TableCellMetrics.margin, y: 0, width: max(size.width - left - 2 * TableCellMetrics.margin, 0),
            height: size.height)
        let (textLabel, detailLabel) = (cell.parts.existingTextLabel, cell.parts.existingDetailLabel)
        switch cell.cellStyle {
        case .default: text = room
        case .subtitle: placeBelowEachOther(textLabel, detailLabel, in: room)
        case .value1: placeAtBothEnds(textLabel, detailLabel, in: room)
        case .value2: placeAfterCaption(textLabel, detailLabel, in: room)
        }
    }

    private static func indent(of cell: UITableViewCell) -> CGFloat {
        let indent = CGFloat(cell.indentationLevel) * cell.indentationWidth
        return indent.isFinite ? min(max(indent, 0), 10_000) : 0
    }

    /// Places the image at the left. An image as high as the cell touches the left edge, a lower one gets a margin of
    /// up to 10 points, and a higher one is scaled down to the cell's height.
    private func place(_ picture: CGSize, from left: CGFloat) -> CGRect {
        guard picture.width > 0, picture.height > 0 else { return CGRect(x: left, y: 0, width: 0, height: 0) }
        let scale = min(size.height / picture.height, 1)
        let (width, height) = ((picture.width * scale).rounded(), (picture.height * scale).rounded())
        let gap = ((size.height - height) / 2).rounded(.down)
        return CGRect(x: left + min(gap, TableCellMetrics.margin), y: gap, width: width, height: height)
    }

    private mutating func placeBelowEachOther(_ upper: UILabel?, _ lower: UILabel?, in room: CGRect) {
        let (upperSize, lowerSize) = (measure(upper, in: room.width), measure(lower, in: room.width))
        let upperHeight = min(upperSize.height, room.height)
        let lowerHeight = min(lowerSize.height, room.height - upperHeight)
        let top = ((room.height - upperHeight - lowerHeight) / 2).rounded()
        text = CGRect(x: room.minX, y: top, width: width(upper, upperSize, room), height: upperHeight)
        detail = CGRect(x: room.minX, y: text.maxY, width: width(lower, lowerSize, room), height: lowerHeight)
    }

    /// Style `value1`. The text at the left is cut only so far that the value keeps its width or a third of the room.
    private mutating func placeAtBothEnds(_ label: UILabel?, _ value: UILabel?, in room: CGRect) {
        let (labelSize, valueSize) = (measure(label, in: room.width), measure(value, in: room.width))
        let gap: CGFloat = valueSize.width > 0 && labelSize.width > 0 ? TableCellMetrics.captionGap : 0
        let forValue = min(valueSize.width, (room.width / 3).rounded())
        let labelWidth = min(labelSize.width, max(room.width - forValue - gap, 0))
        let valueWidth = min(valueSize.width, max(room.width - labelWidth - gap, 0))
        text = centre(x: room.minX, width: labelWidth, height: labelSize.height, in: room)
        detail = centre(x: room.maxX - valueWidth, width: valueWidth, height: valueSize.height, in: room)
    }

    private mutating func placeAfterCaption(_ caption: UILabel?, _ value: UILabel?, in room: CGRect) {
        let captionWidth = min(TableCellMetrics.captionWidth, room.width)
        let left = room.minX + captionWidth + TableCellMetrics.captionGap
        let valueWidth = max(room.maxX - left, 0)
        text = centre(
            x: room.minX, width: captionWidth, height: measure(caption, in: captionWidth).height, in: room)
        detail = centre(x: left, width: valueWidth, height: measure(value, in: valueWidth).height, in: room)
    }

    private func measure(_ label: UILabel?, in width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// A label with left alignment is as wide as its text; any other alignment needs the whole width.
    private func width(_ label: UILabel?, _ size: CGSize, _ room: CGRect) -> CGFloat {
        label?.textAlignment == .left ? size.width : room.width
    }

    private func centre(x: CGFloat, width: CGFloat, height: CGFloat, in room: CGRect) -> CGRect {
        let height = min(height, room.height)
        return CGRect(x: x, y: ((room.height - height) / 2).rounded(), width: width, height: height)
    }
}

/// The background of a selected cell, below its content. All rows with the same height and position in their group
/// share one image.
package final class SelectionBackground: UIView, TableCellFurniture {
    enum Style: Hashable {
        case blue
        case gray
        /// The pale blue of a selected row in a table with multiple selection during editing.
        case mark
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }

    package required init?(coder: NSCoder) { return nil }

    var style = Style.blue { didSet { if style != oldValue { setNeedsLayout() } } }
    var look = TableRowLook() { didSet { if look != oldValue { setNeedsLayout() } } }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isGrouped = look.tableStyle == .grouped
        let shape = RowShape(position: isGrouped ? look.position : nil, height: bounds.height)
        show(SelectionPicture(style: style, shape: shape).image)
    }
}

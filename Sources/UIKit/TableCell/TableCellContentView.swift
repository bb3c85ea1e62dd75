/// The content view of a cell. Labels in it are opaque only as long as it has no background colour itself.
final class TableCellContentView: UIView {
    weak var cell: UITableViewCell?

    init(in cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: cell.bounds)
    }

    /// Decodes a content view from a nib; the cell sets ``cell`` afterwards.
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { cell?.parts.showBehindLabels() } }
    }
}

/// The content view of a cell. Labels on it are only opaque as long as it has no background of its own.
final class TableCellContentView: UIView {
    weak var cell: UITableViewCell?

    init(in cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: cell.bounds)
    }

    /// The cell takes it over when it is decoded.
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var backgroundColor: UIColor? {
        didSet { if backgroundColor != oldValue { cell?.parts.showBehindLabels() } }
    }
}

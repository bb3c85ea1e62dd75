/// The image of a cell: the cell is laid out anew when it changes.
final class TableCellImageView: UIImageView {
    private weak var cell: UITableViewCell?

    init(in cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { return nil }

    override var image: UIImage? { didSet { if image !== oldValue { cell?.setNeedsLayout() } } }
}

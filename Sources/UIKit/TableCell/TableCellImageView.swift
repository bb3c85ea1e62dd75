/// The class of a cell's own ``UITableViewCell/imageView``.
final class TableCellImageView: UIImageView {
    init() {
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The image of a cell that it makes itself.
final class TableCellImageView: UIImageView {
    init() {
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

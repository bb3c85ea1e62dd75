/// The separator line below a row of a plain table.
final class RowSeparator: UIView, TableCellFurniture {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }
}

/// The label "No Results" in an empty search results table.
final class NoResultsLabel: UILabel {
    init() {
        super.init(frame: .zero)
        text = "No Results"
        font = .boldSystemFont(ofSize: 20)
        textColor = UIColor(white: 0.5, alpha: 1)
        textAlignment = .center
        backgroundColor = nil
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows the label in the third row of a table without rows, and removes it from a table with rows.
    func update(in table: UITableView) {
        let sections = max(table.numberOfSections, 0)
        guard !(0..<sections).contains(where: { table.numberOfRows(inSection: $0) > 0 }) else {
            return removeFromSuperview()
        }
        let height = table.rowHeight.isFinite ? min(max(table.rowHeight, 0), 1000) : 44
        frame = CGRect(x: 0, y: 2 * height, width: table.bounds.width, height: height)
        autoresizingMask = .flexibleWidth
        table.addSubview(self)
    }
}

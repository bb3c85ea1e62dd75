import UIKit

/// The least that a table can be: rows of one height in a scroll view, each cell used again for a row that comes into
/// sight. What a table costs more is the table's own.
@MainActor final class RowList: UIScrollView {
    private var cells: [Int: UITableViewCell] = [:]
    private var spare: [UITableViewCell] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentSize = CGSize(width: 320, height: CGFloat(PersonRow.count) * PersonRow.height)
        backgroundColor = .white
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (top, bottom) = (bounds.minY / PersonRow.height, bounds.maxY / PersonRow.height)
        let visible = max(Int(top.rounded(.down)), 0)..<min(Int(bottom.rounded(.up)), PersonRow.count)
        for (row, cell) in cells where !visible.contains(row) {
            cells[row] = nil
            spare.append(cell)
        }
        for row in visible where cells[row] == nil {
            let cell = spare.popLast() ?? PersonRow.makeCell()
            PersonRow.fill(cell, row)
            cell.frame = CGRect(x: 0, y: CGFloat(row) * PersonRow.height, width: 320, height: PersonRow.height)
            if cell.superview == nil { addSubview(cell) }
            cells[row] = cell
        }
    }
}

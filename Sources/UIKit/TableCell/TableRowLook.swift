/// Where a row is among the rows of its section.
package enum RowPosition: Hashable, Sendable {
    case alone
    case first
    case middle
    case last

    /// - Parameter count: The rows of the section.
    package init(row: Int, of count: Int) {
        switch (row <= 0, row >= count - 1) {
        case (true, true): self = .alone
        case (true, false): self = .first
        case (false, true): self = .last
        case (false, false): self = .middle
        }
    }

    /// Whether nothing of the section is above the row.
    package var isTop: Bool { self == .first || self == .alone }

    /// Whether nothing of the section is below the row.
    package var isBottom: Bool { self == .last || self == .alone }
}

/// Everything a cell must know of its place in a table. The table sets it whenever something of it changes.
package struct TableRowLook: Equatable {
    package var tableStyle = UITableView.Style.plain
    package var position = RowPosition.middle
    package var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// nil means the colour of the table's style.
    package var separatorColor: UIColor?
    /// The table's own colour: that of plain cells to which the app gives none. nil means white.
    package var tableColor: UIColor?
    /// Whether the row is being edited: the table is, and the row may be.
    package var isEditing = false
    package var editingStyle = UITableViewCell.EditingStyle.delete
    /// Whether a circle for a check mark replaces the editing style's control.
    package var selectsSeveral = false
    /// Whether the row can be moved. The grip is shown if the cell wants to show it, too.
    package var showsReorderControl = false
    package var indentsWhileEditing = true
    /// Levels by which the table's delegate indents the row; 0 leaves the cell's own level.
    package var indentationLevel = 0
    /// What the delete confirmation button says.
    package var deleteTitle = "Delete"
    /// What the table's index keeps free at the right, in points.
    package var trailingInset: CGFloat = 0

    package init() {}

    /// What the lines around the row take of its height, in points: a grouped table adds so much to a row's height, for
    /// the upper edge of a group, and for the light below its lower edge.
    package var edgeHeight: CGFloat {
        guard tableStyle == .grouped else { return 0 }
        return (position.isTop ? 1 : 0) + (position.isBottom ? 1 : 0)
    }
}

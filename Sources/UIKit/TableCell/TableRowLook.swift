/// The position of a row in its section.
package enum RowPosition: Hashable, Sendable {
    case alone
    case first
    case middle
    case last

    /// - Parameter count: The number of rows in the section.
    package init(row: Int, of count: Int) {
        switch (row <= 0, row >= count - 1) {
        case (true, true): self = .alone
        case (true, false): self = .first
        case (false, true): self = .last
        case (false, false): self = .middle
        }
    }

    /// True if the row is the first of its section.
    package var isTop: Bool { self == .first || self == .alone }

    /// True if the row is the last of its section.
    package var isBottom: Bool { self == .last || self == .alone }
}

/// The properties of a table and a row that determine how the row's cell looks. The table sets them whenever one
/// changes.
package struct TableRowLook: Equatable {
    package var tableStyle = UITableView.Style.plain
    package var position = RowPosition.middle
    package var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// nil means the default colour of the table's style.
    package var separatorColor: UIColor?
    /// The table's background colour, which plain cells show to which the app gave no colour. nil means white.
    package var tableColor: UIColor?
    /// True if the row is in editing mode: the table is, and its data source allows editing the row.
    package var isEditing = false
    package var editingStyle = UITableViewCell.EditingStyle.delete
    /// True if the editing control is the circle of multiple selection.
    package var selectsSeveral = false
    /// True if the data source can move the row, which shows the reordering control during editing.
    package var showsReorderControl = false
    package var indentsWhileEditing = true
    /// The indentation level that the table's delegate gives the row; 0 leaves the cell's own level.
    package var indentationLevel = 0
    /// The title of the delete confirmation button.
    package var deleteTitle = "Delete"
    /// The space at the right for the table's index, in points.
    package var trailingInset: CGFloat = 0

    package init() {}

    /// The height that a group's border adds to the row, in points: 1 for the upper edge of a group and 1 for the light
    /// line below its lower edge. 0 in a plain table.
    package var edgeHeight: CGFloat {
        guard tableStyle == .grouped else { return 0 }
        return (position.isTop ? 1 : 0) + (position.isBottom ? 1 : 0)
    }
}

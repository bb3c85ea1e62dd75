/// Frames of a cell's parts, in the cell's coordinates. A hidden control has the frame from which it moves in.
@MainActor struct TableCellLayout {
    /// The frame of the background view and the selected background view, the app's or the cell's own.
    private(set) var background = CGRect.zero
    private(set) var content = CGRect.zero
    private(set) var editControl = CGRect.zero
    private(set) var grip = CGRect.zero
    private(set) var accessory = CGRect.zero
    private(set) var deleteButton = CGRect.zero
    /// The separator line below the cell of a plain table; empty if there is none.
    private(set) var separator = CGRect.zero

    init(of cell: UITableViewCell) {
        let bounds = cell.bounds
        guard bounds.width.isFinite, bounds.height.isFinite else { return }
        let look = cell.look
        let controls = cell.controls
        let isGrouped = look.tableStyle == .grouped

        // From top to bottom.
        let top: CGFloat = isGrouped && look.position.isTop ? 1 : 0
        let line: CGFloat = look.separatorStyle == .none ? 0 : 1
        let bottom: CGFloat = isGrouped && look.position.isBottom ? 2 : line
        let height = max(bounds.height - top - bottom, 0)
        func middle(_ partHeight: CGFloat) -> CGFloat { top + ((height - partHeight) / 2).rounded(.down) }

        // From left to right.
        let inset = isGrouped ? TableRowLook.groupInset(tableWidth: bounds.width) : 0
        let indents = controls.isEditing && look.indentsWhileEditing && cell.shouldIndentWhileEditing
        let hasIndentedBackground = isGrouped && indents
        let left = inset + (indents || controls.showsEditControl ? TableCellMetrics.editingIndent : 0)
        let backgroundLeft = inset + (hasIndentedBackground ? TableCellMetrics.editingIndent : 0)
        let edge: CGFloat = isGrouped ? 1 : 0
        background = CGRect(
            x: backgroundLeft - edge, y: 0, width: max(bounds.width - inset - backgroundLeft + 2 * edge, 0),
            height: bounds.height)
        if !isGrouped, line > 0 {
            separator = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
        }
        let controlLeft = isGrouped && !indents ? inset : 0
        editControl = CGRect(
            x: controls.showsEditControl ? controlLeft : -TableCellMetrics.editControlWidth, y: top,
            width: TableCellMetrics.editControlWidth, height: height)

        var right = bounds.width - inset - look.trailingInset
        grip = CGRect(
            x: right - (controls.showsGrip ? TableCellMetrics.gripWidth : 0), y: top, width: TableCellMetrics.gripWidth,
            height: height)
        let deleteWidth = controls.confirmationWidth
        deleteButton = CGRect(
            x: right - TableCellMetrics.deleteMargin - deleteWidth, y: middle(TableCellMetrics.deleteHeight),
            width: deleteWidth, height: TableCellMetrics.deleteHeight)
        if controls.showsGrip { right = grip.minX }
        if let view = cell.parts.accessory {
            let size = view.bounds.size
            accessory = CGRect(
                x: right - accessoryMargin(of: view) - size.width, y: middle(size.height), width: size.width,
                height: size.height)
            right = accessory.minX
        }
        if controls.showsDeleteConfirmation { right = deleteButton.minX }
        content = CGRect(x: left, y: top, width: max(right - left, 0), height: height)
    }

    private func accessoryMargin(of view: UIView) -> CGFloat {
        switch view {
        case is DetailDisclosureButton: TableCellMetrics.disclosureMargin
        case is UIButton: TableCellMetrics.buttonMargin
        default: TableCellMetrics.margin
        }
    }

    /// The frame from which the editing control moves in: beyond the left edge.
    static func entrance(of cell: UITableViewCell) -> CGRect {
        var frame = TableCellLayout(of: cell).editControl
        frame.origin.x = -frame.width
        return frame
    }
}

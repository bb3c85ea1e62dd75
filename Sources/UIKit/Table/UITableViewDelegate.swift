/// Controls the appearance of rows, headers and footers, the selection and editing, and is told of them.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Looks

    /// Called before a cell is shown.
    /// - ObjC: tableView:willDisplayCell:forRowAtIndexPath:
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// The height of a row, in points. The default is the table's ``UITableView/rowHeight``. Called for every row
    /// whenever the table is reloaded, so it must be fast.
    /// - ObjC: tableView:heightForRowAtIndexPath:
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a header, in points. The default is that of the table, or 0 for a section without header.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a footer, in points. The default is that of the table, or 0 for a section without footer.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// Returns a header view. The default is nil, which shows the title of the data source.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// Returns a footer view. The default is nil, which shows the title of the data source.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// Returns the standard accessory of a row, as in iPhone OS 2. Later apps set the cell's property instead.
    /// - ObjC: tableView:accessoryTypeForRowWithIndexPath:
    func tableView(
        _ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath
    ) -> UITableViewCell.AccessoryType

    /// The indentation level of a row's content; a level is the cell's indentation width. The default is 0.
    /// - ObjC: tableView:indentationLevelForRowAtIndexPath:
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Selection

    /// Called when the user has tapped the detail disclosure button of a row.
    /// - ObjC: tableView:accessoryButtonTappedForRowWithIndexPath:
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Called before the user selects a row.
    /// - Returns: the row to select, by default the same; nil selects none.
    /// - ObjC: tableView:willSelectRowAtIndexPath:
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called before the user's selection deselects a row.
    /// - Returns: the row to deselect, by default the same; nil deselects none.
    /// - ObjC: tableView:willDeselectRowAtIndexPath:
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// Called after the user has selected a row.
    /// - ObjC: tableView:didSelectRowAtIndexPath:
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// Called after the user has deselected a row.
    /// - ObjC: tableView:didDeselectRowAtIndexPath:
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    // MARK: Editing

    /// Returns the editing control of a row. The default is delete, for rows that can be edited.
    /// - ObjC: tableView:editingStyleForRowAtIndexPath:
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle

    /// The title of the button that confirms a deletion. The default is "Delete" in the user's language.
    /// - ObjC: tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?

    /// Returns true to indent the background of a row in a grouped table for its editing control, the default.
    /// - ObjC: tableView:shouldIndentWhileEditingRowAtIndexPath:
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// Called when the user has swiped over a row, before it shows its delete confirmation.
    /// - ObjC: tableView:willBeginEditingRowAtIndexPath:
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)

    /// Called after the delete confirmation that a swipe has shown has disappeared.
    /// - ObjC: tableView:didEndEditingRowAtIndexPath:
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)

    /// Returns the destination of a dragged row. The default is the proposed one.
    /// - ObjC: tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Copy and paste

    /// Returns true to show the edit menu for a row that is touched and held. The default is false.
    /// - ObjC: tableView:shouldShowMenuForRowAtIndexPath:
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool

    /// Returns true if the edit menu of a row contains an action: `copy:`, `cut:` or `paste:`. The default is false.
    /// - ObjC: tableView:canPerformAction:forRowAtIndexPath:withSender:
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool

    /// Called when the user has tapped an action in the edit menu of a row.
    /// - ObjC: tableView:performAction:forRowAtIndexPath:withSender:
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?)
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        UnansweredHeight.value
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UnansweredHeight.value
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        UnansweredHeight.value
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    public func tableView(
        _ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath
    ) -> UITableViewCell.AccessoryType {
        tableView.abilities.delegateLacksAccessoryTypes()
        return .none
    }
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    public func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        true
    }
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    public func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
}

/// Decides about the looks of a table's rows, headers and footers, about selection and editing, and hears of them.
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Looks

    /// A cell is about to be shown.
    /// - ObjC: tableView:willDisplayCell:forRowAtIndexPath:
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)

    /// The height of a row, in points. The default is the table's ``UITableView/rowHeight``. Called for every row
    /// whenever the table is reloaded, so it must be fast.
    /// - ObjC: tableView:heightForRowAtIndexPath:
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of a header, in points. The default is that of the table, or 0 for a section without header.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of a footer in points; that of the table by default, 0 where there is nothing to show.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat

    /// nil by default: the title of the data source is shown.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?

    /// nil by default: the title of the data source is shown.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    /// The standard accessory of a row: the way of iPhone OS 2. Cells have a property for it.
    /// - ObjC: tableView:accessoryTypeForRowWithIndexPath:
    func tableView(
        _ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath
    ) -> UITableViewCell.AccessoryType

    /// The indentation level of a row's content; a level is the cell's indentation width. The default is 0.
    /// - ObjC: tableView:indentationLevelForRowAtIndexPath:
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Selection

    /// The detail disclosure button of a row was tapped.
    /// - ObjC: tableView:accessoryButtonTappedForRowWithIndexPath:
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// A row is about to be selected by the user.
    /// - Returns: The row to select, the same by default; nil to select none.
    /// - ObjC: tableView:willSelectRowAtIndexPath:
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?

    /// A row is about to be deselected by the user.
    /// - Returns: The row to deselect, the same by default; nil to deselect none.
    /// - ObjC: tableView:willDeselectRowAtIndexPath:
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

    /// The user has selected a row.
    /// - ObjC: tableView:didSelectRowAtIndexPath:
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)

    /// The user has deselected a row.
    /// - ObjC: tableView:didDeselectRowAtIndexPath:
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)

    // MARK: Editing

    /// Which control a row has while the table is edited. Delete by default, for rows that can be edited.
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

/// What a cell tells the table that shows it.
@MainActor package protocol TableCellOwner: AnyObject {
    /// The detail disclosure button, or a control that the app uses as an accessory, was tapped.
    func accessoryTapped(_ cell: UITableViewCell)
    /// The green plus was tapped.
    func insertTapped(_ cell: UITableViewCell)
    /// The red minus was tapped. The table decides whether the cell shows its delete confirmation.
    func deleteAsked(_ cell: UITableViewCell)
    /// The delete confirmation was tapped.
    func deleteConfirmed(_ cell: UITableViewCell)
    /// The reorder grip is dragged.
    func reorder(_ cell: UITableViewCell, _ phase: ReorderPhase)
}

/// A step in dragging a row to another place. Points are where the finger is, in the table's coordinates.
package enum ReorderPhase: Equatable, Sendable {
    case began(at: CGPoint)
    case moved(to: CGPoint)
    case ended
    case cancelled
}

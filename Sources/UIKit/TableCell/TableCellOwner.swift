/// The table as its cells see it: receives taps on their controls.
@MainActor package protocol TableCellOwner: AnyObject {
    /// The detail disclosure button was tapped.
    func accessoryTapped(_ cell: UITableViewCell)
    /// The insert control was tapped.
    func insertTapped(_ cell: UITableViewCell)
    /// The delete control was tapped. The table decides whether the cell shows its delete confirmation.
    func deleteAsked(_ cell: UITableViewCell)
    /// The delete confirmation button was tapped.
    func deleteConfirmed(_ cell: UITableViewCell)
    /// The reordering control is being dragged.
    func reorder(_ cell: UITableViewCell, _ phase: ReorderPhase)
}

/// A phase of dragging a row to another place. Points are the finger's positions in the table's coordinates.
package enum ReorderPhase: Equatable, Sendable {
    case began(at: CGPoint)
    case moved(to: CGPoint)
    case ended
    case cancelled
}

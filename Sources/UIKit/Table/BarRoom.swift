/// Adds content insets to a controller's table for translucent bars over it, so that its first and last rows can be
/// scrolled out from under them.
///
/// Screenshots of iPhone OS 3 show the first row of such a table below the bar, in apps that set no insets themselves.
@MainActor final class BarRoom {
    private weak var table: UITableView?
    private var room = UIEdgeInsets.zero

    func make(_ insets: UIEdgeInsets, in newTable: UITableView) {
        if table !== newTable { (table, room) = (newTable, .zero) }
        guard insets != room else { return }
        let isAtTop = newTable.contentOffset.y == -newTable.contentInset.top
        newTable.contentInset = grown(newTable.contentInset, by: insets)
        newTable.scrollIndicatorInsets = grown(newTable.scrollIndicatorInsets, by: insets)
        room = insets
        if isAtTop { newTable.contentOffset.y = -newTable.contentInset.top }
    }

    private func grown(_ insets: UIEdgeInsets, by newRoom: UIEdgeInsets) -> UIEdgeInsets {
        var grown = insets
        grown.top += newRoom.top - room.top
        grown.bottom += newRoom.bottom - room.bottom
        return grown
    }
}

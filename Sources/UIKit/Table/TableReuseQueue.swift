/// The cells that have left the screen, by their identifiers, until they are needed again.
struct TableReuseQueue {
    private var cells: [String: [UITableViewCell]] = [:]

    /// - Returns: true if the queue keeps the cell; one without an identifier cannot be reused.
    @MainActor mutating func add(_ cell: UITableViewCell) -> Bool {
        guard let identifier = cell.reuseIdentifier, !identifier.isEmpty else { return false }
        cells[identifier, default: []].append(cell)
        return true
    }

    mutating func take(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }

    /// - Returns: the cells of the queue.
    mutating func empty() -> [UITableViewCell] {
        defer { cells = [:] }
        return cells.values.flatMap { $0 }
    }
}

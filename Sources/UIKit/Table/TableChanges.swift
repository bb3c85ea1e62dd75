/// The changes that an app has reported: deleted rows and sections by their old index paths, inserted ones by their new
/// ones.
struct TableChanges {
    typealias Animation = UITableView.RowAnimation

    private(set) var deletedRows: [IndexPath: Animation] = [:]
    private(set) var insertedRows: [IndexPath: Animation] = [:]
    private(set) var reloadedRows: [IndexPath: Animation] = [:]
    private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []
    private(set) var deletedSections: [Int: Animation] = [:]
    private(set) var insertedSections: [Int: Animation] = [:]
    private(set) var reloadedSections: [Int: Animation] = [:]
    private(set) var movedSections: [(from: Int, to: Int)] = []

    mutating func deleteRows(_ rows: [IndexPath], _ animation: Animation) {
        for row in rows { deletedRows[row] = animation }
    }

    mutating func insertRows(_ rows: [IndexPath], _ animation: Animation) {
        for row in rows { insertedRows[row] = animation }
    }

    mutating func reloadRows(_ rows: [IndexPath], _ animation: Animation) {
        for row in rows { reloadedRows[row] = animation }
    }

    mutating func moveRow(_ row: IndexPath, to newRow: IndexPath) { movedRows.append((row, newRow)) }

    mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { deletedSections[section] = animation }
    }

    mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { insertedSections[section] = animation }
    }

    mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
        for section in sections { reloadedSections[section] = animation }
    }

    mutating func moveSection(_ section: Int, to newSection: Int) { movedSections.append((section, newSection)) }
}

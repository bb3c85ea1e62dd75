/// Maps index paths of rows from before a change to after it, and back.
struct TableRowMap {
    let sections: TableSectionMap
    /// The deleted rows of each section by their old numbers, and the inserted ones by their new numbers; sorted.
    private var gone: [Int: [Int]] = [:]
    private var come: [Int: [Int]] = [:]
    private var movedTo: [IndexPath: IndexPath] = [:]
    private var movedFrom: [IndexPath: IndexPath] = [:]
    private let before: TableLayout
    private let after: TableLayout

    init(_ changes: TableChanges, before: TableLayout, after: TableLayout) {
        (self.before, self.after) = (before, after)
        sections = TableSectionMap(changes, before: before.sections.count, after: after.sections.count)
        for (from, to) in changes.movedRows { (movedTo[from], movedFrom[to]) = (to, from) }
        for path in changes.deletedRows.keys { gone[path.section, default: []].append(path.row) }
        for path in movedTo.keys { gone[path.section, default: []].append(path.row) }
        for path in changes.insertedRows.keys { come[path.section, default: []].append(path.row) }
        for path in movedFrom.keys { come[path.section, default: []].append(path.row) }
        for section in gone.keys { gone[section]?.sort() }
        for section in come.keys { come[section]?.sort() }
    }

    /// Where a row is now; nil if it went.
    func newPath(of path: IndexPath) -> IndexPath? {
        if let target = movedTo[path] { return target }
        guard let section = sections.newSection(of: path.section), !sections.isReloaded(section),
            let row = Self.place(path.row, without: gone[path.section], with: come[section])
        else { return nil }
        let target = IndexPath(row: row, section: section)
        return after.number(of: target) == nil ? nil : target
    }

    /// Where a row was; nil if it came.
    func oldPath(of path: IndexPath) -> IndexPath? {
        if let origin = movedFrom[path] { return origin }
        guard let section = sections.oldSection(of: path.section), !sections.isReloaded(path.section),
            let row = Self.place(path.row, without: come[path.section], with: gone[section])
        else { return nil }
        let origin = IndexPath(row: row, section: section)
        return before.number(of: origin) == nil ? nil : origin
    }

    /// The place of a row after some places are taken out of the list, and others are put in.
    private static func place(_ row: Int, without removed: [Int]?, with added: [Int]?) -> Int? {
        var place = row
        if let removed {
            let index = removed.firstIndex(notBelow: row)
            if index < removed.count, removed[index] == row { return nil }
            place -= index
        }
        for other in added ?? [] {
            guard other <= place else { break }
            place += 1
        }
        return place
    }
}

extension [Int] {
    /// The place of the first number in order that is not less than another one.
    fileprivate func firstIndex(notBelow number: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

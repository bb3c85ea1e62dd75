/// Checks whether the changes that an app has reported lead from the old numbers of rows to those of the data source
/// now.
struct TableChangesCheck {
    let changes: TableChanges
    /// The number of rows in each section before and after the changes.
    let before: [Int]
    let after: [Int]

    /// A message in Apple's words for the first inconsistency; nil if there is none.
    var problem: String? { missingOrigin ?? missingTarget ?? conflict ?? wrongSectionCount ?? wrongRowCount }

    // MARK: Missing sections and rows

    private var missingOrigin: String? {
        for (verb, sections) in [("delete", changes.deletedSections), ("reload", changes.reloadedSections)] {
            for section in sections.keys.sorted() where !before.indices.contains(section) {
                return "attempt to \(verb) section \(section), but there are only \(before.count) sections before the "
                    + "update"
            }
        }
        for (from, _) in changes.movedSections where !before.indices.contains(from) {
            return "attempt to move section \(from), but there are only \(before.count) sections before the update"
        }
        for (verb, rows) in [("delete", changes.deletedRows), ("reload", changes.reloadedRows)] {
            for path in rows.keys.sorted() {
                if let problem = missingOrigin(path, verb) { return problem }
            }
        }
        for (from, _) in changes.movedRows {
            if let problem = missingOrigin(from, "move") { return problem }
        }
        return nil
    }

    private func missingOrigin(_ path: IndexPath, _ verb: String) -> String? {
        guard before.indices.contains(path.section) else {
            return "attempt to \(verb) row \(path.row) from section \(path.section), but there are only "
                + "\(before.count) sections before the update"
        }
        guard path.row < 0 || path.row >= before[path.section] else { return nil }
        return "attempt to \(verb) row \(path.row) from section \(path.section) which only contains "
            + "\(before[path.section]) rows before the update"
    }

    private var missingTarget: String? {
        for section in changes.insertedSections.keys.sorted() where !after.indices.contains(section) {
            return "attempt to insert section \(section) but there are only \(after.count) sections after the update"
        }
        for (_, to) in changes.movedSections where !after.indices.contains(to) {
            return "attempt to move to section \(to) but there are only \(after.count) sections after the update"
        }
        for path in changes.insertedRows.keys.sorted() {
            if let problem = missingTarget(path, "insert row \(path.row) into") { return problem }
        }
        for (_, to) in changes.movedRows {
            if let problem = missingTarget(to, "move to row \(to.row) in") { return problem }
        }
        return nil
    }

    private func missingTarget(_ path: IndexPath, _ what: String) -> String? {
        guard after.indices.contains(path.section) else {
            return "attempt to \(what) section \(path.section), but there are only \(after.count) sections after the "
                + "update"
        }
        guard path.row < 0 || path.row >= after[path.section] else { return nil }
        return "attempt to \(what) section \(path.section), but there are only \(after[path.section]) rows in section "
            + "\(path.section) after the update"
    }

    // MARK: Contradictions

    private var conflict: String? {
        for path in changes.reloadedRows.keys.sorted() where changes.deletedRows[path] != nil {
            return "attempt to delete and reload the same index path (\(path.row) in section \(path.section))"
        }
        var origins = Set<IndexPath>()
        var targets = Set<IndexPath>()
        for (from, to) in changes.movedRows {
            if changes.deletedRows[from] != nil || !origins.insert(from).inserted {
                return "attempt to delete and move the same index path (\(from.row) in section \(from.section))"
            }
            if changes.insertedRows[to] != nil || !targets.insert(to).inserted {
                return "attempt to perform an insert and a move to the same index path (\(to.row) in section "
                    + "\(to.section))"
            }
        }
        var sections = Set<Int>()
        var newSections = Set<Int>()
        for (from, to) in changes.movedSections {
            if changes.deletedSections[from] != nil || !sections.insert(from).inserted {
                return "attempt to delete and move the same section (\(from))"
            }
            if changes.insertedSections[to] != nil || !newSections.insert(to).inserted {
                return "attempt to perform an insert and a move to the same section (\(to))"
            }
        }
        return nil
    }

    // MARK: Numbers

    private var wrongSectionCount: String? {
        let (inserted, deleted) = (changes.insertedSections.count, changes.deletedSections.count)
        guard after.count != before.count + inserted - deleted else { return nil }
        return "Invalid update: invalid number of sections.  The number of sections contained in the table view after "
            + "the update (\(after.count)) must be equal to the number of sections contained in the table view before "
            + "the update (\(before.count)), plus or minus the number of sections inserted or deleted "
            + "(\(inserted) inserted, \(deleted) deleted)."
    }

    private var wrongRowCount: String? {
        let places = TableSectionMap(changes, before: before.count, after: after.count)
        var difference = [Int: (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)]()
        for path in changes.deletedRows.keys {
            if let section = places.newSection(of: path.section) {
                difference[section, default: (0, 0, 0, 0)].deleted += 1
            }
        }
        for path in changes.insertedRows.keys { difference[path.section, default: (0, 0, 0, 0)].inserted += 1 }
        for (from, to) in changes.movedRows {
            let origin = places.newSection(of: from.section)
            guard origin != to.section else { continue }
            if let origin { difference[origin, default: (0, 0, 0, 0)].movedOut += 1 }
            difference[to.section, default: (0, 0, 0, 0)].movedIn += 1
        }
        for section in after.indices {
            guard let old = places.oldSection(of: section), !places.isReloaded(section) else { continue }
            let change = difference[section] ?? (0, 0, 0, 0)
            let expected = before[old] + change.inserted - change.deleted + change.movedIn - change.movedOut
            guard after[section] != expected else { continue }
            return "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an "
                + "existing section after the update (\(after[section])) must be equal to the number of rows contained "
                + "in that section before the update (\(before[old])), plus or minus the number of rows inserted or "
                + "deleted from that section (\(change.inserted) inserted, \(change.deleted) deleted)"
                + moves(change.movedIn, change.movedOut)
        }
        return nil
    }

    /// Rows move since iOS 5.
    private func moves(_ movedIn: Int, _ movedOut: Int) -> String {
        guard movedIn + movedOut > 0 else { return "." }
        return " and plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, "
            + "\(movedOut) moved out)."
    }
}

/// Collects the changes that an app reports to a table, checks them against the data source, and animates them.
@MainActor final class TableUpdater {
    private unowned let table: UITableView
    private var changes = TableChanges()
    private var depth = 0
    /// True if the table knew its content before the changes.
    private var knewContent = false
    private var isShowing = false
    /// Views that are being animated out of the table.
    private var leavers: [TableLeaver] = []

    init(_ table: UITableView) { self.table = table }

    /// Makes one change, alone or as part of the changes that are being collected.
    func perform(_ change: (inout TableChanges) -> Void) {
        begin()
        change(&changes)
        end()
    }

    func begin() {
        if depth == 0 {
            knewContent = table.content.isLoaded
            table.content.load()
        }
        depth += 1
    }

    func end() {
        guard depth > 0 else { return }
        depth -= 1
        guard depth == 0 else { return }
        let changes = changes
        self.changes = TableChanges()
        // The content was not loaded before, so the data source's present content already has the changes.
        guard knewContent, !isShowing else { return table.reloadData() }
        show(changes)
    }

    /// A row was dragged to another place, and the data source knows.
    func showMove(from: IndexPath, to: IndexPath) {
        var changes = TableChanges()
        changes.moveRow(from, to: to)
        show(changes)
    }

    private func show(_ changes: TableChanges) {
        let before = table.content.layout
        let after = table.content.ask()
        let check = TableChangesCheck(
            changes: changes, before: before.sections.map(\.rows.count), after: after.sections.map(\.rows.count))
        if let problem = check.problem {
            FrameworkException.raise(.internalInconsistency, problem)
            return
        }
        isShowing = true
        leavers += TableUpdateAnimation(table, changes, before: before, after: after).run { [weak self] in
            self?.finish($0)
        }
        isShowing = false
    }

    // MARK: Leaving

    private func finish(_ gone: [TableLeaver]) {
        for leaver in gone {
            guard let index = leavers.firstIndex(where: { $0 === leaver }) else { continue }
            leavers.remove(at: index)
            leaver.leave(table)
        }
    }

    /// Removes leaving views at once.
    func forget() { finish(leavers) }
}

/// A cell, header or footer that is on its way out of a table.
@MainActor final class TableLeaver {
    let view: UIView
    let motion: TableMotion

    init(_ view: UIView, _ motion: TableMotion) { (self.view, self.motion) = (view, motion) }

    func leave(_ table: UITableView) {
        view.alpha = 1
        view.layer.removeAllAnimations()
        guard let cell = view as? UITableViewCell else { return table.edges.release(view) }
        cell.clipsToBounds = false
        table.display.retire(cell, ofRow: nil)
    }
}

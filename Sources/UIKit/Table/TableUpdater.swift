/// Collects the changes that an app tells a table of, checks them against what the data source says, and shows them.
@MainActor final class TableUpdater {
    private unowned let table: UITableView
    private var changes = TableChanges()
    private var depth = 0
    /// Whether the table knew its content before the changes.
    private var knewContent = false
    private var isShowing = false
    /// What leaves the table while it still can be seen.
    private var leavers: [TableLeaver] = []

    init(_ table: UITableView) { self.table = table }

    /// Makes one change, by itself or with those that are being collected.
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
        // What the data source says now is what the changes lead to.
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

    /// Takes away at once what is leaving.
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

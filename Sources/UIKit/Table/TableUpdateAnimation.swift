/// Shows a change of a table's content: rows that stay go to their new places, others come and go, in 0.3 seconds.
@MainActor final class TableUpdateAnimation {
    private let table: UITableView
    private let changes: TableChanges
    private let before: TableLayout
    private let after: TableLayout
    private let map: TableRowMap
    /// The visible part of the content before the change.
    private let oldBounds: CGRect
    private var leavers: [TableLeaver] = []
    /// The views that appear or move, with their final frames.
    private var arrivals: [(view: UIView, frame: CGRect)] = []
    private var keptEdges: [(view: UIView, kind: TableEdgeViews.Kind, section: Int)] = []

    init(_ table: UITableView, _ changes: TableChanges, before: TableLayout, after: TableLayout) {
        (self.table, self.changes, self.before, self.after) = (table, changes, before, after)
        map = TableRowMap(changes, before: before, after: after)
        oldBounds = table.layer.bounds
    }

    /// - Parameter completion: Receives the views that have left.
    /// - Returns: the views that are leaving.
    func run(_ completion: @escaping @MainActor ([TableLeaver]) -> Void) -> [TableLeaver] {
        table.touches.forget()
        let (oldRows, oldCells) = table.display.beginChange()
        let oldEdges = table.edges.takeAll()
        table.content.show(after)
        table.selection.renumber { path in changes.reloadedRows[path] == nil ? map.newPath(of: path) : nil }
        let rows = after.rows(from: newBounds.minY, to: newBounds.maxY)
        let cells = placeRows(rows, oldRows, oldCells)
        // If cells are missing, the app has reloaded the table when it was asked for one.
        table.display.endChange(rows.lowerBound..<(rows.lowerBound + cells.count), cells)
        table.display.renumberRetained { number in
            map.newPath(of: before.indexPath(ofRow: number)).flatMap { after.number(of: $0) }
        }
        sendAway(oldRows, oldCells, keeping: cells)
        placeEdges(oldEdges)
        move(completion)
        return leavers
    }

    /// The visible part after the change, which differs if the content has become shorter.
    private lazy var newBounds: CGRect = {
        guard !table.isTracking, !table.isDecelerating else { return oldBounds }
        let footer = table.tableFooterView.map { TableMetrics.height($0.frame.height) } ?? 0
        let size = CGSize(width: oldBounds.width, height: after.bottom + footer)
        let range = ScrollRange(content: size, inset: table.contentInset, bounds: oldBounds.size)
        return CGRect(origin: range.clamp(oldBounds.origin), size: oldBounds.size)
    }()

    private var animates: Bool { table.window != nil && UIView.areAnimationsEnabled }

    // MARK: Rows

    /// Finds or makes the cells of the rows that will be in sight, and puts them where they come from.
    private func placeRows(_ rows: Range<Int>, _ oldRows: Range<Int>, _ oldCells: [UITableViewCell])
        -> [UITableViewCell]
    {
        var cells: [UITableViewCell] = []
        for row in rows {
            let path = after.indexPath(ofRow: row)
            let frame = table.rect(ofRow: row)
            let old = map.oldPath(of: path)
            let oldNumber = old.flatMap { before.number(of: $0) }
            let reload = old.flatMap { changes.reloadedRows[$0] }
            if let oldNumber, oldRows.contains(oldNumber), reload == nil {
                let cell = oldCells[oldNumber - oldRows.lowerBound]
                table.updateLook(of: cell, at: path, animated: animates)
                cells.append(cell)
                arrivals.append((cell, frame))
                continue
            }
            guard let cell = table.display.makeCell(row) else { break }
            cells.append(cell)
            arrivals.append((cell, frame))
            let start = start(of: path, frame: frame, old: oldNumber, reload: reload)
            UIView.performUnanimated { start.apply(to: cell) }
        }
        return cells
    }

    /// Where a row that was not in sight comes from.
    private func start(
        of path: IndexPath, frame: CGRect, old: Int?, reload: UITableView.RowAnimation?
    ) -> TableMotion {
        if let old {
            let span = before.span(ofRow: old)
            let home = nearby(CGRect(x: frame.minX, y: span.top, width: frame.width, height: frame.height), oldBounds)
            return TableMotion(reload ?? .none, home: home, groupHeight: frame.height)
        }
        let animation =
            changes.insertedRows[path] ?? changes.insertedSections[path.section] ?? reloadAnimation(path.section)
        let (y, height) = arriving.home(of: path)
        let home = nearby(CGRect(origin: CGPoint(x: frame.minX, y: y), size: frame.size), oldBounds)
        return TableMotion(animation, home: home, groupHeight: min(height, oldBounds.height))
    }

    private func reloadAnimation(_ newSection: Int) -> UITableView.RowAnimation {
        map.sections.oldSection(of: newSection).flatMap { changes.reloadedSections[$0] } ?? .fade
    }

    /// Moves cells out that will not be visible any more.
    private func sendAway(_ oldRows: Range<Int>, _ oldCells: [UITableViewCell], keeping cells: [UITableViewCell]) {
        let kept = Set(cells.map { ObjectIdentifier($0) })
        for (number, cell) in zip(oldRows, oldCells) where !kept.contains(ObjectIdentifier(cell)) {
            let path = before.indexPath(ofRow: number)
            let frame = cell.frame
            if let new = map.newPath(of: path), let row = after.number(of: new) {
                let span = after.span(ofRow: row)
                let home = nearby(
                    CGRect(x: frame.minX, y: span.top, width: frame.width, height: frame.height), newBounds)
                leave(cell, TableMotion(changes.reloadedRows[path] ?? .none, home: home, groupHeight: frame.height))
            } else {
                let (y, height) = leaving.home(of: path)
                let home = CGRect(x: frame.minX, y: y, width: frame.width, height: frame.height)
                let animation =
                    changes.deletedRows[path] ?? changes.deletedSections[path.section]
                    ?? changes.reloadedSections[path.section] ?? .fade
                leave(
                    cell,
                    TableMotion(
                        animation, home: nearby(home, newBounds), groupHeight: min(height, oldBounds.height)))
                table.editor.letGo(of: cell)
            }
            table.sendBehindRows(cell)
        }
    }

    private func leave(_ view: UIView, _ motion: TableMotion) { leavers.append(TableLeaver(view, motion)) }

    private var arriving: TableFlow {
        TableFlow(
            own: after, other: before, place: { [map] in map.oldPath(of: $0) },
            sectionPlace: { [map] in map.sections.oldSection(of: $0) })
    }

    private var leaving: TableFlow {
        TableFlow(
            own: before, other: after, place: { [map] in map.newPath(of: $0) },
            sectionPlace: { [map] in map.sections.newSection(of: $0) })
    }

    /// Limits a frame that is far out of sight to right beyond the edge.
    private func nearby(_ frame: CGRect, _ bounds: CGRect) -> CGRect {
        var frame = frame
        frame.origin.y = min(max(frame.minY, bounds.minY - bounds.height - frame.height), bounds.maxY + bounds.height)
        return frame
    }

    // MARK: Headers and footers

    private func placeEdges(_ old: [TableEdgeViews.Item]) {
        var rest = old
        for section in after.sections(from: newBounds.minY, to: newBounds.maxY) {
            for kind in [TableEdgeViews.Kind.header, .footer] {
                let origin = map.sections.isReloaded(section) ? nil : map.sections.oldSection(of: section)
                let place = origin.flatMap { origin in
                    rest.firstIndex { $0.section == origin && $0.kind == kind }
                }
                let formerItem = place.map { rest.remove(at: $0) }
                placeEdge(kind, section, origin: origin, former: formerItem)
            }
        }
        for item in rest { sendAway(item) }
    }

    private func placeEdge(
        _ kind: TableEdgeViews.Kind, _ section: Int, origin: Int?, former: TableEdgeViews.Item?
    ) {
        table.edges.show(kind, of: section, reusing: former?.view)
        guard let view = table.edges.view(kind, ofSection: section) else {
            if let former { sendAway(former) }
            return
        }
        if let former, former.view !== view { table.edges.release(former.view) }
        keptEdges.append((view, kind, section))
        let frame = view.frame
        let start: TableMotion
        if let former {
            start = TableMotion(.none, home: former.frame, groupHeight: 0)
        } else if let origin {
            let edge = before.sections[origin]
            let y = kind == .header ? edge.top : edge.rowsBottom
            start = TableMotion(
                .none, home: nearby(CGRect(origin: CGPoint(x: 0, y: y), size: frame.size), oldBounds), groupHeight: 0)
        } else {
            let animation = changes.insertedSections[section] ?? reloadAnimation(section)
            let way = arriving.home(ofSection: section) - after.sections[section].top
            start = TableMotion(
                animation, home: nearby(frame.offsetBy(dx: 0, dy: way), oldBounds),
                groupHeight: min(after.sections[section].bottom - after.sections[section].top, oldBounds.height))
        }
        UIView.performUnanimated { start.apply(to: view) }
    }

    private func sendAway(_ item: TableEdgeViews.Item) {
        let isReloaded = map.sections.newSection(of: item.section).map { map.sections.isReloaded($0) } ?? false
        if let section = map.sections.newSection(of: item.section), !isReloaded {
            let y = item.kind == .header ? after.sections[section].top : after.sections[section].rowsBottom
            let home = nearby(CGRect(origin: CGPoint(x: 0, y: y), size: item.frame.size), newBounds)
            return leave(item.view, TableMotion(.none, home: home, groupHeight: 0))
        }
        let animation = changes.deletedSections[item.section] ?? changes.reloadedSections[item.section] ?? .fade
        let section = before.sections[item.section]
        let way = leaving.home(ofSection: item.section) - section.top
        leave(
            item.view,
            TableMotion(
                animation, home: nearby(item.frame.offsetBy(dx: 0, dy: way), newBounds),
                groupHeight: min(section.bottom - section.top, oldBounds.height)))
    }

    // MARK: Moving

    private func move(_ completion: @escaping @MainActor ([TableLeaver]) -> Void) {
        let leavers = self.leavers
        let changes = { [self] in
            table.content.tellSize()
            for (view, frame) in arrivals {
                view.alpha = 1
                if view.frame != frame { view.frame = frame }
            }
            for (view, kind, section) in keptEdges {
                view.alpha = 1
                table.edges.place(view, kind, section: section)
            }
            for leaver in leavers { leaver.motion.apply(to: leaver.view) }
            table.backdrop.layOut()
        }
        let end = { [self] in
            for (view, _) in arrivals where view.clipsToBounds { view.clipsToBounds = false }
            completion(leavers)
        }
        guard animates else {
            changes()
            for leaver in leavers { leaver.leave(table) }
            self.leavers = []
            return
        }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0,
            options: [
                .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
            ],
            animations: changes, completion: { _ in end() })
    }
}

extension TableMotion {
    @MainActor fileprivate func apply(to view: UIView) {
        if view.frame != frame { view.frame = frame }
        if view.alpha != alpha { view.alpha = alpha }
        if clips { view.clipsToBounds = true }
    }
}

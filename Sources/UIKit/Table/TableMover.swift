internal import MainLoop

/// Drags a row of a table to another place: the row follows the finger, the others make room, and near the edges the
/// table scrolls.
@MainActor final class TableMover {
    private unowned let table: UITableView
    /// The row that is dragged, if one is.
    private(set) var cell: UITableViewCell?
    private var source = 0
    private var sourcePath = IndexPath(row: 0, section: 0)
    /// The place that the finger is at, and the place that the delegate allows.
    private var proposal = IndexPath(row: 0, section: 0)
    private var target = IndexPath(row: 0, section: 0)
    /// The y coordinate of the finger in the visible area, which does not change when the content scrolls.
    private var finger: CGFloat = 0
    /// The offset of the row's centre from the finger, in points.
    private var grip: CGFloat = 0
    private var height: CGFloat = 0
    private lazy var ticker = FrameTicker { [weak self] in self?.scroll(at: $0) }
    private var lastTick: TimeInterval = 0

    init(_ table: UITableView) { self.table = table }

    // MARK: The finger

    func follow(_ cell: UITableViewCell, _ phase: ReorderPhase) {
        switch phase {
        case .began(let point): begin(cell, at: point)
        case .moved(let point): if cell === self.cell { drag(to: point) }
        case .ended: if cell === self.cell { drop() }
        case .cancelled: if cell === self.cell { putBack() }
        }
    }

    private func begin(_ cell: UITableViewCell, at point: CGPoint) {
        guard self.cell == nil, point.isFinite, let row = table.display.row(of: cell) else { return }
        table.touches.forget()
        source = row
        sourcePath = table.content.layout.indexPath(ofRow: row)
        (proposal, target) = (sourcePath, sourcePath)
        height = cell.frame.height
        grip = cell.frame.midY - point.y
        finger = point.y - table.bounds.minY
        self.cell = cell
        table.display.margin = height
        table.bringSubviewToFront(cell)
        lift(cell, true)
        ticker.start()
        lastTick = MainLoop.main.now
    }

    private func drag(to point: CGPoint) {
        guard point.isFinite else { return }
        finger = point.y - table.bounds.minY
        layOut()
        propose()
    }

    /// The row that is dragged stays under the finger.
    func layOut() {
        guard let cell else { return }
        let content = table.content.layout
        let middle = min(
            max(table.layer.bounds.minY + finger + grip, content.top), max(content.bottom, content.top))
        let frame = CGRect(
            x: 0, y: middle - height / 2, width: table.layer.bounds.width, height: height)
        if cell.frame != frame { cell.frame = frame }
    }

    private func lift(_ cell: UITableViewCell, _ isLifted: Bool) {
        cell.layer.shadowOffset = .zero
        cell.layer.shadowRadius = 4
        cell.layer.shadowOpacity = isLifted ? 0.6 : 0
        cell.alpha = isLifted ? 0.9 : 1
    }

    // MARK: Where to

    /// Asks the delegate about the place that the finger has come to, and lets the others make room.
    private func propose() {
        guard let cell else { return }
        let place = place(at: cell.frame)
        guard place != proposal else { return }
        proposal = place
        var wanted = place
        if place != sourcePath, let delegate = table.delegate {
            wanted = delegate.tableView(
                table, targetIndexPathForMoveFromRowAt: sourcePath, toProposedIndexPath: place)
        }
        guard cell === self.cell, isPlace(wanted), wanted != target else { return }
        target = wanted
        UIView.animate(
            withDuration: TableMetrics.makeRoomDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction],
            animations: {
                self.table.display.placeCells()
                self.table.edges.pin()
                // Except the dragged row, which stays under the finger.
                UIView.performUnanimated { self.layOut() }
            })
    }

    private func isPlace(_ path: IndexPath) -> Bool {
        let sections = table.content.layout.sections
        guard path.count == 2, sections.indices.contains(path.section), path.row >= 0 else { return false }
        let count = sections[path.section].rows.count
        return path.row < (path.section == sourcePath.section ? count : count + 1)
    }

    /// The place among the other rows of one that is at `frame`.
    private func place(at frame: CGRect) -> IndexPath {
        let layout = table.content.layout
        let origin = layout.span(ofRow: source)
        // Positions of the other rows are computed without the gap that the dragged row has left.
        func original(_ y: CGFloat) -> CGFloat { y < origin.top ? y : y + height }
        let index = layout.section(at: original(frame.midY))
        let section = layout.sections[index]
        var row = section.rows.row(at: original(frame.minY) - section.rowsTop)
        if section.rows.count > 0 {
            let span = section.span(ofRow: row)
            let middle = (span.top + span.bottom) / 2 - (span.top >= origin.bottom ? height : 0)
            if frame.minY >= middle { row += 1 }
        }
        if original(frame.minY) < section.rowsTop { row = 0 }
        if index == sourcePath.section, row > sourcePath.row { row -= 1 }
        let last = section.rows.count - (index == sourcePath.section ? 1 : 0)
        return IndexPath(row: min(max(row, 0), last), section: index)
    }

    // MARK: Making room

    /// Where a row is that makes room for the one that is dragged.
    func place(_ rect: CGRect, ofRow row: Int) -> CGRect {
        guard let cell else { return rect }
        if row == source { return cell.frame }
        let first = table.content.layout.sections[target.section].firstRow + target.row
        if target > sourcePath {
            let end = target.section == sourcePath.section ? first + 1 : first
            return row > source && row < end ? rect.offsetBy(dx: 0, dy: -height) : rect
        }
        return row >= first && row < source ? rect.offsetBy(dx: 0, dy: height) : rect
    }

    /// The vertical offset by which a header or footer makes room, in points.
    func shift(_ kind: TableEdgeViews.Kind, ofSection section: Int) -> CGFloat {
        guard cell != nil else { return 0 }
        // A header belongs to the space before the rows of its section, a footer to the space after them.
        let (low, high) = (min(sourcePath.section, target.section), max(sourcePath.section, target.section))
        let isBetween = kind == .header ? section > low && section <= high : section >= low && section < high
        guard isBetween else { return 0 }
        return target.section > sourcePath.section ? -height : height
    }

    // MARK: Scrolling

    private func scroll(at time: TimeInterval) {
        let passed = min(max(time - lastTick, 0), 0.1)
        lastTick = time
        guard cell != nil else { return ticker.stop() }
        let size = table.layer.bounds.height
        let inset = table.contentInset
        let (top, bottom) = (inset.top + Self.scrollZone, size - inset.bottom - Self.scrollZone)
        var speed: CGFloat = 0
        if finger < top { speed = (finger - top) / Self.scrollZone }
        if finger > bottom { speed = (finger - bottom) / Self.scrollZone }
        guard speed != 0 else { return }
        let way = min(max(speed, -1.5), 1.5) * Self.topSpeed * passed
        let offset = table.contentOffset
        let y = table.scrollRange.y.clamp(offset.y + way)
        guard y != offset.y else { return }
        table.contentOffset = CGPoint(x: offset.x, y: y)
        table.layOutRows()
        propose()
    }

    /// So near an edge, in points, the table scrolls.
    private static let scrollZone: CGFloat = 44
    /// In points a second, at the edge.
    private static let topSpeed: CGFloat = 300

    // MARK: The end

    private func drop() {
        guard let cell, target != sourcePath else { return putBack() }
        let (from, to) = (sourcePath, target)
        table.dataSource?.tableView(table, moveRowAt: from, to: to)
        guard cell === self.cell else { return }
        end()
        table.updater.showMove(from: from, to: to)
        settle(cell)
    }

    /// The row goes back where it was.
    private func putBack() {
        guard let cell else { return }
        end()
        animate { self.rowsGoHome() }
        settle(cell)
    }

    private func rowsGoHome() {
        table.display.placeCells()
        table.edges.pin()
    }

    private func end() {
        ticker.stop()
        cell = nil
        table.display.margin = 0
    }

    /// Takes the shadow away that a lifted row has, and puts the cell among the others.
    private func settle(_ cell: UITableViewCell) {
        cell.alpha = 1
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction],
            animations: { cell.layer.shadowOpacity = 0 },
            completion: { [weak table] _ in
                guard let table, table.display.row(of: cell) != nil else { return }
                table.sendBehindRows(cell)
            })
    }

    private func animate(_ changes: @escaping @MainActor () -> Void) {
        guard table.window != nil else { return changes() }
        UIView.animate(
            withDuration: TableMetrics.updateDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: changes)
    }

    /// Everything is being reloaded: the row is dragged no more.
    func cancel() {
        guard let cell else { return }
        end()
        lift(cell, false)
        rowsGoHome()
    }
}

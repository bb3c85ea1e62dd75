/// The visible rows of a table, which exist as cells.
///
/// A scroll step that brings no row in or out costs only a few comparisons.
@MainActor final class TableDisplay {
    private unowned let table: UITableView
    /// The numbers of the rows in sight, and their cells.
    private(set) var rows = 0..<0
    private(set) var cells: [UITableViewCell] = []
    private var queue = TableReuseQueue()
    /// Cells out of sight that cannot be reused, because they have the first responder or are dragged.
    private var retained: [(row: Int, cell: UITableViewCell)] = []
    /// The parts of the table at the upper and the lower edge of the view: while these stay the same, no row comes or
    /// goes.
    private var upperSpan: TableSpan?
    private var lowerSpan = TableSpan(top: 0, bottom: 0)
    private var size = CGSize.zero
    /// Counts reloads, so that code which asks the app notices if the app has reloaded the table meanwhile.
    private var generation = 0
    private var isUpdating = false
    /// The distance beyond the visible area in which rows have cells, in points.
    var margin: CGFloat = 0 { didSet { if margin != oldValue { invalidate() } } }

    private nonisolated(unsafe) var memoryObserver: (any NSObjectProtocol)?

    init(_ table: UITableView) {
        self.table = table
        memoryObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.emptyQueue() } }
    }

    deinit {
        if let memoryObserver { NotificationCenter.default.removeObserver(memoryObserver) }
    }

    // MARK: Layout

    /// Makes the cells that have come into sight, and retires the others.
    /// - Returns: true if cells may have been added or removed.
    func layOut() -> Bool {
        let bounds = table.layer.bounds
        if let upperSpan, bounds.size == size, bounds.minY >= upperSpan.top, bounds.minY < upperSpan.bottom,
            bounds.maxY > lowerSpan.top, bounds.maxY <= lowerSpan.bottom
        {
            return false
        }
        guard !isUpdating else { return false }
        isUpdating = true
        defer { isUpdating = false }
        let changesWidth = bounds.width != size.width
        size = bounds.size
        if changesWidth { placeCells() }
        let asked = generation
        show(table.content.layout.rows(from: bounds.minY - margin, to: bounds.maxY + margin))
        // A data source that has reloaded the table meanwhile is asked again.
        guard asked == generation else { return true }
        let layout = table.content.layout
        upperSpan = layout.span(at: bounds.minY)
        lowerSpan = layout.span(at: bounds.maxY.nextDown)
        if margin > 0 { upperSpan = nil }
        return true
    }

    /// Makes the next layout search the visible rows again.
    func invalidate() {
        upperSpan = nil
        table.setNeedsLayout()
    }

    private func show(_ wanted: Range<Int>) {
        retireAll(outside: wanted)
        releaseRetained()
        guard table.dataSource != nil, !wanted.isEmpty else { return }
        if rows.isEmpty { rows = wanted.lowerBound..<wanted.lowerBound }
        while rows.lowerBound > wanted.lowerBound {
            guard let cell = makeCell(rows.lowerBound - 1) else { return }
            cells.insert(cell, at: 0)
            rows = (rows.lowerBound - 1)..<rows.upperBound
        }
        while rows.upperBound < wanted.upperBound {
            guard let cell = makeCell(rows.upperBound) else { return }
            cells.append(cell)
            rows = rows.lowerBound..<(rows.upperBound + 1)
        }
    }

    private func retireAll(outside wanted: Range<Int>) {
        while let cell = cells.first, rows.lowerBound < wanted.lowerBound || wanted.isEmpty {
            cells.removeFirst()
            rows = (rows.lowerBound + 1)..<rows.upperBound
            retire(cell, ofRow: rows.lowerBound - 1)
        }
        while let cell = cells.last, rows.upperBound > wanted.upperBound {
            cells.removeLast()
            rows = rows.lowerBound..<(rows.upperBound - 1)
            retire(cell, ofRow: rows.upperBound)
        }
    }

    // MARK: Coming

    /// - Returns: nil if the data source gives none, or has reloaded the table meanwhile.
    func makeCell(_ row: Int) -> UITableViewCell? {
        let path = table.content.layout.indexPath(ofRow: row)
        let asked = generation
        guard let cell = takeRetained(row) ?? table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
        guard asked == generation else {
            // The next question may take it, or else a cell that reloads the table when it is made does so for ever.
            _ = queue.add(cell)
            return nil
        }
        UIView.performUnanimated {
            attach(cell)
            let frame = table.frame(ofRow: row)
            if cell.frame != frame { cell.frame = frame }
            cell.owner = table
            table.prepare(cell, at: path, row: row)
        }
        table.delegate?.tableView(table, willDisplay: cell, forRowAt: path)
        return asked == generation ? cell : nil
    }

    /// Adds a cell behind headers, scroll indicators and the app's subviews.
    private func attach(_ cell: UITableViewCell) {
        if cell.superview === table {
            cell.isHidden = false
        } else {
            cell.isHidden = false
            table.insertSubview(cell, at: table.rowLevel)
        }
    }

    func dequeue(_ identifier: String) -> UITableViewCell? {
        guard let cell = queue.take(identifier) else { return nil }
        cell.prepareForReuse()
        return cell
    }

    // MARK: Leaving

    /// Hides a cell, which goes into the reuse queue.
    func retire(_ cell: UITableViewCell, ofRow row: Int?) {
        guard !cells.contains(where: { $0 === cell }) else { return }
        table.willRetire(cell)
        if let row, isHeld(cell) {
            retained.append((row, cell))
            return
        }
        cell.layer.removeAllAnimations()
        if queue.add(cell) {
            cell.isHidden = true
        } else {
            cell.removeFromSuperview()
        }
    }

    /// True if a cell cannot be reused, because it has the first responder or is dragged.
    private func isHeld(_ cell: UITableViewCell) -> Bool {
        if cell === table.mover.cell { return true }
        guard let view = table.window?.firstResponder as? UIView, view !== cell else { return false }
        return view.isDescendant(of: cell)
    }

    private func takeRetained(_ row: Int) -> UITableViewCell? {
        guard let index = retained.firstIndex(where: { $0.row == row }) else { return nil }
        return retained.remove(at: index).cell
    }

    private func releaseRetained() {
        guard !retained.isEmpty else { return }
        let free = retained.filter { !isHeld($0.cell) }
        retained.removeAll { !isHeld($0.cell) }
        for (_, cell) in free { retire(cell, ofRow: nil) }
    }

    // MARK: Changes

    /// Puts all cells into the reuse queue, for a reload.
    func discardAll() {
        generation += 1
        let former = cells + retained.map(\.cell)
        (rows, cells, retained) = (0..<0, [], [])
        for cell in former { retire(cell, ofRow: nil) }
        invalidate()
    }

    /// Releases the cells in the reuse queue.
    func emptyQueue() {
        for cell in queue.empty() { cell.removeFromSuperview() }
    }

    /// Hands over all visible cells for an animated change; until `endChange` no others are made.
    func beginChange() -> (rows: Range<Int>, cells: [UITableViewCell]) {
        defer { (rows, cells) = (0..<0, []) }
        isUpdating = true
        return (rows, cells)
    }

    /// Takes back the visible cells after an animated change.
    func endChange(_ rows: Range<Int>, _ cells: [UITableViewCell]) {
        isUpdating = false
        (self.rows, self.cells) = (rows, cells)
        invalidate()
    }

    /// Renumbers retained rows after a change.
    func renumberRetained(_ number: (Int) -> Int?) {
        let former = retained
        retained = []
        for (row, cell) in former {
            if let row = number(row) { retained.append((row, cell)) } else { retire(cell, ofRow: nil) }
        }
    }

    /// Puts the cells in sight where the layout says.
    func placeCells() {
        for (row, cell) in zip(rows, cells) {
            let frame = table.frame(ofRow: row)
            if cell.frame != frame { cell.frame = frame }
        }
    }

    /// Updates the visible cells for their index paths.
    func updateLooks(animated: Bool) {
        for (row, cell) in zip(rows, cells) {
            table.updateLook(of: cell, at: table.content.layout.indexPath(ofRow: row), animated: animated)
        }
    }

    func askForAccessories() {
        for (row, cell) in zip(rows, cells) where row < table.content.layout.rowCount {
            table.askForAccessory(of: cell, at: table.content.layout.indexPath(ofRow: row))
        }
    }

    // MARK: Finding

    func cell(ofRow row: Int) -> UITableViewCell? { rows.contains(row) ? cells[row - rows.lowerBound] : nil }

    func row(of cell: UITableViewCell) -> Int? {
        cells.firstIndex { $0 === cell }.map { rows.lowerBound + $0 } ?? retained.first { $0.cell === cell }?.row
    }
}

extension UIView {
    /// Makes changes that are not part of an animation which the app may be setting up.
    static func performUnanimated(_ changes: () -> Void) {
        let former = UIViewAnimationBlock.areAnimationsEnabled
        UIViewAnimationBlock.areAnimationsEnabled = false
        changes()
        UIViewAnimationBlock.areAnimationsEnabled = former
    }
}

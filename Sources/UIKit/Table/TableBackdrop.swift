/// The parts of a table besides rows and sections: the background view, the table's header and footer, and the lines of
/// empty rows below the last one.
@MainActor final class TableBackdrop {
    private unowned let table: UITableView
    private var emptyRows: TableEmptyRows?
    private static let lineColor = UIColor(white: 224 / 255, alpha: 1)

    init(_ table: UITableView) { self.table = table }

    /// The number of subviews behind the rows.
    var viewsBehindRows: Int {
        (isShown(table.backgroundView) ? 1 : 0) + (isShown(emptyRows) ? 1 : 0)
    }

    private func isShown(_ view: UIView?) -> Bool { view != nil && view?.superview === table }

    func backgroundViewDidChange(from former: UIView?) {
        let view = table.backgroundView
        guard former !== view else { return }
        if isShown(former) { former?.removeFromSuperview() }
        guard let view else { return }
        view.frame = table.bounds
        table.insertSubview(view, at: 0)
    }

    func endViewDidChange(from former: UIView?, to view: UIView?) {
        if former !== view, isShown(former) { former?.removeFromSuperview() }
        guard let view else { return }
        place(view, y: view === table.tableHeaderView ? 0 : table.content.layout.bottom)
        if view.superview !== table { table.insertSubview(view, at: table.edgeLevel) }
    }

    func widthDidChange() {
        if let view = table.tableHeaderView { place(view, y: 0) }
    }

    func layOut() {
        let bounds = table.layer.bounds
        if let view = table.backgroundView, isShown(view), view.layer.frame != bounds { view.frame = bounds }
        if let view = table.tableFooterView { place(view, y: table.content.layout.bottom) }
        layOutEmptyRows(bounds)
    }

    private func place(_ view: UIView, y: CGFloat) {
        let frame = CGRect(
            x: 0, y: y, width: table.layer.bounds.width, height: TableMetrics.height(view.layer.frame.height))
        if view.layer.frame != frame { view.frame = frame }
    }

    private func layOutEmptyRows(_ bounds: CGRect) {
        let start = table.content.layout.bottom
        let isNeeded =
            bounds.maxY > start && table.style == .plain && table.separatorStyle != .none
            && table.tableFooterView == nil
        guard isNeeded else {
            if let emptyRows, !emptyRows.isHidden { emptyRows.isHidden = true }
            return
        }
        let view = emptyRows ?? TableEmptyRows(frame: .zero)
        if emptyRows == nil {
            emptyRows = view
            table.insertSubview(view, at: isShown(table.backgroundView) ? 1 : 0)
        }
        if view.isHidden { view.isHidden = false }
        view.show(
            from: start, to: bounds.maxY, width: bounds.width, rowHeight: TableMetrics.height(table.rowHeight),
            color: table.separatorColor ?? Self.lineColor)
    }
}

/// How the parts of a table work together when its content, its size or its offset changes.
extension UITableView {
    /// The layout, loaded if need be.
    final var loadedLayout: TableLayout {
        content.load()
        return content.layout
    }

    final func section(_ section: Int) -> TableSection? {
        let sections = loadedLayout.sections
        return sections.indices.contains(section) ? sections[section] : nil
    }

    // MARK: Laying out

    /// Updates rows, headers and footers for the present offset. Cheap while no row comes or goes.
    final func layOutRows() {
        content.load()
        if display.layOut() { edges.update() }
        edges.pin()
        backdrop.layOut()
        index.layOut()
        mover.layOut()
    }

    /// Makes sure that the visible rows exist, before they are asked for.
    final func showRows() {
        content.load()
        if display.layOut() { edges.update() }
    }

    /// Rows are elsewhere, but the same.
    final func rowsDidMove() {
        display.placeCells()
        display.invalidate()
    }

    /// Called for another size: rows are as wide as the table, and the app may return other heights.
    final func sizeDidChange() {
        guard content.isLoaded else { return }
        if content.layoutWidth != layer.bounds.width {
            content.reloadHeights()
            backdrop.widthDidChange()
            edges.discardAll()
        }
        rowsDidMove()
        // Inside an animation, as of a rotation, the rows are to move along.
        if window != nil { layOutRows() }
    }

    // MARK: Content

    /// Called for another data source or delegate: the content is loaded again when next needed.
    final func sourceDidChange() {
        abilities.forget()
        guard content.isLoaded else { return setNeedsLayout() }
        content.invalidate()
        setNeedsLayout()
    }

    final func heightsDidChange() {
        guard content.isLoaded else { return }
        content.reloadHeights()
        edges.discardAll()
        rowsDidMove()
    }

    /// Everything anew: nothing is selected, no row is being edited or dragged.
    final func reloadContent() {
        touches.forget()
        mover.cancel()
        updater.forget()
        editor.forget()
        selection.forget()
        edges.discardAll()
        display.discardAll()
        content.reload()
        index.reload()
        setNeedsLayout()
    }

    final func leaveWindow() {
        touches.forget()
        mover.cancel()
    }

    // MARK: Places

    /// The frame of a row that there is, where the layout has it.
    final func rect(ofRow number: Int) -> CGRect {
        let span = content.layout.span(ofRow: number)
        return rect(from: span.top, to: span.bottom)
    }

    final func rect(from top: CGFloat, to bottom: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: layer.bounds.width, height: bottom - top)
    }

    /// The frame of a row where it is shown: elsewhere while it makes room for one that is dragged.
    final func frame(ofRow number: Int) -> CGRect { mover.place(rect(ofRow: number), ofRow: number) }

    final func row(at point: CGPoint) -> IndexPath? {
        let layout = loadedLayout
        guard point.isFinite, point.x >= 0, point.x < bounds.width, point.y >= layout.top, point.y < layout.bottom,
            !layout.sections.isEmpty
        else { return nil }
        let index = layout.section(at: point.y)
        let section = layout.sections[index]
        guard point.y >= section.rowsTop, point.y < section.rowsBottom else { return nil }
        return IndexPath(row: section.rows.row(at: point.y - section.rowsTop), section: index)
    }

    final func rows(in rect: CGRect) -> [IndexPath] {
        let layout = loadedLayout
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite), rect.maxX > 0,
            rect.minX < bounds.width
        else { return [] }
        return layout.rows(from: rect.minY, to: rect.maxY).map { layout.indexPath(ofRow: $0) }
    }

    /// The subview index of the rows: the number of subviews behind them.
    final var rowLevel: Int { backdrop.viewsBehindRows }

    /// The subview index of headers and footers: the number of subviews behind them.
    final var edgeLevel: Int {
        index.strip.flatMap { strip in subviewList.firstIndex { $0 === strip } } ?? subviewList.count
    }

    // MARK: Scrolling

    final func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let layout = loadedLayout
        guard let target = scrollTarget(indexPath, in: layout) else { return }
        let bounds = self.bounds
        let (inset, size) = (contentInset, bounds.size)
        // A floating header covers the rows under it.
        let header = style == .plain ? layout.sections[indexPath.section].header.height : 0
        let top = target.top - inset.top - (indexPath.count > 1 ? header : 0)
        let bottom = target.bottom + inset.bottom - size.height
        let y: CGFloat
        switch position {
        case .none:
            if target.top >= bounds.minY + inset.top + header, target.bottom <= bounds.maxY - inset.bottom { return }
            y = target.top < bounds.minY + inset.top + header || target.height > size.height ? top : bottom
        case .top: y = top
        case .middle: y = (target.top + target.bottom - size.height) / 2
        case .bottom: y = bottom
        }
        let offset = scrollRange.clamp(CGPoint(x: bounds.minX, y: y.rounded()))
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    /// The row, or the section if the path names no row.
    private func scrollTarget(_ indexPath: IndexPath, in layout: TableLayout) -> TableSpan? {
        let isInSection = layout.sections.indices.contains(indexPath.section) && !indexPath.isEmpty
        guard isInSection else {
            FrameworkException.raise(
                .range,
                "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (\(indexPath.section)) "
                    + "beyond bounds (\(layout.sections.count)).")
            return nil
        }
        let section = layout.sections[indexPath.section]
        guard indexPath.count > 1, indexPath.row != NSNotFound else {
            return TableSpan(top: section.top, bottom: section.bottom)
        }
        // A row that is not there has a rectangle of zeros: apps scroll to the first row of an empty table.
        return layout.number(of: indexPath).map(layout.span(ofRow:)) ?? TableSpan(top: 0, bottom: 0)
    }

    final func replaceHeader(with header: UIView?) {
        let former = storedHeader
        storedHeader = header
        index.makeRoom()
        backdrop.endViewDidChange(from: former, to: header)
        content.headerDidChange()
        rowsDidMove()
    }

    final func replaceFooter(with footer: UIView?) {
        let former = storedFooter
        storedFooter = footer
        backdrop.endViewDidChange(from: former, to: footer)
        content.tellSize()
        setNeedsLayout()
    }
}

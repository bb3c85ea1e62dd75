/// Tables in archives.
extension UITableView {
    final func decodeTable(_ coder: NSCoder) {
        if !coder.containsValue(forKey: "UIBackgroundColor") { backgroundColor = standardBackground }
        rowHeight = coder.decodeNumber(forKey: "UIRowHeight") ?? TableMetrics.rowHeight
        sectionHeaderHeight = coder.decodeNumber(forKey: "UISectionHeaderHeight") ?? standardEdgeHeight
        sectionFooterHeight = coder.decodeNumber(forKey: "UISectionFooterHeight") ?? standardEdgeHeight
        // Without a style there are no lines in a plain table; grouped ones of iPhone OS 2, which had no choice, have
        // theirs.
        separatorStyle =
            coder.decodeCase(UITableViewCell.SeparatorStyle.self, forKey: "UISeparatorStyle")
            ?? (style == .plain ? .none : .singleLineEtched)
        separatorColor = coder.decode(UIColor.self, forKey: "UISeparatorColor")
        allowsSelection = coder.decodeFlag(forKey: "UIAllowsSelection") ?? true
        allowsSelectionDuringEditing = coder.decodeBool(forKey: "UIAllowsSelectionDuringEditing")
        allowsMultipleSelection = coder.decodeBool(forKey: "UIAllowsMultipleSelection")
        allowsMultipleSelectionDuringEditing = coder.decodeBool(forKey: "UIAllowsMultipleSelectionDuringEditing")
        sectionIndexMinimumDisplayRowCount = coder.decodeInteger(forKey: "UISectionIndexMinimumDisplayRowCount")
        if let view = endView(coder, "UIBackgroundView") { backgroundView = view }
        if let view = endView(coder, "UITableHeaderView") { tableHeaderView = view }
        if let view = endView(coder, "UITableFooterView") { tableFooterView = view }
        readStoryboardCells(coder)
    }

    /// A view that the table places. It cannot be one that the table is in, nor the table itself.
    private func endView(_ coder: NSCoder, _ key: String) -> UIView? {
        guard let view = coder.decode(UIView.self, forKey: key), !isDescendant(of: view) else { return nil }
        return view
    }

    final func encodeTable(_ coder: NSCoder) {
        coder.encode(style, forKey: "UIStyle", unless: .plain)
        if backgroundColor == nil { coder.encode(nil as Any?, forKey: "UIBackgroundColor") }
        coder.encode(rowHeight, forKey: "UIRowHeight", unless: TableMetrics.rowHeight)
        coder.encode(sectionHeaderHeight, forKey: "UISectionHeaderHeight", unless: standardEdgeHeight)
        coder.encode(sectionFooterHeight, forKey: "UISectionFooterHeight", unless: standardEdgeHeight)
        coder.encode(separatorStyle.rawValue, forKey: "UISeparatorStyle")
        coder.encode(ifPresent: separatorColor, forKey: "UISeparatorColor")
        coder.encode(allowsSelection, forKey: "UIAllowsSelection", unless: true)
        coder.encode(ifTrue: allowsSelectionDuringEditing, forKey: "UIAllowsSelectionDuringEditing")
        coder.encode(ifTrue: allowsMultipleSelection, forKey: "UIAllowsMultipleSelection")
        coder.encode(ifTrue: allowsMultipleSelectionDuringEditing, forKey: "UIAllowsMultipleSelectionDuringEditing")
        coder.encode(
            sectionIndexMinimumDisplayRowCount, forKey: "UISectionIndexMinimumDisplayRowCount", unless: 0)
        coder.encode(true, forKey: "UIShowsSelectionImmediatelyOnTouchBegin")
        let ownBackground = backgroundView is PadGroupBackground ? nil : backgroundView
        coder.encode(ifPresent: ownBackground, forKey: "UIBackgroundView")
        coder.encode(ifPresent: tableHeaderView, forKey: "UITableHeaderView")
        coder.encode(ifPresent: tableFooterView, forKey: "UITableFooterView")
    }

    /// The subviews that come from the data source and the delegate, and those that the table makes for them.
    final var rowsAndSections: [UIView] {
        subviewList.filter {
            $0 is UITableViewCell || $0 is TableSectionTitleView || $0 is TableEmptyRows || $0 is TableIndexStrip
                || $0 is TableMenuTarget
        } + edges.items.map(\.view)
    }
}

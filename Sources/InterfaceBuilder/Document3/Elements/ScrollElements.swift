/// Scroll views, tables and their cells.
enum ScrollElements {
    static let scrollView = ElementRule(
        "IBUIScrollView", inherits: ViewElements.view,
        [
            "scrollEnabled": .boolean, "pagingEnabled": .boolean, "directionalLockEnabled": .boolean,
            "bounces": .boolean, "alwaysBounceVertical": .boolean, "alwaysBounceHorizontal": .boolean,
            "bouncesZoom": .boolean, "delaysContentTouches": .boolean, "canCancelContentTouches": .boolean,
            "minimumZoomScale": .real, "maximumZoomScale": .real, "showsHorizontalScrollIndicator": .boolean,
            "showsVerticalScrollIndicator": .boolean, "indicatorStyle": .choice(Words.indicatorStyle),
            "scrollsToTop": .boolean, "keyboardDismissMode": .nothing, "contentInsetAdjustmentBehavior": .nothing,
            "automaticallyAdjustsScrollIndicatorInsets": .nothing, "contentViewInsetsToSafeArea": .nothing,
        ])

    static let textView = ElementRule(
        "IBUITextView", inherits: scrollView,
        [
            "text": .string, "textAlignment": .choice(Words.textAlignment), "editable": .boolean,
            "selectable": .nothing, "usesAttributedText": .nothing, "allowsEditingTextAttributes": .nothing,
            "adjustsFontForContentSizeCategory": .nothing, "findInteractionEnabled": .nothing,
        ])

    static let table = ElementRule(
        "IBUITableView", inherits: scrollView,
        [
            "style": .choice(Words.tableStyle), "separatorStyle": .nothing, "rowHeight": .nothing,
            "sectionHeaderHeight": .nothing, "sectionFooterHeight": .nothing,
            "sectionIndexMinimumDisplayRowCount": .integer, "allowsSelection": .boolean,
            "allowsSelectionDuringEditing": .boolean, "allowsMultipleSelection": .boolean,
            "allowsMultipleSelectionDuringEditing": .boolean, "showsSelectionImmediatelyOnTouchBegin": .boolean,
            "dataMode": .nothing, "estimatedRowHeight": .nothing, "estimatedSectionHeaderHeight": .nothing,
            "estimatedSectionFooterHeight": .nothing, "springLoaded": .nothing, "sectionHeaderTopPadding": .nothing,
            "prefetchingEnabled": .nothing,
        ],
        absent: [
            (
                "showsSelectionImmediatelyOnTouchBegin", "IBUIShowsSelectionImmediatelyOnTouchBegin",
                .boolean(true)
            )
        ])

    static let cell = ElementRule(
        "IBUITableViewCell", inherits: ViewElements.view,
        [
            "style": .choice(Words.cellStyle), "reuseIdentifier": .string,
            "selectionStyle": .choice(Words.selectionStyle), "accessoryType": .choice(Words.accessoryType),
            "editingAccessoryType": .choice(Words.accessoryType), "indentationLevel": .integer,
            "indentationWidth": .real, "shouldIndentWhileEditing": .boolean, "showsReorderControl": .boolean,
            "hidesAccessoryWhenEditing": .nothing, "textLabel": .object, "detailTextLabel": .object,
            "imageView": .object, "image": .image, "rowHeight": .real, "focusStyle": .nothing,
        ])

    /// The content view of a cell. In files of Xcode 4 it is a plain `view` without identifier.
    static let cellContent = ElementRule(
        "IBUITableViewCellContentView", inherits: ViewElements.view, ["tableViewCell": .nothing])

    static let section = ElementRule(
        "IBUITableViewSection", inherits: ViewElements.object,
        [
            "headerTitle": .string, "footerTitle": .string, "colorLabel": .nothing,
        ])

    static let all: [String: ElementRule] = [
        "scrollView": scrollView, "textView": textView, "tableView": table, "tableViewCell": cell,
        "tableViewCellContentView": cellContent, "tableViewSection": section,
    ]
}

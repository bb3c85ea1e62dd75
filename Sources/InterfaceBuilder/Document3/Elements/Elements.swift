/// Tables of the elements in `document` files.
enum Elements {
    /// Elements that are objects with an identifier.
    static let objects: [String: ElementRule] = [
        ViewElements.all, ControlElements.all, ScrollElements.all, BarElements.all, ControllerElements.all,
        GestureElements.all,
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    /// Elements that contain only a list of objects.
    static let lists: Set<String> = [
        "subviews", "items", "toolbarItems", "viewControllers", "leftBarButtonItems", "rightBarButtonItems",
        "barButtonItems", "gestureRecognizers",
    ]

    /// Elements that are newer than the platform, or that only the editor uses.
    static let unused: Set<String> = [
        "constraints", "variation", "layoutGuides", "animations", "viewLayoutGuide", "edgeInsets",
        "directionalEdgeInsets", "extendedEdge", "modalPageSheetSize", "simulatedStatusBarMetrics",
        "simulatedOrientationMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
        "simulatedToolbarMetrics", "simulatedScreenMetrics", "simulatedSizeMetrics", "freeformSimulatedSizeMetrics",
        "simulatedMetricsContainer", "retina4SimulatedScreenMetrics", "modalFormSheetSimulatedSizeMetrics",
        "modalPageSheetSimulatedSizeMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "preferredSymbolConfiguration", "imageReference", "attributedString", "attributedText",
        "preferredContentSize", "accessibilityCustomActions", "designable", "exclude", "include", "mask",
        "navigationBarAppearance", "keyCommands", "buttonConfiguration", "splitViewMasterSimulatedSizeMetrics",
        "splitViewDetailSimulatedSizeMetrics", "masterSimulatedSizeMetrics",
    ]

    /// Values of `key` for children that are not used, whatever their element.
    static let unusedKeys: Set<String> = [
        "canvasLocation", "freeformSize", "customSize", "designDelegate", "safeArea", "contentLayoutGuide",
        "frameLayoutGuide", "keyboardLayoutGuide", "separatorInset", "edgesForExtendedLayout", "layoutMargins",
        "directionalLayoutMargins",
    ]
}

/// The elements of `document` files.
enum Elements {
    /// Those that stand for objects with an identifier.
    static let objects: [String: ElementRule] = [
        ViewElements.all, ControlElements.all, ScrollElements.all, BarElements.all, ControllerElements.all,
        GestureElements.all,
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    /// Those that hold a list of objects and nothing else.
    static let lists: Set<String> = [
        "subviews", "items", "toolbarItems", "viewControllers", "leftBarButtonItems", "rightBarButtonItems",
        "barButtonItems", "gestureRecognizers",
    ]

    /// Those that say what came after this platform, or what only the editor looks at.
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

    /// The keys of such parts, whatever their element.
    static let unusedKeys: Set<String> = [
        "canvasLocation", "freeformSize", "customSize", "designDelegate", "safeArea", "contentLayoutGuide",
        "frameLayoutGuide", "keyboardLayoutGuide", "separatorInset", "edgesForExtendedLayout", "layoutMargins",
        "directionalLayoutMargins",
    ]
}

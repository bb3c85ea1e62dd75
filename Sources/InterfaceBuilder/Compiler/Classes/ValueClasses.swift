/// Classes of values inside objects: colours, fonts, images, traits and connections.
///
/// Separate conversions read all keys of such a class together; this table lists the keys and what they become.
enum ValueClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "NSColor", "UIColor",
            [
                .part("NSColorSpace", .value("which of the next two it has")),
                .part("NSRGB", .value("`UIRed`, `UIGreen`, `UIBlue`, `UIAlpha`, `UIColorComponentCount` 4")),
                .part("NSWhite", .value("`UIWhite`, `UIAlpha`, `UIColorComponentCount` 2")),
                .part("NSCMYK", .value("as `NSRGB`, converted")),
                .part("NSComponents", .value("as `NSRGB` or `NSWhite`, by their number")),
                .part("IBUIColorCocoaTouchKeyPath", .value("`UIPatternSelector` or `UISystemColorName`")),
                .part("NSImage", .value("`UIPatternImage`, where it is a named one")),
                .part("NSCatalogName", .value("with `NSColorName`: the named colour")),
                .part("NSColorName", .value("with `NSCatalogName`: the named colour")),
                .part("NSColor", .value("stands for a named colour that is not known here")),
                .nothing("NSCustomColorSpace", .screen),
                .nothing("NSLinearExposure", .screen),
            ]),
        ClassDescription(
            "NSFont", "UIFont",
            [
                .part("NSName", .value("`UIFontName`, and `UIFontTraits` 2 for bold, 1 for italic")),
                .part("NSSize", .value("`UIFontPointSize`")),
                .nothing("NSfFlags", .editor),
            ]),
        ClassDescription(
            "IBUIFontDescription", "UIFont",
            [
                .part("type", .value("`UISystemFont`, and `UIFontTraits` 2 where it is 2, 1 where it is 3")),
                .part("pointSize", .value("`UIFontPointSize`")),
                .part("size", .value("`UIFontPointSize` by name: 1 is 17, 2 is 18, 3 is 12, 4 is 14")),
                .part("name", .value("`UIFontName`")),
                .part("family", .value("`UIFontName`, where `name` is missing")),
                .part("traits", .value("`UIFontTraits`")),
            ]),
        ClassDescription(
            "NSCustomResource", "UIImageNibPlaceholder",
            [
                .part("NSResourceName", .value("`UIResourceName`; `UIImageWidth`, `UIImageHeight` if known, else 1")),
                .nothing("NSClassName", .editor),
                .nothing("IBNamespaceID", .editor),
                .nothing("catalogItemID", .editor),
            ]),
        ClassDescription(
            "IBUITextInputTraits", "",
            TextInputTrait.all.map {
                .part($0.key, .value("`\($0.nibKey)` of the view"))
            } + [.nothing("targetRuntimeIdentifier", .runtime)]),
        ClassDescription(
            "IBUIAccessibilityConfiguration", "UIRuntimeAccessibilityConfiguration",
            [
                .part("IBUIAccessibilityLabel", .value("`UIAccessibilityLabel`")),
                .part("IBUIAccessibilityHint", .value("`UIAccessibilityHint`")),
                .part("IBUIAccessibilityIdentifier", .value("`UIAccessibilityIdentifier`")),
                .part("IBUIAccessibilityTraits", .value("`UIAccessibilityTraits`, an NSNumber")),
                .part("IBUIIsAccessibilityElement", .value("`UIIsAccessibilityElement`, an NSNumber")),
            ]),
        ClassDescription("IBCocoaTouchOutletConnection", "UIRuntimeOutletConnection", connectionRules),
        ClassDescription(
            "IBCocoaTouchOutletCollectionConnection", "UIRuntimeOutletCollectionConnection", connectionRules),
        ClassDescription(
            "IBCocoaTouchEventConnection", "UIRuntimeEventConnection",
            connectionRules + [.part("IBEventType", .value("`UIEventMask`: 1 << (type - 1)"))]),
    ]

    /// Classes whose objects only the editor uses.
    static let unused: [ClassDescription] = [
        ClassDescription("IBUISimulatedStatusBarMetrics", "", [.nothing("IBUIStatusBarStyle", .simulation)]),
        ClassDescription(
            "IBUISimulatedNavigationBarMetrics", "",
            [.nothing("IBUIPrompted", .simulation), .nothing("IBUIBarStyle", .simulation)]),
        ClassDescription("IBUISimulatedToolbarMetrics", ""),
        ClassDescription("IBUISimulatedTabBarMetrics", ""),
        ClassDescription(
            "IBUISimulatedOrientationMetrics", "",
            [
                .nothing("interfaceOrientation", .simulation), .nothing("IBUIInterfaceOrientation", .simulation),
            ]),
        ClassDescription(
            "IBUIScreenMetrics", "",
            [
                .nothing("IBUISimulatedSizeMetricsClass", .simulation),
                .nothing("IBUINormalizedOrientationToSizeMap", .simulation),
                .nothing("IBUITargetRuntime", .simulation),
                .nothing("IBUIDisplayName", .simulation),
                .nothing("IBUIType", .simulation),
            ]),
        ClassDescription(
            "IBUISimulatedSizeMetrics", "",
            [
                .nothing("IBUISimulatedSizeMetricsClass", .simulation), .nothing("IBUIDisplayName", .simulation),
            ]),
        ClassDescription(
            "IBUISimulatedFreeformSizeMetricsSentinel", "",
            [
                .nothing("IBUISimulatedSizeMetricsClass", .simulation), .nothing("IBUIDisplayName", .simulation),
            ]),
    ]

    private static let connectionRules: [KeyRule] = [
        .part("label", .value("`UILabel`")),
        .part("source", .value("`UISource`")),
        .part("destination", .value("`UIDestination`")),
    ]
}

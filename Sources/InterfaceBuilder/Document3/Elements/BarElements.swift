/// Bars and bar items.
enum BarElements {
    static let navigationBar = ElementRule(
        "IBUINavigationBar", inherits: ViewElements.view,
        [
            "barStyle": .choice(Words.barStyle), "translucent": .boolean, "largeTitles": .nothing,
            "backIndicatorImage": .nothing, "backIndicatorTransitionMask": .nothing,
        ])

    static let toolbar = ElementRule(
        "IBUIToolbar", inherits: ViewElements.view,
        ["barStyle": .choice(Words.barStyle), "translucent": .boolean])

    static let tabBar = ElementRule(
        "IBUITabBar", inherits: ViewElements.view,
        ["selectedItem": .object, "barStyle": .nothing, "translucent": .nothing, "itemPositioning": .nothing])

    static let searchBar = ElementRule(
        "IBUISearchBar", inherits: ViewElements.view,
        [
            "text": .string.named("IBText"), "placeholder": .string.named("IBPlaceholder"),
            "prompt": .string.named("IBPrompt"), "barStyle": .choice(Words.barStyle, key: "IBBarStyle"),
            "translucent": .boolean.named("IBTranslucent"),
            "showsBookmarkButton": .boolean.named("IBShowsBookmarkButton"),
            "showsCancelButton": .boolean.named("IBShowsCancelButton"),
            "showsSearchResultsButton": .boolean.named("IBShowsSearchResultsButton"),
            "showsScopeBar": .boolean.named("IBShowsScopeBar"),
            "selectedScopeButtonIndex": .integer.named("IBSelectedScopeButtonIndex"),
            "searchBarStyle": .nothing, "backgroundImage": .nothing, "scopeBarBackgroundImage": .nothing,
        ],
        parts: [
            "tintColor": "IBTintColor", "scopeButtonTitles": "IBScopeButtonTitles",
            "textInputTraits": "IBTextInputTraits",
        ])

    static let barItem = ElementRule(
        "IBUIBarItem", inherits: ViewElements.object,
        [
            "title": .string, "image": .image, "landscapeImagePhone": .image,
            "landscapeImage": .image.named("IBUILandscapeImagePhone"), "enabled": .boolean,
            "tag": .integer, "catalog": .nothing, "largeContentSizeImage": .nothing,
            "springLoaded": .nothing, "selectedImage": .nothing,
        ],
        parts: ["imageInsets": "IBUIImageInsets", "inset": "IBUIImageInsets"])

    static let barButtonItem = ElementRule(
        "IBUIBarButtonItem", inherits: barItem,
        [
            "style": .choice(Words.barButtonStyle),
            "systemItem": .choice(Words.barButtonSystemItem, key: "IBUISystemItemIdentifier"), "width": .real,
            "hidden": .nothing, "changesSelectionAsPrimaryAction": .nothing,
        ],
        // The editor's default is bordered; files contain the style of other items.
        absent: [("style", "IBUIStyle", .integer(1))])

    static let tabBarItem = ElementRule(
        "IBUITabBarItem", inherits: barItem,
        [
            "systemItem": .choice(Words.tabBarSystemItem, key: "IBUISystemItemIdentifier"), "badgeValue": .string,
        ])

    static let navigationItem = ElementRule(
        "IBUINavigationItem", inherits: ViewElements.object,
        [
            "title": .string, "prompt": .string, "hidesBackButton": .boolean,
            "leftItemsSupplementBackButton": .boolean, "backButtonTitle": .nothing, "largeTitleDisplayMode": .nothing,
            "style": .nothing,
        ])

    static let all: [String: ElementRule] = [
        "navigationBar": navigationBar, "toolbar": toolbar, "tabBar": tabBar, "searchBar": searchBar,
        "barButtonItem": barButtonItem, "tabBarItem": tabBarItem, "navigationItem": navigationItem,
    ]
}

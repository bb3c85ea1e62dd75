/// Bars and bar items.
enum BarClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "IBUINavigationBar", inherits: "IBUIView",
            [
                .mutableArray("IBUIItems"),
                .integer("IBUIBarStyle"),
                .flag("IBUITranslucent", "UIBarTranslucent"),
                .colour("IBUITintColor"),
                .part("IBUIDelegate", .barOwner),
            ]),
        ClassDescription(
            "IBUIToolbar", inherits: "IBUIView",
            [
                .array("IBUIItems"),
                .integer("IBUIBarStyle"),
                .flag("IBUITranslucent", "UIBarTranslucent"),
                .colour("IBUITintColor"),
            ]),
        ClassDescription(
            "IBUITabBar", inherits: "IBUIView",
            [
                .array("IBUIItems"),
                .object("IBUISelectedItem"),
                .part("IBUIDelegate", .barOwner),
                .colour("IBUITintColor"),
                .colour("IBUISelectedImageTintColor"),
            ]),
        ClassDescription(
            "IBUISearchBar", inherits: "IBUIView",
            [
                .text("IBText"),
                .text("IBPlaceholder"),
                .text("IBPrompt"),
                .integer("IBBarStyle"),
                .colour("IBTintColor"),
                .flag("IBTranslucent", "UIBarTranslucent"),
                .flag("IBShowsBookmarkButton"),
                .flag("IBShowsCancelButton"),
                .flag("IBShowsSearchResultsButton"),
                .flag("IBShowsScopeBar"),
                .array("IBScopeButtonTitles"),
                .integer("IBSelectedScopeButtonIndex"),
                .part("IBTextInputTraits", .textInputTraits),
            ]),
        ClassDescription(
            "IBUIBarItem", "", inherits: "IBUIObject",
            [
                .text("IBUITitle"),
                .image("IBUIImage"),
                .image("IBUILandscapeImagePhone"),
                .insets("IBUIImageInsets"),
                .insets("IBUILandscapeImagePhoneInsets"),
                .flag("IBUIEnabled", absent: true),
                .integer("IBUITag"),
                .part("IBUISystemItemIdentifier", .systemItem),
            ]),
        ClassDescription(
            "IBUIBarButtonItem", inherits: "IBUIBarItem",
            [
                .integer("IBUIStyle"),
                .float("IBUIWidth"),
                .object("IBUICustomView"),
                .array("IBUIPossibleTitles"),
                .colour("IBUITintColor"),
                .nothing("IBUIToolbar", .back),
                .nothing("IBUINavigationItem", .back),
            ]),
        ClassDescription(
            "IBUITabBarItem", inherits: "IBUIBarItem",
            [
                .text("IBUIBadgeValue"),
                .nothing("IBUITabBar", .back),
            ]),
        ClassDescription(
            "IBUINavigationItem", inherits: "IBUIObject",
            [
                .text("IBUITitle"),
                .text("IBUIPrompt"),
                .object("IBUITitleView"),
                .object("IBUILeftBarButtonItem"),
                .object("IBUIRightBarButtonItem"),
                .object("IBUIBackBarButtonItem"),
                .array("IBUILeftBarButtonItems"),
                .array("IBUIRightBarButtonItems"),
                .flag("IBUIHidesBackButton"),
                .flag("IBUILeftItemsSupplementBackButton"),
                .part("IBUINavigationBar", .barOwner),
            ]),
    ]
}

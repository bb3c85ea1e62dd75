/// View controllers and search display controllers.
enum ControllerClasses {
    static let all: [ClassDescription] = [
        ClassDescription(
            "IBUIViewController", inherits: "IBUIObject",
            [
                .object("IBUIView"),
                .text("IBUINibName"),
                .text("IBUITitle"),
                .object("IBUINavigationItem"),
                .object("IBUITabBarItem"),
                .array("IBUIToolbarItems"),
                .object("IBUIParentViewController"),
                .integer("IBUIModalTransitionStyle"),
                .integer("IBUIModalPresentationStyle"),
                .flag("IBUIModalInPopover"),
                .pair("IBUIContentSizeForViewInPopover"),
                .flag("IBUIHidesBottomBarWhenPushed"),
                .flag("IBUIWantsFullScreenLayout"),
                .flag("IBUIAutoresizesArchivedViewToFullSize", absent: true, leftOut: true),
                .flag("IBUIDefinesPresentationContext"),
                .flag("IBUIProvidesPresentationContextTransitionStyle"),
                .nothing("IBUIRestorationIdentifier", .later),
                .text("IBUIStoryboardIdentifier"),
                .object("IBUISearchDisplayController"),
            ] + StoryboardClasses.controllerRules),
        ClassDescription(
            "IBUITableViewController", inherits: "IBUIViewController",
            [.flag("IBUIClearsSelectionOnViewWillAppear", absent: true, leftOut: true)]),
        ClassDescription(
            "IBUINavigationController", inherits: "IBUIViewController",
            [
                .part("IBUIViewControllers", .viewControllers),
                .part("IBUINavigationBar", .navigationBar),
                .flag("IBUINavigationBarHidden"),
                .object("IBUIToolbar"),
                .not("IBUIToolbarHidden", "UIToolbarShown"),
            ]),
        ClassDescription(
            "IBUITabBarController", inherits: "IBUIViewController",
            [
                .part("IBUIViewControllers", .viewControllers),
                .part("IBUITabBar", .tabBar),
                .object("IBUISelectedViewController"),
                .mutableArray("IBUICustomizableViewControllers"),
            ]),
        ClassDescription(
            "IBUISplitViewController", inherits: "IBUIViewController",
            [
                .part("IBUIViewControllers", .viewControllers),
                .part("IBUIMasterViewController", .viewControllers),
                .part("IBUIDetailViewController", .viewControllers),
            ]),
        ClassDescription("IBGLKViewController", inherits: "IBUIViewController", []),
        ClassDescription(
            "IBUIPageViewController", inherits: "IBUIViewController",
            [
                .integer("IBUITransitionStyle"),
                .integer("IBUINavigationOrientation"),
                .integer("IBUISpineLocation"),
                .flag("IBUIDoubleSided"),
            ]),
        ClassDescription(
            "IBUIPopoverController", inherits: "IBUIObject",
            [.object("IBUIContentViewController")]),
        ClassDescription(
            "IBUISearchDisplayController", inherits: "IBUIObject",
            [.object("IBUISearchBar"), .object("IBUISearchContentsController")]),
    ]
}

/// View controllers, and other objects that are not views.
enum ControllerElements {
    static let viewController = ElementRule(
        "IBUIViewController", inherits: ViewElements.object,
        [
            "title": .string, "nibName": .string, "storyboardIdentifier": .string, "storyboardName": .nothing,
            "hidesBottomBarWhenPushed": .boolean, "wantsFullScreenLayout": .boolean, "modalInPopover": .boolean,
            "modalTransitionStyle": .choice(Words.modalTransitionStyle),
            "modalPresentationStyle": .choice(Words.modalPresentationStyle), "definesPresentationContext": .boolean,
            "providesPresentationContextTransitionStyle": .boolean,
            "autoresizesArchivedViewToFullSize": .boolean, "initialViewController": .nothing,
            "useStoryboardIdentifierAsRestorationIdentifier": .nothing,
            "automaticallyAdjustsScrollViewInsets": .nothing, "extendedLayoutIncludesOpaqueBars": .nothing,
            "interfaceStyle": .nothing, "preferredInterfaceOrientation": .nothing,
        ])

    static let tableViewController = ElementRule(
        "IBUITableViewController", inherits: viewController, ["clearsSelectionOnViewWillAppear": .boolean])

    static let navigationController = ElementRule(
        "IBUINavigationController", inherits: viewController,
        [
            "navigationBarHidden": .boolean, "toolbarHidden": .boolean, "hidesBarsOnSwipe": .nothing,
            "hidesBarsOnTap": .nothing, "hidesBarsWhenKeyboardAppears": .nothing,
            "hidesBarsWhenVerticallyCompact": .nothing,
        ])

    static let tabBarController = ElementRule(
        "IBUITabBarController", inherits: viewController, ["selectedIndex": .integer])

    static let splitViewController = ElementRule(
        "IBUISplitViewController", inherits: viewController,
        ["presentsWithGesture": .nothing, "style": .nothing, "preferredDisplayMode": .nothing])

    static let pageViewController = ElementRule(
        "IBUIPageViewController", inherits: viewController,
        [
            "transitionStyle": .choice(Words.pageTransitionStyle),
            "navigationOrientation": .choice(Words.pageOrientation),
            "spineLocation": .choice(Words.spineLocation), "doubleSided": .boolean, "pageSpacing": .nothing,
        ])

    static let graphicsController = ElementRule(
        "IBGLKViewController", inherits: viewController,
        [
            "preferredFramesPerSecond": .nothing, "pauseOnWillResignActive": .nothing,
            "resumeOnDidBecomeActive": .nothing,
        ])

    static let searchDisplayController = ElementRule(
        "IBUISearchDisplayController", inherits: ViewElements.object, ["displaysSearchBarInNavigationBar": .nothing])

    static let placeholder = ElementRule("IBProxyObject", inherits: ViewElements.object)

    static let customObject = ElementRule("IBUICustomObject", inherits: ViewElements.object)

    static let all: [String: ElementRule] = [
        "viewController": viewController, "tableViewController": tableViewController,
        "navigationController": navigationController, "tabBarController": tabBarController,
        "splitViewController": splitViewController, "pageViewController": pageViewController,
        "searchDisplayController": searchDisplayController, "placeholder": placeholder, "exit": placeholder,
        "customObject": customObject, "glkViewController": graphicsController,
    ]
}

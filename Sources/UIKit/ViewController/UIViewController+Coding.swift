/// Coding of controllers: the properties set in Interface Builder and by apps, the children, and the view unless it is
/// in its own nib file.
extension UIViewController: @MainActor NSCoding {
    /// Decodes the controller. Its parent is not decoded here: the parent adds this controller itself, once it is
    /// decoded.
    final func decodeController(_ coder: NSCoder) {
        title = coder.decodeText(forKey: "UITitle")
        barItems.navigation = coder.decode(UINavigationItem.self, forKey: "UINavigationItem")
        barItems.tab = coder.decode(UITabBarItem.self, forKey: "UITabBarItem")
        barItems.toolbar = coder.decodeDistinct(UIBarButtonItem.self, forKey: "UIToolbarItems")
        hidesBottomBarWhenPushed = coder.decodeBool(forKey: "UIHidesBottomBarWhenPushed")
        wantsFullScreenLayout = coder.decodeFlag(forKey: "UIWantsFullScreenLayout") ?? wantsFullScreenByItself
        autoresizesArchivedViewToFullSize = coder.decodeFlag(forKey: "UIAutoresizesArchivedViewToFullSize") ?? true
        modalTransitionStyle =
            coder.decodeCase(UIModalTransitionStyle.self, forKey: "UIModalTransitionStyle") ?? .coverVertical
        modalPresentationStyle =
            coder.decodeCase(UIModalPresentationStyle.self, forKey: "UIModalPresentationStyle") ?? .fullScreen
        definesPresentationContext = coder.decodeBool(forKey: "UIDefinesPresentationContext")
        providesPresentationContextTransitionStyle = coder.decodeBool(
            forKey: "UIProvidesPresentationContextTransitionStyle")
        if coder.containsValue(forKey: "UIContentSizeForViewInPopover") {
            contentSizeForViewInPopover = coder.decodeCGSize(forKey: "UIContentSizeForViewInPopover")
        }
        isModalInPopover = coder.decodeBool(forKey: "UIModalInPopover")
        if !makesOwnView, let view = coder.decode(UIView.self, forKey: "UIView"), view.viewController == nil {
            archivedView = view
            view.viewController = self
        }
        takeArchivedChildren(archivedControllers(coder, ["UIChildViewControllers"]))
        for addition in ControllerAdditions.all { addition.decode(self, coder) }
    }

    /// Gives a view that comes from a nib or an archive as much of the size that views of controllers have as its
    /// autoresizing mask allows. Its origin stays until it is put into a window, ``takePlaceInWindow()``: an app may
    /// put it into a view of its own, which is below the status bar already.
    final func fitArchivedView() {
        guard autoresizesArchivedViewToFullSize, let view = loadedView, view.superview == nil, !(view is UIWindow)
        else { return }
        let area = archivedViewArea
        var frame = view.frame
        if view.autoresizingMask.contains(.flexibleWidth) { frame.size.width = area.width }
        if view.autoresizingMask.contains(.flexibleHeight) { frame.size.height = area.height }
        view.frame = frame
        frameBeforePlacing = frame
    }

    /// Moves a view that comes from a nib or an archive below the status bar, unless the app has moved it before.
    final func takePlaceInWindow() {
        guard let frame = frameBeforePlacing, let view = loadedView else { return }
        frameBeforePlacing = nil
        if view.frame == frame { view.frame.origin = archivedViewArea.origin }
    }

    private var archivedViewArea: CGRect {
        wantsFullScreenLayout ? UIScreen.main.bounds : UIScreen.main.applicationFrame
    }

    /// The controllers that an archive has inside this one: neither itself nor one that it is in.
    /// - Parameter keys: Possible keys; the first one in the archive counts.
    final func archivedControllers(
        _ coder: NSCoder, _ keys: [String] = ["UIViewControllers", "UIChildViewControllers"]
    ) -> [UIViewController] {
        let containers = sequence(first: self, next: \.containerReference)
        let key = keys.first { coder.containsValue(forKey: $0) }
        let list = key.flatMap { coder.decodeDistinct(UIViewController.self, forKey: $0) } ?? []
        return list.filter { child in !containers.contains { $0 === child } }
    }

    final func encodeController(_ coder: NSCoder) {
        coder.encode(ifPresent: nibName, forKey: "UINibName")
        coder.encode(ifPresent: title, forKey: "UITitle")
        coder.encode(ifPresent: barItems.navigation, forKey: "UINavigationItem")
        coder.encode(ifPresent: barItems.tab, forKey: "UITabBarItem")
        coder.encode(ifPresent: barItems.toolbar, forKey: "UIToolbarItems")
        coder.encode(ifTrue: hidesBottomBarWhenPushed, forKey: "UIHidesBottomBarWhenPushed")
        coder.encode(wantsFullScreenLayout, forKey: "UIWantsFullScreenLayout", unless: wantsFullScreenByItself)
        coder.encode(
            autoresizesArchivedViewToFullSize, forKey: "UIAutoresizesArchivedViewToFullSize", unless: true)
        coder.encode(modalTransitionStyle, forKey: "UIModalTransitionStyle", unless: .coverVertical)
        coder.encode(modalPresentationStyle, forKey: "UIModalPresentationStyle", unless: .fullScreen)
        coder.encode(ifTrue: definesPresentationContext, forKey: "UIDefinesPresentationContext")
        coder.encode(
            ifTrue: providesPresentationContextTransitionStyle, forKey: "UIProvidesPresentationContextTransitionStyle")
        if contentSizeForViewInPopover != CGSize(width: 320, height: 1100) {
            coder.encode(contentSizeForViewInPopover, forKey: "UIContentSizeForViewInPopover")
        }
        coder.encode(ifTrue: isModalInPopover, forKey: "UIModalInPopover")
        if !childList.isEmpty { coder.encode(childList, forKey: "UIChildViewControllers") }
        coder.encode(ifPresent: isViewReloadable ? nil : loadedView ?? archivedView, forKey: "UIView")
        for addition in ControllerAdditions.all { addition.encode(self, coder) }
    }
}

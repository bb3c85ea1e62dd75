/// The visible part of a navigation controller: one screen of its stack, or two during a transition.
///
/// The stack changes at once; the visible screen follows. A change during a transition waits for its end, and then
/// shows the controller that is on top at that time. A change without animation ends the transition first.
@MainActor final class NavigationScreens {
    private unowned let owner: UINavigationController
    /// The part of the container behind the bars.
    let area = UIView(frame: .zero)

    /// The controller whose view is in place, or on its way there.
    private(set) var shown: UIViewController?
    private var screen: ScreenView?
    /// The controller whose view is on its way out.
    private var departing: UIViewController?
    private var slide: ScreenSlide?
    private var waiting: ScreenChange?
    /// True while controllers are being told of a change. Changes that they request are carried out afterwards.
    private var isChanging = false
    /// The bars that are visible or being animated in.
    private(set) var bars = BarPresence()
    /// Bars that came or went without animation while a change began.
    private var appliesBarsAtOnce = false
    private var laidOutSize = CGSize.zero
    /// The first screen, until it has appeared.
    private var firstScreen: UIViewController?

    init(_ owner: UINavigationController) {
        self.owner = owner
        area.clipsToBounds = true
        area.isOpaque = false
        area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Returns true if a controller's view is visible or being animated out.
    func shows(_ controller: UIViewController) -> Bool { controller === shown || controller === departing }

    private var isOnScreen: Bool {
        owner.isViewLoaded && (owner.appearance == .appearing || owner.appearance == .appeared)
    }

    // MARK: Changes

    /// Shows the controller that is on top of the stack now.
    func show(_ change: ScreenChange) {
        waiting = change
        showWaiting()
    }

    private func showWaiting() {
        while !isChanging, let change = waiting {
            if let slide {
                if change.isAnimated { return }
                slide.finish()
                continue
            }
            waiting = nil
            start(change)
        }
    }

    private func start(_ change: ScreenChange) {
        let incoming = owner.topViewController
        guard isOnScreen else { return changeUnseen(to: incoming) }
        guard incoming !== shown else { return owner.showItems(change.direction, animated: false) }
        isChanging = true
        let outgoing = shown
        let outgoingScreen = screen
        let formerBars = bars
        let canSlide = change.isAnimated && outgoing != nil && owner.view.window != nil && UIView.areAnimationsEnabled
        appliesBarsAtOnce = !canSlide
        owner.makeRoomInsteadOfBottomBar()
        announce(incoming, outgoing, change.direction, animated: canSlide)
        shown = incoming
        bars = owner.wantedBars
        departing = outgoing
        screen = incoming.map { makeScreen(for: $0) }
        owner.showItems(change.direction, animated: canSlide)
        let end: @MainActor () -> Void = { [weak self] in
            self?.end(incoming, outgoing, outgoingScreen, animated: canSlide)
        }
        if canSlide {
            var arriving: [UIView] = [screen].compactMap { $0 }
            var leaving: [UIView] = [outgoingScreen].compactMap { $0 }
            if !appliesBarsAtOnce {
                owner.addBars(from: formerBars, to: bars, arriving: &arriving, leaving: &leaving)
                takeRoomOfLeavingBar()
            }
            owner.fitBars(arriving: arriving, leaving: leaving)
            let slide = ScreenSlide(
                arriving: arriving, leaving: leaving, change.direction, width: owner.view.bounds.width, onEnd: end)
            self.slide = slide
            isChanging = false
            slide.run()
        } else {
            end()
        }
    }

    /// Makes the appearance calls before a transition, in UIKit's order. The incoming view is loaded and sized before
    /// them.
    private func announce(
        _ incoming: UIViewController?, _ outgoing: UIViewController?, _ direction: ScreenChange.Direction,
        animated: Bool
    ) {
        if let incoming {
            fit(incoming)
            incoming.relationChange = direction == .push ? .movedToParent : .none
        }
        if let outgoing {
            outgoing.relationChange = owner.childList.contains { $0 === outgoing } ? .none : .movedFromParent
            outgoing.beginDisappearing(animated: animated)
        }
        guard let incoming else { return }
        incoming.beginAppearing(animated: animated)
        owner.navigationDelegate?.navigationController(owner, willShow: incoming, animated: animated)
    }

    private func end(
        _ incoming: UIViewController?, _ outgoing: UIViewController?, _ outgoingScreen: ScreenView?, animated: Bool
    ) {
        isChanging = true
        slide = nil
        departing = nil
        outgoingScreen?.letGo()
        outgoingScreen?.removeFromSuperview()
        owner.settleBars(bars)
        layOut()
        outgoing?.finishDisappearing(animated: animated)
        outgoing?.relationChange = .none
        if let incoming { conclude(incoming, animated: animated) }
        if let outgoing { owner.abandonUnlessStacked(outgoing) }
        isChanging = false
        showWaiting()
        barsDidChange(animated: animated)
    }

    /// Tells a controller whose screen has arrived. While the container itself appears, it hears of it later.
    private func conclude(_ incoming: UIViewController, animated: Bool) {
        guard owner.appearance == .appeared || firstScreen == nil else {
            firstScreen = incoming
            return
        }
        if owner.appearance == .appeared { incoming.finishAppearing(animated: animated) }
        if incoming.relationChange == .movedToParent { incoming.didMove(toParent: owner) }
        incoming.relationChange = .none
        owner.navigationDelegate?.navigationController(owner, didShow: incoming, animated: animated)
        owner.popover?.screenDidChange(animated: animated)
    }

    /// Changes the stack while the navigation controller is not visible: the new screen is loaded when it appears.
    private func changeUnseen(to incoming: UIViewController?) {
        owner.showItems(.push, animated: false)
        guard let outgoing = shown, outgoing !== incoming else { return }
        shown = nil
        removeScreen()
        outgoing.finishDisappearing(animated: false)
        owner.abandonUnlessStacked(outgoing)
    }

    // MARK: With the container

    /// The view of the first controller in a window is not made before the layout, as on the phone: apps prepare that
    /// controller after they have added the navigation controller's view.
    func ownerWillAppear(animated: Bool) {
        slide?.finish()
        bars = owner.wantedBars
        owner.settleBars(bars)
        guard let top = owner.topViewController, top !== shown || screen == nil else {
            layOut()
            shown?.beginAppearing(animated: animated)
            return
        }
        guard owner.isAppearanceManaged || shown != nil else { return owner.view.setNeedsLayout() }
        isChanging = true
        fit(top)
        top.relationChange = shown == nil ? .movedToParent : .none
        shown = top
        firstScreen = top
        top.beginAppearing(animated: animated)
        owner.navigationDelegate?.navigationController(owner, willShow: top, animated: false)
        bars = owner.wantedBars
        owner.showItems(.push, animated: false)
        owner.settleBars(bars)
        screen = makeScreen(for: top)
        isChanging = false
        showWaiting()
    }

    func ownerDidAppear(animated: Bool) {
        isChanging = true
        shown?.finishAppearing(animated: animated)
        if let first = firstScreen, first === shown {
            firstScreen = nil
            if first.relationChange == .movedToParent { first.didMove(toParent: owner) }
            first.relationChange = .none
            owner.navigationDelegate?.navigationController(owner, didShow: first, animated: false)
        }
        firstScreen = nil
        isChanging = false
        showWaiting()
    }

    /// The screens that are in place, for the calls that a container passes on.
    func ownerWillDisappear(animated: Bool) { shown?.beginDisappearing(animated: animated) }

    func ownerDidDisappear(animated: Bool) { shown?.finishDisappearing(animated: animated) }

    /// Lets go of the screen with the container's view.
    func ownerDidUnload() {
        slide?.finish()
        removeScreen()
    }

    private func removeScreen() {
        screen?.letGo()
        screen?.removeFromSuperview()
        screen = nil
    }

    // MARK: Layout

    func containerNeedsLayout() {
        // Two screens cannot turn, or grow, while they slide.
        if owner.view.bounds.size != laidOutSize { slide?.finish() }
        showIfMissing()
        layOut()
    }

    /// Shows the first screen, and that of a subclass whose `viewWillAppear(_:)` does not call super.
    private func showIfMissing() {
        guard owner.view.window != nil, shown == nil || screen == nil, owner.topViewController != nil, !isChanging,
            isOnScreen
        else { return }
        shown = nil
        start(ScreenChange(direction: .push, isAnimated: false))
    }

    func layOut() {
        guard let view = owner.loadedView else { return }
        laidOutSize = view.bounds.size
        if area.superview !== view { view.insertSubview(area, at: 0) }
        if area.frame != view.bounds { area.frame = view.bounds }
        guard slide == nil else { return }
        owner.layOutBars()
        guard let shown, let screen, let content = shown.loadedView else { return }
        place(screen, of: shown)
        screen.hold(content)
    }

    /// The view is higher at once when the bar of the container around leaves with a screen: so is the incoming screen.
    private func takeRoomOfLeavingBar() {
        guard let view = owner.loadedView, view.bounds.size != laidOutSize else { return }
        laidOutSize = view.bounds.size
        area.frame = view.bounds
        guard let shown, let screen, let content = shown.loadedView else { return }
        place(screen, of: shown)
        screen.hold(content)
    }

    private func place(_ screen: ScreenView, of controller: UIViewController) {
        let layout = owner.layout
        let frame = layout.content(isFullScreen: controller.wantsFullScreenLayout)
        screen.place(at: frame)
        controller.barsDidCover(layout.covered(of: frame))
    }

    /// Makes the controller's view and gives it the size that it will have.
    private func fit(_ controller: UIViewController) {
        let layout = owner.layout(with: owner.wantedBars)
        let frame = layout.content(isFullScreen: controller.wantsFullScreenLayout)
        defer { controller.barsDidCover(layout.covered(of: frame)) }
        guard let view = controller.view, view.frame.size != frame.size || view.frame.origin != .zero else { return }
        if view.superview == nil || view.superview is ScreenView {
            view.frame = CGRect(origin: .zero, size: frame.size)
        }
    }

    private func makeScreen(for controller: UIViewController) -> ScreenView {
        let layout = owner.layout
        let frame = layout.content(isFullScreen: controller.wantsFullScreenLayout)
        let screen = ScreenView(frame: frame)
        if area.superview == nil { layOut() }
        screen.hold(controller.view)
        controller.barsDidCover(layout.covered(of: frame))
        area.addSubview(screen)
        controller.storedSearchDisplayController?.contentsDidMove()
        return screen
    }

    // MARK: Bars

    /// A bar came or went while screens are in place: it slides up or down, and the screen takes the room.
    func barsDidChange(animated: Bool) {
        if isChanging {
            if !animated { appliesBarsAtOnce = true }
            return
        }
        guard slide == nil, bars != owner.wantedBars else { return }
        bars = owner.wantedBars
        guard animated, isOnScreen, owner.view.window != nil else {
            owner.settleBars(bars)
            return layOut()
        }
        owner.unhideBars(bars)
        UIView.animate(
            withDuration: TimeInterval(UINavigationControllerHideShowBarDuration), delay: 0,
            // The other bar may be on its way.
            options: .beginFromCurrentState,
            animations: { self.layOut() },
            completion: { [weak self] _ in
                guard let self, slide == nil else { return }
                owner.settleBars(bars)
            })
    }
}

/// A bar at the top of a screen with the screen's title, a back button, and other buttons. 44 points high, 32 on an
/// iPhone in landscape orientation, 30 more with a prompt.
///
/// The bar shows the last item of its stack. ``draw(_:)`` draws nothing but the background, so an app that overrides it
/// changes only the background.
open class UINavigationBar: UIView {
    private var stack: [UINavigationItem] = []
    private var shown: NavigationItemViews?
    /// The number of pushes and pops, by which the completion of an animation knows whether a newer one has begun.
    private var generation = 0
    /// The completion of the running animation.
    private var pendingEnd: (@MainActor () -> Void)?
    /// True if the views were last laid out for the lower bar.
    private var laidOutLow = false
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// The navigation controller that owns this bar: only it may change the items.
    final weak var controller: UINavigationController?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        decodeNavigationBar(coder)
    }

    private func decodeNavigationBar(_ coder: NSCoder) {
        barStyle = coder.decodeCase(UIBarStyle.self, forKey: "UIBarStyle") ?? .default
        tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
        storedTranslucent = coder.decodeBool(forKey: "UIBarTranslucent")
        titleTextAttributes = coder.decode([String: Any].self, forKey: "UITitleTextAttributes")
        backgroundImages = Dictionary(archive: coder.decode([AnyHashable: Any].self, forKey: "UIBackgroundImages")) {
            $0 as? UIImage
        }
        // A controller's bar gets its items and delegate from the controller instead.
        items = coder.decodeDistinct(UINavigationItem.self, forKey: "UIItems")
        isOpaque = !isTranslucent
    }

    override var ownParts: [UIView] { (shown?.all ?? []) + (shadow.map { [$0] } ?? []) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barStyle, forKey: "UIBarStyle", unless: .default)
        coder.encode(ifPresent: tintColor, forKey: "UITintColor")
        coder.encode(ifTrue: storedTranslucent, forKey: "UIBarTranslucent")
        coder.encode(
            ifPresent: titleTextAttributes.flatMap(TitleAttributes.archive), forKey: "UITitleTextAttributes")
        coder.encode(ifPresent: backgroundImages.archive { $0 }, forKey: "UIBackgroundImages")
        coder.encode(ifPresent: items, forKey: "UIItems")
    }

    /// Decides about pushes and pops, and is informed of them. The delegate of a navigation controller's bar is the
    /// controller; setting another one raises NSInternalInconsistencyException.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard let controller, delegate !== controller else { return }
            delegate = oldValue
            FrameworkException.raise(
                .internalInconsistency, "Cannot manually set the delegate on a UINavigationBar managed by a controller."
            )
        }
    }

    // MARK: Appearance

    /// Blue-grey by default.
    open var barStyle = UIBarStyle.default { didSet { lookDidChange() } }

    /// The tint of the bar and its buttons; nil, the default, means the colours of the bar style.
    open var tintColor: UIColor? { didSet { lookDidChange() } }

    /// True if the content behind the bar shows through. The default is false; with ``UIBarStyle/blackTranslucent`` it
    /// is always true.
    open var isTranslucent: Bool {
        get { storedTranslucent || barStyle == .blackTranslucent }
        set {
            storedTranslucent = newValue
            lookDidChange()
        }
    }

    private var storedTranslucent = false

    /// The title's font and colours, by the keys ``UITextAttributeFont`` and following. nil, the default, means the
    /// standard attributes.
    open var titleTextAttributes: [String: Any]? { didSet { lookDidChange() } }

    /// Sets an image that replaces the bar's background; nil restores the standard one.
    /// - ObjC: setBackgroundImage:forBarMetrics:
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        setNeedsDisplay()
        showShadow()
    }

    private var shadow: BarShadow?

    /// An image below the bar, which is shown if there is a background image, too. nil, the default, shows none. (iOS 6.)
    open var shadowImage: UIImage? { didSet { showShadow() } }

    private func showShadow() {
        let image = backgroundImages[.default] == nil ? nil : shadowImage
        shadow = BarShadow.show(image, at: .top, of: self, for: shadow)
    }

    /// - ObjC: backgroundImageForBarMetrics:
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    /// Sets the offset of the title downwards, in points. iOS 5.
    /// - ObjC: setTitleVerticalPositionAdjustment:forBarMetrics:
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
        lookDidChange()
    }

    /// - ObjC: titleVerticalPositionAdjustmentForBarMetrics:
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? titleAdjustments[.default] ?? 0
    }

    /// True if the bar is in a popover, whose frame then replaces the bar's background.
    final var isInPopover = false { didSet { if isInPopover != oldValue { lookDidChange() } } }

    private func lookDidChange() {
        isOpaque = !isTranslucent && !isInPopover
        setNeedsDisplay()
        showTopItem(animated: false)
        controller?.navigationBarDidChange()
    }

    private var paint: BarPaint { isInPopover ? .popover : BarPaint(style: barStyle, tint: tintColor) }

    /// True if the bar has the lower form for an iPhone in landscape orientation.
    private var isLow: Bool { controller?.usesLowBars ?? NavigationBarMetrics.isLow(bounds.height) }

    private var hasPrompt: Bool { stack.last?.prompt != nil }

    /// Draws the bar's background. An override, or a category that replaces the method, draws another one.
    open override func draw(_ rect: CGRect) {
        if isInPopover { return }
        if let image = (isLow ? backgroundImages[.landscapePhone] : nil) ?? backgroundImages[.default] {
            return image.draw(in: bounds)
        }
        BarBackground(paint: paint, place: .top, isTranslucent: isTranslucent, height: bounds.height).draw(in: bounds)
    }

    /// The given width; the height is 44 points, or 32 in the lower form, and 30 more with a prompt.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: NavigationBarMetrics.height(hasPrompt: hasPrompt, isLow: isLow))
    }

    // MARK: Items

    /// The items from the root to the visible one; nil by default. Setting them shows the last item without animation.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The visible item: the last of the stack.
    open var topItem: UINavigationItem? { stack.last }

    /// The item below the top item, to which the back button leads.
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

    /// Replaces all items. The delegate gets no messages.
    /// - Parameter animated: True if the change is animated: as a pop if the new top item was in the stack before,
    ///   otherwise as a push.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard mayChange("setItems:animated:") else { return }
        let old = stack
        var seen = Set<ObjectIdentifier>()
        replaceStack((items ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted })
        guard animated, stack.last !== old.last else { return showTopItem(animated: false) }
        let isPop = old.contains { $0 === stack.last }
        change(isPop ? .pop : .push, animated: true, end: {})
    }

    /// Pushes an item, which becomes the visible one.
    /// - ObjC: pushNavigationItem:animated:
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChange("pushNavigationItem:animated:") else { return }
        guard !stack.contains(where: { $0 === item }) else { return }
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        replaceStack(stack + [item])
        change(.push, animated: animated) { [weak self] in
            if let self { self.delegate?.navigationBar(self, didPush: item) }
        }
    }

    /// The item about which the delegate is being asked in `navigationBar:shouldPopItem:`.
    private weak var questionedItem: UINavigationItem?

    /// Pops the visible item.
    /// - Returns: The popped item; nil if the stack is empty or the delegate refused.
    /// - ObjC: popNavigationItemAnimated:
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChange("popNavigationItemAnimated:"), let item = stack.last else { return nil }
        // A delegate that pops the item inside `navigationBar:shouldPopItem:` has agreed; it is not asked again.
        if item !== questionedItem {
            questionedItem = item
            defer { questionedItem = nil }
            guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        }
        // The delegate may have changed the items itself while it was asked.
        guard stack.last === item else { return nil }
        replaceStack(stack.dropLast())
        change(.pop, animated: animated) { [weak self] in
            if let self { self.delegate?.navigationBar(self, didPop: item) }
        }
        return item
    }

    /// Returns true if the app may change the items. For a controller's bar it raises NSInternalInconsistencyException.
    private func mayChange(_ selector: String) -> Bool {
        guard controller != nil else { return true }
        FrameworkException.raise(
            .internalInconsistency, "Cannot call \(selector) directly on a UINavigationBar managed by a controller.")
        return false
    }

    /// Shows the items of the controller's stack, which has already changed, and sends the controller the delegate
    /// messages.
    final func show(_ items: [UINavigationItem], _ direction: ScreenChange.Direction, animated: Bool) {
        guard let top = items.last else {
            finishChange()
            replaceStack([])
            return showTopItem(animated: false)
        }
        let former = stack.last
        guard top !== former else {
            replaceStack(items)
            return showTopItem(animated: false)
        }
        if direction == .pop, let former, stack.contains(where: { $0 === top }) {
            if former !== questionedItem { _ = delegate?.navigationBar(self, shouldPop: former) }
            replaceStack(items)
            change(.pop, animated: animated) { [weak self] in
                if let self { self.delegate?.navigationBar(self, didPop: former) }
            }
        } else {
            _ = delegate?.navigationBar(self, shouldPush: top)
            replaceStack(items)
            change(direction == .pop ? .pop : .push, animated: animated) { [weak self] in
                if let self { self.delegate?.navigationBar(self, didPush: top) }
            }
        }
    }

    private func replaceStack(_ items: [UINavigationItem]) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items
        for item in items {
            item.bar = self
            item.change = { [weak self, unowned item] in self?.itemDidChange(item, animated: $0) }
        }
    }

    private func backButtonTapped() {
        guard pendingEnd == nil else { return }
        guard let controller, let item = topItem else {
            popItem(animated: true)
            return
        }
        // The controller as delegate pops when it is asked. A subclass that only returns true leaves the pop to the
        // bar.
        let depth = controller.viewControllers.count
        questionedItem = item
        defer { questionedItem = nil }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        if controller.viewControllers.count == depth { controller.popViewController(animated: true) }
    }

    // MARK: Showing items

    func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        showTopItem(animated: animated)
    }

    /// Updates the views to the top item without a push or pop animation.
    private func showTopItem(animated: Bool) {
        let old = shown?.all ?? []
        let views = shown?.item === topItem ? shown : topItem.map(NavigationItemViews.init)
        views?.update(viewSurroundings)
        shown = views
        let new = views?.all ?? []
        fitPrompt()
        let arriving = new.filter { $0.superview !== self }
        let leaving = old.filter { view in !new.contains { $0 === view } }
        for view in arriving { addSubview(view) }
        setNeedsLayout()
        guard animated, window != nil else { return remove(leaving) }
        layoutIfNeeded()
        CrossFade(arriving: arriving, leaving: leaving).run(NavigationBarTransition.duration) { [weak self] in
            self?.remove(leaving)
        }
    }

    private var viewSurroundings: NavigationItemViews.Surroundings {
        NavigationItemViews.Surroundings(
            button: BarButton.Surroundings(paint: paint, place: .top, isLow: isLow),
            title: TitleAttributes(titleTextAttributes),
            titleShift: titleVerticalPositionAdjustment(for: isLow ? .landscapePhone : .default), observer: self,
            previous: backItem,
            onBack: { [weak self] in self?.backButtonTapped() })
    }

    /// Adjusts the bar's height to the prompt of the top item.
    private func fitPrompt() {
        if let controller { return controller.navigationBarDidChange() }
        let wanted = NavigationBarMetrics.height(hasPrompt: hasPrompt, isLow: isLow)
        let other = NavigationBarMetrics.height(hasPrompt: !hasPrompt, isLow: isLow)
        // A bar with another height was resized by the app and keeps its height.
        guard bounds.height == other else { return }
        frame.size.height = wanted
        superview?.setNeedsLayout()
    }

    // MARK: Pushing and popping

    private func change(
        _ direction: NavigationBarTransition.Direction, animated: Bool, end: @escaping @MainActor () -> Void
    ) {
        finishChange()
        let outgoing = shown
        guard animated, window != nil, let item = topItem, let outgoing else {
            showTopItem(animated: false)
            return end()
        }
        generation += 1
        let present = generation
        let incoming = NavigationItemViews(item)
        incoming.update(viewSurroundings)
        shown = incoming
        fitPrompt()
        let kept = incoming.all
        for view in kept { addSubview(view) }
        incoming.layOut(in: bounds, isLow: isLow)
        let leaving = outgoing.all.filter { view in !kept.contains { $0 === view } }
        pendingEnd = { [weak self] in
            self?.remove(leaving)
            end()
        }
        NavigationBarTransition(direction: direction, incoming: incoming, outgoing: outgoing, bounds: bounds).run {
            [weak self] in
            if let self, self.generation == present { self.finishChange() }
        }
    }

    /// Ends the running animation, if there is one.
    private func finishChange() {
        guard let end = pendingEnd else { return }
        pendingEnd = nil
        end()
    }

    /// Removes views that are no longer in use.
    private func remove(_ views: [UIView]) {
        let present = shown?.all ?? []
        for view in views where view.superview === self && !present.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let shown else { return }
        if isLow != laidOutLow { shown.update(viewSurroundings) }
        laidOutLow = isLow
        shown.layOut(in: bounds, isLow: isLow)
    }
}

extension UINavigationBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) { showTopItem(animated: false) }
}

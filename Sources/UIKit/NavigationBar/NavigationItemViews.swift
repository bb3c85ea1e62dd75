/// The views of one navigation item in a bar.
@MainActor final class NavigationItemViews {
    let item: UINavigationItem
    private(set) var back: BarButton?
    /// The left bar button items' views from left to right, without the back button.
    private(set) var left: [UIView] = []
    /// The right bar button items' views, from right to left.
    private(set) var right: [UIView] = []
    private(set) var title: UIView?
    private(set) var prompt: NavigationTitleLabel?
    private var buttons: [ObjectIdentifier: BarButton] = [:]
    private var titleShift: CGFloat = 0

    init(_ item: UINavigationItem) { self.item = item }

    /// All views of the item.
    var all: [UIView] { [title, prompt, back].compactMap { $0 } + left + right }

    /// The views that slide when items are pushed and popped.
    var moving: [UIView] { [title].compactMap { $0 } }

    /// The views that fade in place when items are pushed and popped.
    var fading: [UIView] { left + right + [prompt].compactMap { $0 } }

    // MARK: Making

    /// The properties of the bar that its item views depend on.
    struct Surroundings {
        var button: BarButton.Surroundings
        var title: TitleAttributes
        /// The offset of the title label downwards, in points.
        var titleShift: CGFloat = 0
        weak var observer: (any BarItemObserver)?
        /// The item below this one on the stack; nil for the first.
        var previous: UINavigationItem?
        var onBack: @MainActor () -> Void
    }

    /// Makes missing views, and updates the existing ones for the current values of the item.
    func update(_ surroundings: Surroundings) {
        titleShift = surroundings.titleShift
        updateTitle(surroundings)
        updateBack(surroundings)
        let known = buttons
        buttons = [:]
        let hidesLeft = back != nil && !item.leftItemsSupplementBackButton
        left = hidesLeft ? [] : views(for: item.leftBarButtonItems ?? [], known, surroundings)
        right = views(for: item.rightBarButtonItems ?? [], known, surroundings)
    }

    private func updateTitle(_ surroundings: Surroundings) {
        if let titleView = item.titleView {
            title = titleView
        } else {
            let label = title as? NavigationTitleLabel ?? NavigationTitleLabel(.title)
            label.show(
                item.title, surroundings.title, isLow: surroundings.button.isLow, ink: surroundings.button.paint.ink)
            title = label
        }
        if let text = item.prompt {
            let label = prompt ?? NavigationTitleLabel(.prompt)
            label.show(text, TitleAttributes(nil), isLow: false, ink: surroundings.button.paint.ink)
            prompt = label
        } else {
            prompt = nil
        }
    }

    private func updateBack(_ surroundings: Surroundings) {
        let isNeeded = item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
        guard let previous = surroundings.previous, !item.hidesBackButton, isNeeded else {
            back = nil
            return
        }
        let shown = previous.backBarButtonItem ?? UIBarButtonItem()
        if previous.backBarButtonItem == nil || (shown.title == nil && shown.image == nil) {
            // The back button shows the previous item's title, also if that item has a back bar button item without
            // title and image.
            let made = UIBarButtonItem(title: previous.backTitle, style: .bordered, target: nil, action: nil)
            made.isEnabled = shown.isEnabled
            if back?.item.title != made.title { back = BarButton(made, shape: .backArrow) }
        } else if back?.item !== shown {
            back = BarButton(shown, shape: .backArrow)
        }
        back?.item.observer = surroundings.observer
        back?.surroundings = surroundings.button
        back?.itemDidChange()
        back?.onTap = { _ in surroundings.onBack() }
    }

    private func views(
        for items: [UIBarButtonItem], _ known: [ObjectIdentifier: BarButton], _ surroundings: Surroundings
    ) -> [UIView] {
        items.compactMap { item in
            item.observer = surroundings.observer
            if let view = item.customView { return view }
            guard item.systemItem != .flexibleSpace else { return nil }
            if item.isSpace { return NavigationSpace(width: item.width) }
            let button = known[ObjectIdentifier(item)] ?? BarButton(item)
            button.surroundings = surroundings.button
            button.itemDidChange()
            buttons[ObjectIdentifier(item)] = button
            return button
        }
    }

    // MARK: Layout

    /// - Parameters:
    ///   - bounds: The bounds of the bar.
    ///   - isLow: True if the bar has the lower form for an iPhone in landscape orientation.
    func layOut(in bounds: CGRect, isLow: Bool) {
        let content = NavigationBarMetrics.content(of: bounds, hasPrompt: prompt != nil, isLow: isLow)
        prompt?.frame = CGRect(
            x: 5, y: 7, width: max(bounds.width - 10, 0), height: max(content.minY - 5, 0))
        var leading = content.minX + NavigationBarMetrics.margin
        if let back {
            let width = min(back.fittingWidth, (content.width * NavigationBarMetrics.widestBack).rounded())
            place(back, at: leading, width: width, in: content)
            leading += width + NavigationBarMetrics.gap
        }
        for view in left {
            let width = self.width(of: view)
            place(view, at: leading, width: width, in: content)
            leading += width + NavigationBarMetrics.gap
        }
        var trailing = content.maxX - NavigationBarMetrics.margin
        for view in right {
            let width = self.width(of: view)
            place(view, at: trailing - width, width: width, in: content)
            trailing -= width + NavigationBarMetrics.gap
        }
        if let title { placeTitle(title, from: leading, to: trailing, in: content) }
    }

    private func width(of view: UIView) -> CGFloat {
        let width = (view as? BarButton)?.fittingWidth ?? view.bounds.width
        return width.isFinite ? min(max(width, -10_000), 10_000) : 0
    }

    /// Places a button with the given width, or a custom view, which keeps its own size.
    private func place(_ view: UIView, at x: CGFloat, width: CGFloat, in content: CGRect) {
        let height = (view as? BarButton)?.surroundings.buttonHeight ?? view.bounds.height
        let y = content.minY + ((content.height - height) / 2).rounded(.down)
        if view is BarButton {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        } else {
            view.center = CGPoint(x: x + width / 2, y: y + height / 2)
        }
    }

    /// Places the title in the middle of the bar, or as near to it as the buttons permit.
    private func placeTitle(_ title: UIView, from leading: CGFloat, to trailing: CGFloat, in content: CGRect) {
        let room = max(trailing - leading, 0)
        let size = title is NavigationTitleLabel ? title.sizeThatFits(content.size) : title.bounds.size
        guard size.width.isFinite, size.height.isFinite else { return }
        let width = min(size.width, room)
        let middle = content.minX + ((content.width - width) / 2).rounded(.down)
        let x = max(min(middle, trailing - width), leading)
        // A label is centred above the bar's dark bottom line, a title view in the whole bar.
        let height = content.height - (title is NavigationTitleLabel ? 1 : 0)
        let y = content.minY + ((height - size.height) / 2).rounded(.down)
        if title is NavigationTitleLabel || width < size.width {
            let shift = title is NavigationTitleLabel ? titleShift : 0
            title.frame = CGRect(x: x, y: y + shift, width: width, height: size.height)
        } else {
            title.center = CGPoint(x: x + width / 2, y: y + size.height / 2)
        }
    }
}

/// The view of a fixed space between the buttons of a navigation bar.
private final class NavigationSpace: UIView {
    init(width: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: width.isFinite ? max(width, 0) : 0, height: 1))
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }
}

/// The views that stand for one item of a navigation bar.
@MainActor final class NavigationItemViews {
    let item: UINavigationItem
    private(set) var back: BarButton?
    /// From left to right, the back button not among them.
    private(set) var left: [UIView] = []
    /// From right to left.
    private(set) var right: [UIView] = []
    private(set) var title: UIView?
    private(set) var prompt: NavigationTitleLabel?
    private var buttons: [ObjectIdentifier: BarButton] = [:]
    private var titleShift: CGFloat = 0

    init(_ item: UINavigationItem) { self.item = item }

    /// All of them.
    var all: [UIView] { [title, prompt, back].compactMap { $0 } + left + right }

    /// Those that are moved along with the title when items are pushed and popped.
    var moving: [UIView] { [title].compactMap { $0 } }

    /// Those that fade in and out where they are.
    var fading: [UIView] { left + right + [prompt].compactMap { $0 } }

    // MARK: Making

    /// What views need to know of their bar.
    struct Surroundings {
        var button: BarButton.Surroundings
        var title: TitleAttributes
        /// How far the title's words are moved down, in points.
        var titleShift: CGFloat = 0
        weak var observer: (any BarItemObserver)?
        /// The item before this one, if there is one.
        var previous: UINavigationItem?
        var onBack: @MainActor () -> Void
    }

    /// Makes missing views and updates the others for the item's present values.
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
            // The item's own title; an app's item without anything to show is no other.
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
    ///   - bounds: The bar's.
    ///   - isLow: Whether the bar is the lower one of an iPhone on its side.
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

    /// Buttons get their size; an app's view keeps its own.
    private func place(_ view: UIView, at x: CGFloat, width: CGFloat, in content: CGRect) {
        let height = (view as? BarButton)?.surroundings.buttonHeight ?? view.bounds.height
        let y = content.minY + ((content.height - height) / 2).rounded(.down)
        if view is BarButton {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        } else {
            view.center = CGPoint(x: x + width / 2, y: y + height / 2)
        }
    }

    /// In the middle of the bar, or as near as the buttons let it.
    private func placeTitle(_ title: UIView, from leading: CGFloat, to trailing: CGFloat, in content: CGRect) {
        let room = max(trailing - leading, 0)
        let size = title is NavigationTitleLabel ? title.sizeThatFits(content.size) : title.bounds.size
        guard size.width.isFinite, size.height.isFinite else { return }
        let width = min(size.width, room)
        let middle = content.minX + ((content.width - width) / 2).rounded(.down)
        let x = max(min(middle, trailing - width), leading)
        // Words stand in the middle of what is above the dark line, views in the middle of the whole.
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

/// A fixed space among the buttons of a navigation bar.
private final class NavigationSpace: UIView {
    init(width: CGFloat) {
        super.init(frame: CGRect(x: 0, y: 0, width: width.isFinite ? max(width, 0) : 0, height: 1))
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { return nil }
}

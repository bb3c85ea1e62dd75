/// The modal view in which the user customizes a tab bar: a grid of all items, which can be dragged to the bar below.
final class TabBarSheet: UIView {
    /// The items of the bar when the view appeared.
    let initialItems: [UITabBarItem]
    private weak var bar: UITabBar?
    private let navigationBar = UINavigationBar(frame: .zero)
    private let buttons: [TabBarSheetItem]
    private let hint = UILabel(frame: .zero)

    init(_ items: [UITabBarItem], bar: UITabBar, initial: [UITabBarItem]) {
        initialItems = initial
        self.bar = bar
        buttons = items.map { TabBarSheetItem($0) }
        super.init(frame: .zero)
        backgroundColor = UIColor(white: 0.13, alpha: 1)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let title = UINavigationItem(title: "Configure")
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        done.onTap = { [weak bar] in bar?.endCustomizing(animated: true) }
        title.rightBarButtonItem = done
        navigationBar.barStyle = .black
        navigationBar.items = [title]
        addSubview(navigationBar)
        hint.text = "Drag the icons to organize tabs."
        hint.font = .systemFont(ofSize: 15)
        hint.textColor = UIColor(white: 0.6, alpha: 1)
        hint.textAlignment = .center
        hint.backgroundColor = nil
        hint.isOpaque = false
        addSubview(hint)
        for button in buttons {
            button.sheet = self
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Appearance

    func appear(in superview: UIView, _ completion: @escaping @MainActor () -> Void) {
        guard let bar else { return }
        let area = CGRect(
            x: bar.frame.minX, y: superview.bounds.minY, width: bar.frame.width,
            height: max(bar.frame.minY - superview.bounds.minY, 0))
        frame = area
        superview.insertSubview(self, belowSubview: bar)
        guard superview.window != nil else { return completion() }
        frame.origin.y = area.maxY
        UIView.animate(
            withDuration: TabBarSheet.slideDuration, animations: { self.frame = area },
            completion: { _ in completion() })
    }

    func disappear(animated: Bool, _ completion: @escaping @MainActor () -> Void) {
        for button in buttons where button.superview !== self { putBack(button) }
        guard animated, window != nil else {
            removeFromSuperview()
            return completion()
        }
        UIView.animate(
            withDuration: TabBarSheet.slideDuration, animations: { self.frame.origin.y = self.frame.maxY },
            completion: { _ in
                self.removeFromSuperview()
                completion()
            })
    }

    private static let slideDuration: TimeInterval = 0.35

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = statusBarOverlap
        navigationBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: 44)
        hint.frame = CGRect(x: 10, y: bounds.height - 40, width: max(bounds.width - 20, 0), height: 20)
        let columns = 4
        let pitch = CGSize(width: (bounds.width / CGFloat(columns)).rounded(.down), height: 72)
        for (index, button) in buttons.enumerated() where !button.isDragged {
            button.frame = CGRect(
                x: CGFloat(index % columns) * pitch.width + 2, y: top + 60 + CGFloat(index / columns) * pitch.height,
                width: pitch.width - 4, height: 48)
        }
    }

    // MARK: Dragging

    /// Starts dragging an item: moves its view in front of the sheet and the bar.
    func lift(_ button: TabBarSheetItem) {
        guard let superview else { return }
        let place = superview.convert(button.center, from: self)
        superview.addSubview(button)
        button.center = place
    }

    /// Highlights the bar's item that would be replaced if the dragged item were dropped here.
    /// - Parameter place: The position of the finger in the sheet's coordinates.
    func hover(over place: CGPoint) { bar?.lightItem(at: target(at: place)) }

    /// The index of the bar's item at a position, in the sheet's coordinates; nil if there is none or it must not be
    /// replaced.
    private func target(at place: CGPoint) -> Int? {
        guard let bar, let index = bar.indexOfItem(at: convert(place, to: bar)), mayLeave(bar.items?[index]) else {
            return nil
        }
        return index
    }

    /// Returns a dragged item's view to the sheet, when the drag has ended or was cancelled.
    func putBack(_ button: TabBarSheetItem) {
        bar?.lightItem(at: nil)
        let place = convert(button.center, from: button.superview)
        addSubview(button)
        button.center = place
        setNeedsLayout()
    }

    /// Returns true if an item of the bar may be replaced. Only items that are also on the sheet may.
    private func mayLeave(_ present: UITabBarItem?) -> Bool { buttons.contains { $0.item === present } }

    /// Ends dragging an item: replaces the bar's item at the position, if there is one.
    /// - Parameter place: The position of the finger in the sheet's coordinates.
    func drop(_ item: UITabBarItem, at place: CGPoint) {
        if let index = target(at: place) { bar?.put(item, at: index) }
        setNeedsLayout()
        UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
    }
}

/// The view of an item on the sheet, which the user can drag.
final class TabBarSheetItem: UIView {
    let item: UITabBarItem
    weak var sheet: TabBarSheet?
    private(set) var isDragged = false
    private let picture: TabBarButton

    init(_ item: UITabBarItem) {
        self.item = item
        picture = TabBarButton(item)
        super.init(frame: .zero)
        isOpaque = false
        picture.isUserInteractionEnabled = false
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let sheet else { return }
        isDragged = true
        sheet.lift(self)
        follow(touch)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, isDragged { follow(touch) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDragged, let touch = touches.first else { return }
        isDragged = false
        sheet?.putBack(self)
        sheet?.drop(item, at: touch.location(in: sheet))
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isDragged else { return }
        isDragged = false
        sheet?.putBack(self)
    }

    private func follow(_ touch: UITouch) {
        center = touch.location(in: superview)
        sheet?.hover(over: touch.location(in: sheet))
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: true, label: item.accessibilityLabel ?? item.title, traits: .button)
    }
}

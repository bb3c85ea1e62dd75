/// A bar at the bottom of the screen in which the user chooses one of several screens. 49 points high.
open class UITabBar: UIView {
    private var shownItems: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private var hasItems = false
    private var sheet: TabBarSheet?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        decodeTabBar(coder)
    }

    private func decodeTabBar(_ coder: NSCoder) {
        tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
        selectedImageTintColor = coder.decode(UIColor.self, forKey: "UISelectedImageTintColor")
        backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
        selectionIndicatorImage = coder.decode(UIImage.self, forKey: "UISelectionIndicatorImage")
        items = coder.decodeDistinct(UITabBarItem.self, forKey: "UIItems")
        selectedItem = coder.decode(UITabBarItem.self, forKey: "UISelectedItem")
    }

    override var ownParts: [UIView] { subviewList.filter { $0 is TabBarButton || $0 is BarShadow } }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ifPresent: tintColor, forKey: "UITintColor")
        coder.encode(ifPresent: selectedImageTintColor, forKey: "UISelectedImageTintColor")
        coder.encode(ifPresent: backgroundImage, forKey: "UIBackgroundImage")
        coder.encode(ifPresent: selectionIndicatorImage, forKey: "UISelectionIndicatorImage")
        coder.encode(ifPresent: items, forKey: "UIItems")
        coder.encode(ifPresent: selectedItem, forKey: "UISelectedItem")
    }

    open weak var delegate: (any UITabBarDelegate)?

    // MARK: Appearance

    /// The tint of the bar; nil, the default, means black.
    open var tintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// The tint of the selected item's image; nil, the default, means blue.
    open var selectedImageTintColor: UIColor? { didSet { lookDidChange() } }

    /// An image that replaces the bar's background; nil, the default, means the standard one.
    open var backgroundImage: UIImage? {
        didSet {
            setNeedsDisplay()
            showShadow()
        }
    }

    private var shadow: BarShadow?

    /// An image above the bar, which is shown if there is a background image, too. nil, the default, shows none. (iOS 6.)
    open var shadowImage: UIImage? { didSet { showShadow() } }

    private func showShadow() {
        shadow = BarShadow.show(backgroundImage == nil ? nil : shadowImage, at: .bottom, of: self, for: shadow)
    }

    /// The image behind the selected item; nil, the default, means a light rectangle.
    open var selectionIndicatorImage: UIImage? { didSet { lookDidChange() } }

    private func lookDidChange() {
        for button in buttons { button.look = look }
    }

    private var look: TabBarButton.Look {
        TabBarButton.Look(selectedTint: selectedImageTintColor, indicator: selectionIndicatorImage)
    }

    /// Draws the bar's background. An override replaces it.
    open override func draw(_ rect: CGRect) {
        if let backgroundImage { return backgroundImage.draw(in: bounds) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TabBarPicture.drawBackground(in: bounds, tint: tintColor, context)
    }

    /// The given width, and 49 points of height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    // MARK: Items

    /// The items from left to right; nil by default.
    open var items: [UITabBarItem]? {
        get { hasItems ? shownItems : nil }
        set { setItems(newValue, animated: false) }
    }

    /// The selected item; nil, the default, selects none. An item that is not in the bar selects none, too.
    open var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, !shownItems.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
            showSelection()
        }
    }

    /// - Parameter animated: True if added items fade in and removed ones fade out.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        hasItems = items != nil
        var seen = Set<ObjectIdentifier>()
        let old = buttons
        for item in shownItems where item.observer === self { item.observer = nil }
        shownItems = (items ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted }
        buttons = shownItems.map { item in old.first { $0.item === item } ?? makeButton(item) }
        for item in shownItems { item.observer = self }
        let arriving = buttons.filter { button in !old.contains { $0 === button } }
        let leaving = old.filter { button in !buttons.contains { $0 === button } }
        for button in arriving { addSubview(button) }
        if let selectedItem, !seen.contains(ObjectIdentifier(selectedItem)) { self.selectedItem = nil }
        showSelection()
        setNeedsLayout()
        guard animated, window != nil else { return removeFormerButtons() }
        layoutIfNeeded()
        CrossFade(arriving: arriving, leaving: leaving).run(0.3) { [weak self] in self?.removeFormerButtons() }
    }

    private func removeFormerButtons() {
        for view in subviews where view is TabBarButton && !buttons.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
    }

    private func makeButton(_ item: UITabBarItem) -> TabBarButton {
        let button = TabBarButton(item)
        button.look = look
        button.onTap = { [weak self, unowned item] in self?.itemTapped(item) }
        return button
    }

    private func itemTapped(_ item: UITabBarItem) {
        guard item.isEnabled, !isCustomizing else { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    private func showSelection() {
        for button in buttons { button.isSelected = button.item === selectedItem }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !buttons.isEmpty else { return }
        for (index, button) in buttons.enumerated() { button.frame = frame(ofItemAt: index) }
    }

    /// The distance between the origins of neighbouring items, in points. On an iPhone the items share the bar's width;
    /// on an iPad they have a fixed width and are centred.
    private var pitch: CGFloat {
        let share = bounds.width / CGFloat(max(buttons.count, 1))
        return UIScreen.main.profile.isPad ? min(share, UITabBar.padPitch) : share
    }

    /// The x coordinate of the first item.
    private var start: CGFloat { (bounds.width - pitch * CGFloat(buttons.count)) / 2 }

    /// An item of 76 points and a gap of 34.
    private static let padPitch: CGFloat = 110

    private func frame(ofItemAt index: Int) -> CGRect {
        let left = (start + CGFloat(index) * pitch).rounded() + UITabBar.gap / 2
        let right = (start + CGFloat(index + 1) * pitch).rounded() - UITabBar.gap / 2
        return CGRect(x: left, y: 1, width: max(right - left, 0), height: max(bounds.height - 1, 0))
    }

    /// The gap between the frames of neighbouring items, in points.
    private static let gap: CGFloat = 4

    // MARK: Customizing

    /// True if the user is customizing the bar.
    open var isCustomizing: Bool { sheet != nil }

    /// Shows a modal view from which the user drags items to the bar.
    /// - Parameter items: The items that the view offers. Items of the bar that are not among them cannot be replaced.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard sheet == nil, let superview else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        let made = TabBarSheet(items, bar: self, initial: shownItems)
        sheet = made
        made.appear(in: superview) { [weak self] in
            guard let self, self.sheet === made else { return }
            self.delegate?.tabBar(self, didBeginCustomizing: items)
        }
    }

    /// Dismisses the customization view.
    /// - Returns: true if the items or their order have changed.
    /// - ObjC: endCustomizingAnimated:
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard let sheet else { return false }
        let hasChanged = !shownItems.elementsEqual(sheet.initialItems) { $0 === $1 }
        let present = shownItems
        delegate?.tabBar(self, willEndCustomizing: present, changed: hasChanged)
        self.sheet = nil
        sheet.disappear(animated: animated) { [weak self] in
            if let self { self.delegate?.tabBar(self, didEndCustomizing: present, changed: hasChanged) }
        }
        return hasChanged
    }

    /// The index of the item at a position in the bar's coordinates; nil outside of the bar.
    func indexOfItem(at place: CGPoint) -> Int? {
        guard bounds.contains(place), !buttons.isEmpty, bounds.width > 0 else { return nil }
        return min(max(Int((place.x - start) / pitch), 0), buttons.count - 1)
    }

    /// Highlights the item that a dragged one would replace; nil highlights none.
    func lightItem(at index: Int?) {
        for (place, button) in buttons.enumerated() { button.isLit = place == index }
    }

    /// Replaces the item at `index`. If the new item is already in the bar, the two are exchanged.
    func put(_ item: UITabBarItem, at index: Int) {
        var items = shownItems
        guard items.indices.contains(index) else { return }
        if let present = items.firstIndex(where: { $0 === item }) {
            items.swapAt(present, index)
        } else {
            items[index] = item
        }
        let selected = selectedItem
        setItems(items, animated: true)
        if let selected, items.contains(where: { $0 === selected }) { selectedItem = selected }
    }
}

extension UITabBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        for button in buttons where button.item === item { button.itemDidChange() }
    }
}

/// A bar with a field for search text and an optional scope bar below it. 44 points high, 88 with the scope bar, 30
/// more with a prompt.
open class UISearchBar: UIView {
    private let field = SearchField(frame: .zero)
    private lazy var observer = SearchFieldObserver(self)
    /// The first subview, which apps remove to have a bar without background.
    private let background = SearchBarBackground(frame: .zero)
    private var cancelButton: BarButton?
    private var promptLabel: NavigationTitleLabel?
    private var scopeControl: UISegmentedControl?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        background.paint = paint
        field.delegate = observer
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        insertSubview(background, at: 0)
        insertSubview(field, at: 1)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeSearchBar(coder)
    }

    private func decodeSearchBar(_ coder: NSCoder) {
        barStyle = coder.decodeCase(UIBarStyle.self, forKey: "UIBarStyle") ?? .default
        tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
        isTranslucent = coder.decodeBool(forKey: "UIBarTranslucent")
        backgroundImage = coder.decode(UIImage.self, forKey: "UIBackgroundImage")
        text = coder.decodeText(forKey: "UIText")
        placeholder = coder.decodeText(forKey: "UIPlaceholder")
        prompt = coder.decodeText(forKey: "UIPrompt")
        autocapitalizationType =
            coder.decodeCase(UITextAutocapitalizationType.self, forKey: "UIAutocapitalizationType") ?? .none
        autocorrectionType = coder.decodeCase(UITextAutocorrectionType.self, forKey: "UIAutocorrectionType") ?? .default
        keyboardType = coder.decodeCase(UIKeyboardType.self, forKey: "UIKeyboardType") ?? .default
        showsBookmarkButton = coder.decodeBool(forKey: "UIShowsBookmarkButton")
        showsSearchResultsButton = coder.decodeBool(forKey: "UIShowsSearchResultsButton")
        isSearchResultsButtonSelected = coder.decodeBool(forKey: "UISearchResultsButtonSelected")
        showsCancelButton = coder.decodeBool(forKey: "UIShowsCancelButton")
        scopeButtonTitles = coder.decode([Any].self, forKey: "UIScopeButtonTitles")?.compactMap { $0 as? String }
        selectedScopeButtonIndex = coder.decodeInteger(forKey: "UISelectedScopeButtonIndex")
        showsScopeBar = coder.decodeBool(forKey: "UIShowsScopeBar")
    }

    override var ownParts: [UIView] {
        [background, field, cancelButton, promptLabel, scopeControl].compactMap { $0 }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(barStyle, forKey: "UIBarStyle", unless: .default)
        coder.encode(ifPresent: tintColor, forKey: "UITintColor")
        coder.encode(ifTrue: storedTranslucent, forKey: "UIBarTranslucent")
        coder.encode(ifPresent: backgroundImage, forKey: "UIBackgroundImage")
        if let text, !text.isEmpty { coder.encode(text, forKey: "UIText") }
        coder.encode(ifPresent: placeholder, forKey: "UIPlaceholder")
        coder.encode(ifPresent: prompt, forKey: "UIPrompt")
        coder.encode(autocapitalizationType, forKey: "UIAutocapitalizationType", unless: .none)
        coder.encode(autocorrectionType, forKey: "UIAutocorrectionType", unless: .default)
        coder.encode(keyboardType, forKey: "UIKeyboardType", unless: .default)
        coder.encode(ifTrue: showsBookmarkButton, forKey: "UIShowsBookmarkButton")
        coder.encode(ifTrue: showsSearchResultsButton, forKey: "UIShowsSearchResultsButton")
        coder.encode(ifTrue: isSearchResultsButtonSelected, forKey: "UISearchResultsButtonSelected")
        coder.encode(ifTrue: showsCancelButton, forKey: "UIShowsCancelButton")
        coder.encode(ifPresent: scopeButtonTitles, forKey: "UIScopeButtonTitles")
        coder.encode(selectedScopeButtonIndex, forKey: "UISelectedScopeButtonIndex", unless: 0)
        coder.encode(ifTrue: showsScopeBar, forKey: "UIShowsScopeBar")
    }

    open weak var delegate: (any UISearchBarDelegate)?

    /// The search display controller of the bar.
    final weak var listener: (any SearchBarListener)?

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

    /// An image that replaces the bar's background; nil, the default, means the standard one.
    open var backgroundImage: UIImage? { didSet { background.image = backgroundImage } }

    final private(set) var look = SearchBarLook()

    final func changeLook(_ change: (inout SearchBarLook) -> Void) {
        change(&look)
        background.scopeImage = look.scopeBackground
        field.textOffset = look.textOffset
        field.iconOffset = look.iconOffsets[.search] ?? .zero
        field.trailingIconOffset = look.iconOffsets[showsBookmarkButton ? .bookmark : .resultsList] ?? .zero
        if let scopeControl { look.apply(to: scopeControl) }
        setNeedsLayout()
    }

    private var paint: BarPaint { BarPaint(style: barStyle, tint: tintColor) }

    private func lookDidChange() {
        background.paint = paint
        background.isTranslucent = isTranslucent
        promptLabel?.show(prompt, TitleAttributes(nil), isLow: false, ink: paint.ink)
        setNeedsLayout()
    }

    // MARK: Text

    /// The search text; empty by default. The delegate gets no message when the app sets it.
    open var text: String? {
        get { field.text }
        set { field.text = newValue }
    }

    /// The grey text shown while the search text is empty. nil by default.
    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// A line of text above the field, which makes the bar 30 points higher. nil or empty, the default, shows none.
    open var prompt: String? { didSet { if prompt != oldValue { promptDidChange() } } }

    private var hasPrompt: Bool { prompt?.isEmpty == false }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        listener?.searchBarTextDidChange(text ?? "")
    }

    private func promptDidChange() {
        let had = bounds.height
        if let prompt, hasPrompt {
            let label = promptLabel ?? NavigationTitleLabel(.prompt)
            if promptLabel == nil { addSubview(label) }
            promptLabel = label
            label.show(prompt, TitleAttributes(nil), isLow: false, ink: paint.ink)
        } else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
        }
        setNeedsLayout()
        let wanted = sizeThatFits(bounds.size).height
        // Only a bar whose height fitted its former content is resized.
        if abs(had - wanted) == SearchBarMetrics.promptHeight { frame.size.height = wanted }
    }

    /// The autocapitalization of the keyboard. None by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { field.autocapitalizationType }
        set { field.autocapitalizationType = newValue }
    }

    /// The autocorrection of the keyboard. By default it depends on the language.
    open var autocorrectionType: UITextAutocorrectionType {
        get { field.autocorrectionType }
        set { field.autocorrectionType = newValue }
    }

    /// True if misspelt words are underlined, which the keyboard does not do yet. iOS 5.
    /// - Status: stub
    open var spellCheckingType: UITextSpellCheckingType {
        get { field.spellCheckingType }
        set { field.spellCheckingType = newValue }
    }

    /// The keyboard's type.
    open var keyboardType: UIKeyboardType {
        get { field.keyboardType }
        set { field.keyboardType = newValue }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var canResignFirstResponder: Bool { field.canResignFirstResponder }

    /// True if the field is first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Buttons

    /// True if the bookmark button is shown while the field is empty. The default is false.
    open var showsBookmarkButton = false { didSet { rightButtonDidChange() } }

    /// True if the results list button is shown while the field is empty. The default is false.
    open var showsSearchResultsButton = false { didSet { rightButtonDidChange() } }

    /// True if the results list button is selected. The default is false.
    open var isSearchResultsButtonSelected = false { didSet { rightButtonDidChange() } }

    /// The app's images, by icon.
    private var icons: [Icon: StateTable<UIImage>] = [:]

    /// Sets an image for an icon in a state; nil restores the standard one. The clear icon does not change.
    /// - ObjC: setImage:forSearchBarIcon:state:
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[icon, default: StateTable()][exactly: state] = iconImage
        field.leftView = UIImageView(image: image(for: .search, state: .normal) ?? SearchPicture.glass)
        rightButtonDidChange()
    }

    /// The app's image for an icon; nil if it set none.
    /// - ObjC: imageForSearchBarIcon:state:
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?.value(for: state) }

    private func rightButtonDidChange() {
        field.rightViewMode = showsBookmarkButton || showsSearchResultsButton ? .always : .never
        guard showsBookmarkButton || showsSearchResultsButton else { return field.rightView = nil }
        let button = UIButton(type: .custom)
        let isBookmark = showsBookmarkButton
        let icon = isBookmark ? Icon.bookmark : .resultsList
        let image =
            image(for: icon, state: isSearchResultsButtonSelected ? .selected : .normal)
            ?? (isBookmark ? SearchPicture.bookmark : SearchPicture.results(isSelected: isSearchResultsButtonSelected))
        button.setImage(image, for: .normal)
        if let pressed = self.image(for: icon, state: .highlighted) { button.setImage(pressed, for: .highlighted) }
        button.frame.size = image.size
        button.accessibilityLabel = isBookmark ? "Bookmarks" : "Results"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if isBookmark {
                    self.delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    self.delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        field.rightView = button
    }

    /// True if the cancel button is shown. The default is false.
    open var showsCancelButton: Bool {
        get { cancelButton != nil }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// - Parameter animated: True if the button fades and the field's change of width is animated.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != self.showsCancelButton else { return }
        layoutIfNeeded()
        let former = cancelButton
        cancelButton = showsCancelButton ? makeCancelButton() : nil
        if let cancelButton { addSubview(cancelButton) }
        setNeedsLayout()
        guard animated, window != nil else {
            former?.removeFromSuperview()
            return
        }
        if let cancelButton {
            let place = layout.cancel
            cancelButton.frame = place.offsetBy(dx: bounds.maxX - place.minX, dy: 0)
        }
        CrossFade(arriving: [cancelButton].compactMap { $0 }, leaving: [former].compactMap { $0 })
            .run(UISearchBar.changeDuration) {
                self.setNeedsLayout()
                self.layoutIfNeeded()
            } completion: {
                former?.removeFromSuperview()
            }
    }

    private static let changeDuration: TimeInterval = 0.25

    private func makeCancelButton() -> BarButton {
        let item = UIBarButtonItem(title: "Cancel", style: .bordered, target: nil, action: nil)
        item.onTap = { [weak self] in
            guard let self else { return }
            self.delegate?.searchBarCancelButtonClicked(self)
            self.listener?.searchBarWasCancelled()
        }
        return BarButton(item)
    }

    // MARK: Scopes

    /// The titles of the scope buttons, shown while ``showsScopeBar`` is true. nil by default.
    open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }

    /// The index of the selected scope button. 0 by default.
    open var selectedScopeButtonIndex = 0 {
        didSet {
            guard let scopeControl, scopeControl.selectedSegmentIndex != selectedScopeButtonIndex else { return }
            scopesDidChange()
        }
    }

    /// True if the scope bar is shown below the field. Call `sizeToFit()` to make room for it. The default is false.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesDidChange() } } }

    private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    private func scopesDidChange() {
        scopeControl?.removeFromSuperview()
        scopeControl = nil
        setNeedsLayout()
        guard showsScopes, let titles = scopeButtonTitles else { return }
        let control = UISegmentedControl(items: titles)
        control.segmentedControlStyle = .bar
        look.apply(to: control)
        if titles.indices.contains(selectedScopeButtonIndex) {
            control.selectedSegmentIndex = selectedScopeButtonIndex
        }
        control.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
        scopeControl = control
        addSubview(control)
    }

    private func scopeWasChosen() {
        guard let index = scopeControl?.selectedSegmentIndex, index >= 0, index != selectedScopeButtonIndex else {
            return
        }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        listener?.searchBarScopeDidChange(index)
    }

    // MARK: Layout

    /// The given width, and the height that the visible parts need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SearchBarMetrics.height(hasPrompt: hasPrompt, hasScopes: showsScopes))
    }

    /// The space at the right of the field, in points, for the index of a table that contains the bar. 0 by default.
    package final var trailingRoom: CGFloat = 0 { didSet { if trailingRoom != oldValue { setNeedsLayout() } } }

    /// True if the bar's search display controller is active. While it is, a table that contains the bar hides its
    /// index.
    final var isSearching = false {
        didSet {
            guard isSearching != oldValue else { return }
            let views = sequence(first: superview, next: { $0?.superview })
            (views.first { $0 is UITableView } as? UITableView)?.index.makeRoom()
        }
    }

    private var layout: SearchBarMetrics {
        SearchBarMetrics(
            bounds: bounds, hasPrompt: hasPrompt, hasScopes: showsScopes, cancelWidth: cancelButton?.fittingWidth)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        cancelButton?.surroundings = BarButton.Surroundings(paint: paint, place: .top)
        let layout = layout
        background.frame = bounds
        background.scopeHeight = showsScopes ? max(bounds.height - layout.cancel.maxY - 7, 0) : 0
        let fieldImage = look.fieldBackgrounds.value(for: .normal) ?? SearchPicture.field(on: paint)
        if field.background !== fieldImage { field.background = fieldImage }
        field.frame = layout.field
        if cancelButton == nil { field.frame.size.width = max(layout.field.width - trailingRoom, 0) }
        field.frame.origin.x += look.fieldBackgroundOffset.horizontal
        field.frame.origin.y += look.fieldBackgroundOffset.vertical
        cancelButton?.frame = layout.cancel
        promptLabel?.frame = layout.prompt
        scopeControl?.tintColor = tintColor ?? (barStyle == .default ? nil : .black)
        scopeControl?.frame = layout.scopes
    }
}

/// A sheet with a title and buttons that slides up from the bottom of the screen (*iPhone Human Interface Guidelines*,
/// "Action Sheets"). On an iPad it is in a popover.
///
/// The framework retains a visible sheet.
open class UIActionSheet: UIView, @MainActor ModalView {
    private enum Phase { case hidden, appearing, shown, leaving }

    private var choices = ModalChoices()
    private var phase = Phase.hidden
    private var automaticStyle = UIActionSheetStyle.default
    private lazy var content = ActionSheetContent(self)
    /// What shows the sheet on an iPad.
    private var popover: ActionSheetPopover?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        autoresizesSubviews = false
    }

    /// - Parameters:
    ///   - cancelButtonTitle: The title of the cancel button, which is the lowest; nil for none.
    ///   - destructiveButtonTitle: The title of the destructive button, which is red, the topmost, and has index 0; nil
    ///     for none.
    ///   - otherButtonTitles: The titles of the buttons between them.
    /// - ObjC: initWithTitle:delegate:cancelButtonTitle:destructiveButtonTitle:otherButtonTitles:, ...
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: [String]
    ) {
        self.init(frame: .zero)
        self.title = title
        self.delegate = delegate
        if let destructiveButtonTitle { choices.destructive = choices.add(destructiveButtonTitle) }
        choices.addOthers(otherButtonTitles)
        if let cancelButtonTitle { choices.cancel = choices.add(cancelButtonTitle) }
    }

    /// - ObjC: -
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle, otherButtonTitles: otherButtonTitles)
    }

    public required init?(coder: NSCoder) { return nil }

    /// Receives taps on buttons and the sheet's appearance and disappearance. Not retained.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The title above the buttons. nil by default.
    open var title: String? { didSet { contentDidChange() } }

    /// The style of the sheet. By default that of the bar from which it is shown.
    open var actionSheetStyle = UIActionSheetStyle.automatic { didSet { setNeedsDisplay() } }

    // MARK: Buttons

    /// Adds a button after the existing ones.
    /// - Returns: The index of the button.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        let index = choices.add(title)
        contentDidChange()
        return index
    }

    /// - Returns: nil if there is no button with that index.
    /// - ObjC: buttonTitleAtIndex:
    open func buttonTitle(at buttonIndex: Int) -> String? { choices.title(at: buttonIndex) }

    open var numberOfButtons: Int { choices.titles.count }

    /// The index of the cancel button, which is dark and the lowest; -1 if there is none.
    open var cancelButtonIndex: Int {
        get { choices.cancel }
        set {
            choices.cancel = newValue
            contentDidChange()
        }
    }

    /// The index of the destructive button, which is red and the topmost; -1 if there is none.
    open var destructiveButtonIndex: Int {
        get { choices.destructive }
        set {
            choices.destructive = newValue
            contentDidChange()
        }
    }

    /// The index of the first of the initialiser's other buttons; -1 if there are none.
    open var firstOtherButtonIndex: Int { choices.firstOther }

    private func contentDidChange() {
        guard phase != .hidden else { return }
        if let window = ModalPresenter.main.window(of: self) { place(in: window) }
        popover?.resize()
    }

    // MARK: Showing

    /// True if the sheet is presented.
    open var isVisible: Bool { phase == .appearing || phase == .shown }

    /// Presents the sheet in the style of the toolbar.
    /// - ObjC: showFromToolbar:
    open func show(from view: UIToolbar) { show(view.barStyle, in: view.window) }

    /// Presents the sheet in the style of the tab bar.
    /// - ObjC: showFromTabBar:
    open func show(from view: UITabBar) { show(UIBarStyle.black, in: view.window) }

    /// Presents the sheet for a bar button item: on an iPad in a popover that points at it.
    /// - ObjC: showFromBarButtonItem:animated:
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(UIBarStyle.default, animated: animated, ActionSheetPopover(self, PopoverAnchor(item), [.up, .down]))
    }

    /// Presents the sheet for a rectangle of a view: on an iPad in a popover that points at it. iOS 3.2.
    /// - Parameter rect: The rectangle in the view's coordinates.
    /// - ObjC: showFromRect:inView:animated:
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(UIBarStyle.default, animated: animated, ActionSheetPopover(self, PopoverAnchor(rect, in: view), .any))
    }

    /// Presents the sheet at the bottom of the screen that contains `view`; on an iPad in the middle of `view`.
    /// - ObjC: showInView:
    open func show(in view: UIView) { show(UIBarStyle.default, in: view) }

    private func show(_ barStyle: UIBarStyle, in view: UIView?) {
        let popover = view.flatMap { ActionSheetPopover(self, PopoverAnchor($0.bounds, in: $0), []) }
        show(barStyle, animated: true, popover)
    }

    private func show(_ barStyle: UIBarStyle, animated: Bool, _ popover: ActionSheetPopover?) {
        guard phase == .hidden else { return }
        switch barStyle {
        case .default: automaticStyle = .default
        case .black: automaticStyle = .blackOpaque
        case .blackTranslucent: automaticStyle = .blackTranslucent
        }
        setNeedsDisplay()
        phase = .appearing
        self.popover = popover
        if let popover { return show(popover, animated: animated) }
        let dimming = UIView(frame: .zero)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
        let window = ModalPresenter.main.open(self, dimming: dimming)
        delegate?.willPresent(self)
        guard phase == .appearing else { return }
        let rest = center
        center.y = window.stage.bounds.height + bounds.height / 2
        UIView.animate(
            withDuration: UIActionSheet.slideDuration,
            animations: {
                window.darkness = 1
                self.center = rest
            },
            completion: { [weak self] _ in
                guard let self, self.phase == .appearing else { return }
                self.phase = .shown
                self.delegate?.didPresent(self)
            })
    }

    private func show(_ popover: ActionSheetPopover, animated: Bool) {
        ModalPresenter.main.keep(self)
        delegate?.willPresent(self)
        guard phase == .appearing else { return }
        popover.open(animated: animated) { [weak self] in
            guard let self, self.phase == .appearing else { return }
            self.phase = .shown
            self.delegate?.didPresent(self)
        } onDisappear: { [weak self] in
            guard let self else { return }
            self.phase = .leaving
            self.finish(self.leavingButton)
        }
    }

    /// Dismisses the sheet. The delegate gets no `clickedButtonAtIndex:`, but the messages about the dismissal.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible else { return }
        phase = .leaving
        delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
        if let popover, popover.isVisible {
            leavingButton = buttonIndex
            return popover.close(animated: animated)
        }
        guard animated, let window = ModalPresenter.main.window(of: self) else { return finish(buttonIndex) }
        UIView.animate(
            withDuration: UIActionSheet.slideDuration,
            animations: {
                window.darkness = 0
                self.center.y = window.stage.bounds.height + self.bounds.height / 2
            }, completion: { _ in self.finish(buttonIndex) })
    }

    private func finish(_ buttonIndex: Int) {
        guard phase == .leaving else { return }
        phase = .hidden
        let strong = self
        ModalPresenter.main.close(self)
        popover = nil
        strong.delegate?.actionSheet(strong, didDismissWithButtonIndex: buttonIndex)
    }

    private func click(_ index: Int) {
        guard isVisible else { return }
        delegate?.actionSheet(self, clickedButtonAt: index)
        dismiss(withClickedButtonIndex: index, animated: true)
    }

    /// The button for which the popover goes.
    private var leavingButton = -1

    /// A tap beside the popover: the cancel button, even if there is none.
    func tappedBeside() { click(choices.cancel) }

    /// Cancels the sheet on behalf of the system. A delegate without `actionSheetCancel:` gets a click on the cancel
    /// button.
    package func cancel() {
        guard isVisible else { return }
        if let delegate = delegate as? any OptionalMembers & UIActionSheetDelegate,
            !delegate.implements("actionSheetCancel:")
        {
            if choices.cancel >= 0 { delegate.actionSheet(self, clickedButtonAt: choices.cancel) }
        } else {
            delegate?.actionSheetCancel(self)
        }
        dismiss(withClickedButtonIndex: choices.cancel, animated: false)
    }

    private static let slideDuration: TimeInterval = 0.3

    // MARK: Layout and drawing

    var yieldsToNewer: Bool { false }

    func place(in window: ModalWindow) {
        let stage = window.stage.bounds
        let room = stage.height - UIScreen.main.profile.statusBarHeight
        let size = content.arrange(title: title, choices, width: stage.width, room: room) { [weak self] in
            self?.click($0)
        }
        bounds = CGRect(origin: .zero, size: size)
        center = CGPoint(x: stage.midX, y: stage.height - size.height / 2)
    }

    /// Lays out title and buttons for a popover, which has no cancel button.
    /// - Returns: The sheet's size in points.
    func arrangeInPopover(width: CGFloat) -> CGSize {
        let size = content.arrange(
            title: title, choices, width: width, room: InterfaceSpace.current.size.height / 2, isInPopover: true
        ) { [weak self] in self?.click($0) }
        frame = CGRect(origin: .zero, size: size)
        return size
    }

    private var shownStyle: UIActionSheetStyle { actionSheetStyle == .automatic ? automaticStyle : actionSheetStyle }

    open override func draw(_ rect: CGRect) {
        guard popover == nil, let context = UIGraphicsGetCurrentContext() else { return }
        ActionSheetBackground.draw(shownStyle, in: bounds, context)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let screen = InterfaceSpace.current.size
        return ActionSheetMeasure(title: title, choices, width: screen.width, room: screen.height - 20).size
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: false, label: title)
    }
}

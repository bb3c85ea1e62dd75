/// A panel above all windows with a title, a message and buttons, which waits for a tap on a button.
///
/// The framework retains a visible alert view. While a newer one is visible, it is hidden (*iPhone Human Interface
/// Guidelines*, "Alerts").
open class UIAlertView: UIView, @MainActor ModalView {
    private enum Phase { case hidden, appearing, shown, leaving }

    private var choices = ModalChoices()
    private var phase = Phase.hidden
    private lazy var content = AlertContent(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        autoresizesSubviews = false
    }

    /// - Parameters:
    ///   - cancelButtonTitle: The title of the cancel button, whose index is then 0; nil for none.
    ///   - otherButtonTitles: The titles of the buttons after it.
    /// - ObjC: initWithTitle:message:delegate:cancelButtonTitle:otherButtonTitles:, ...
    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles: [String]
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { choices.cancel = choices.add(cancelButtonTitle) }
        choices.addOthers(otherButtonTitles)
    }

    /// - ObjC: -
    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(
            title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            otherButtonTitles: otherButtonTitles)
    }

    public required init?(coder: NSCoder) { return nil }

    /// Receives taps on buttons and the alert view's appearance and disappearance. Not retained.
    open weak var delegate: (any UIAlertViewDelegate)?

    /// The title, in bold above the message. nil by default.
    open var title: String? { didSet { contentDidChange() } }

    /// The message below the title. nil by default.
    open var message: String? { didSet { contentDidChange() } }

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

    /// The index of the cancel button; -1 if there is none. By default that of the initialiser's cancel button.
    open var cancelButtonIndex: Int {
        get { choices.cancel }
        set {
            choices.cancel = newValue
            contentDidChange()
        }
    }

    /// The index of the first of the initialiser's other buttons; -1 if there are none.
    open var firstOtherButtonIndex: Int { choices.firstOther }

    // MARK: Text fields

    private lazy var fields = AlertFields(.default) {}

    /// The text fields of the alert view. None by default.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet {
            guard alertViewStyle != oldValue else { return }
            for field in fields.fields { field.removeFromSuperview() }
            fields = AlertFields(alertViewStyle) { [weak self] in self?.enableButtons() }
            contentDidChange()
        }
    }

    /// - Returns: nil if the style has no such field; Apple raises an exception then.
    /// - ObjC: textFieldAtIndex:
    open func textField(at textFieldIndex: Int) -> UITextField? {
        fields.fields.indices.contains(textFieldIndex) ? fields.fields[textFieldIndex] : nil
    }

    private func enableButtons() {
        guard choices.firstOther >= 0 else { return }
        let isEnabled = delegate?.alertViewShouldEnableFirstOtherButton(self) ?? true
        content.setEnabled(isEnabled, choices.firstOther)
    }

    private func contentDidChange() { if phase != .hidden { layOutContent() } }

    // MARK: Showing

    /// True if the alert view is presented, also while a newer one hides it.
    open var isVisible: Bool { phase == .appearing || phase == .shown }

    /// Presents the alert view in front of all windows.
    open func show() {
        guard phase == .hidden else { return }
        phase = .appearing
        let window = ModalPresenter.main.open(self, dimming: VignetteView())
        delegate?.willPresent(self)
        guard phase == .appearing else { return }
        enableButtons()
        fields.fields.first?.becomeFirstResponder()
        PopAnimation.run(on: layer)
        UIView.animate(
            withDuration: PopAnimation.duration, animations: { window.darkness = 1 },
            completion: { [weak self] _ in
                guard let self, self.phase == .appearing else { return }
                self.phase = .shown
                self.delegate?.didPresent(self)
            })
    }

    /// Dismisses the alert view. The delegate gets no `clickedButtonAtIndex:`, but the messages about the dismissal.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard isVisible else { return }
        phase = .leaving
        delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        endEditing()
        ModalPresenter.main.willClose(self)
        guard animated, let window = ModalPresenter.main.window(of: self) else { return finish(buttonIndex) }
        UIView.animate(
            withDuration: UIAlertView.fadeDuration,
            animations: {
                self.alpha = 0
                window.darkness = 0
            }, completion: { _ in self.finish(buttonIndex) })
    }

    private func finish(_ buttonIndex: Int) {
        guard phase == .leaving else { return }
        phase = .hidden
        let strong = self
        ModalPresenter.main.close(self)
        strong.alpha = 1
        strong.delegate?.alertView(strong, didDismissWithButtonIndex: buttonIndex)
    }

    /// Resigns first responder on behalf of a text field in the alert view.
    private func endEditing() {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return }
        responder.resignFirstResponder()
    }

    private func click(_ index: Int) {
        guard isVisible else { return }
        delegate?.alertView(self, clickedButtonAt: index)
        dismiss(withClickedButtonIndex: index, animated: true)
    }

    /// Cancels the alert view on behalf of the system. A delegate without `alertViewCancel:` gets a click on the cancel
    /// button.
    package func cancel() {
        guard isVisible else { return }
        if let delegate = delegate as? any OptionalMembers & UIAlertViewDelegate,
            !delegate.implements("alertViewCancel:")
        {
            if choices.cancel >= 0 { delegate.alertView(self, clickedButtonAt: choices.cancel) }
        } else {
            delegate?.alertViewCancel(self)
        }
        dismiss(withClickedButtonIndex: choices.cancel, animated: false)
    }

    private static let fadeDuration: TimeInterval = 0.25

    // MARK: Layout

    var yieldsToNewer: Bool { true }

    func place(in window: ModalWindow) {
        layOutContent()
        let stage = window.stage.bounds
        let top = UIApplication.shared.isStatusBarHidden ? 0 : UIScreen.main.profile.statusBarHeight
        let bottom = window.keyboard?.minY ?? stage.height
        center = CGPoint(x: stage.midX, y: ((top + bottom) / 2).rounded())
        // An odd height would put the edges between pixels.
        if bounds.height.truncatingRemainder(dividingBy: 2) != 0 { center.y += 0.5 }
    }

    private func layOutContent() {
        guard let window = ModalPresenter.main.window(of: self) else { return }
        let room = (window.keyboard?.minY ?? window.stage.bounds.height) - UIScreen.main.profile.statusBarHeight
        let size = content.arrange(
            title: title, message: message, choices, fields: fields.fields, room: room
        ) { [weak self] in
            self?.click($0)
        }
        if bounds.size != size { bounds = CGRect(origin: .zero, size: size) }
    }

    /// Lays the alert view out outside of an app, in a screen of the device.
    /// - Parameters:
    ///   - room: The available height in points.
    ///   - click: Called with the index of a button that was tapped.
    package final func layOut(room: CGFloat, click: @escaping @MainActor (Int) -> Void) {
        let size = content.arrange(
            title: title, message: message, choices, fields: fields.fields, room: room, click: click)
        bounds = CGRect(origin: .zero, size: size)
    }

    /// Runs the animation of an appearing alert view, outside of an app.
    package final func pop() { PopAnimation.run(on: layer) }

    /// The size of the alert view with its present content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        AlertMeasure(
            title: title, message: message, choices, fieldCount: fields.fields.count,
            room: UIScreen.main.bounds.height - 20
        ).size
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.layOutPanel(in: bounds)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(isElement: false, label: title ?? message)
    }
}

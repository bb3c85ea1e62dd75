/// A panel over everything else that says something and waits for a tap on one of its buttons.
///
/// An alert is shown in the middle of the screen until it is dismissed; the framework keeps it alive that long. A newer
/// alert takes its place for the time being (*iPhone Human Interface Guidelines*, "Alerts").
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
    ///   - cancelButtonTitle: nil for none; else the button's index is 0.
    ///   - otherButtonTitles: The buttons after it.
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

    /// Who is told what happens; not kept alive.
    open weak var delegate: (any UIAlertViewDelegate)?

    /// The bold first lines.
    open var title: String? { didSet { contentDidChange() } }

    /// What is said under the title.
    open var message: String? { didSet { contentDidChange() } }

    // MARK: Buttons

    /// Adds a button after the present ones.
    /// - Returns: its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        let index = choices.add(title)
        contentDidChange()
        return index
    }

    /// - Returns: nil for an index that no button has.
    /// - ObjC: buttonTitleAtIndex:
    open func buttonTitle(at buttonIndex: Int) -> String? { choices.title(at: buttonIndex) }

    open var numberOfButtons: Int { choices.titles.count }

    /// The button that cancels; -1 if there is none. The one of the initialiser by default.
    open var cancelButtonIndex: Int {
        get { choices.cancel }
        set {
            choices.cancel = newValue
            contentDidChange()
        }
    }

    /// The first of the initialiser's other buttons; -1 if it gave none.
    open var firstOtherButtonIndex: Int { choices.firstOther }

    // MARK: Text fields

    private lazy var fields = AlertFields(.default) {}

    /// Which text fields the alert has. None by default.
    open var alertViewStyle = UIAlertViewStyle.default {
        didSet {
            guard alertViewStyle != oldValue else { return }
            for field in fields.fields { field.removeFromSuperview() }
            fields = AlertFields(alertViewStyle) { [weak self] in self?.enableButtons() }
            contentDidChange()
        }
    }

    /// - Returns: nil for a field that the style does not have; Apple raises an exception for that.
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

    /// Whether the alert is on screen, in front or behind a newer one.
    open var isVisible: Bool { phase == .appearing || phase == .shown }

    /// Shows the alert in front of all else.
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

    /// Takes the alert away. The delegate is not told of a tap, but of the alert's going.
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

    /// A text field that an app has put into the alert resigns first responder.
    private func endEditing() {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return }
        responder.resignFirstResponder()
    }

    private func click(_ index: Int) {
        guard isVisible else { return }
        delegate?.alertView(self, clickedButtonAt: index)
        dismiss(withClickedButtonIndex: index, animated: true)
    }

    /// The system takes the alert away: the delegate decides what that means.
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
        // Panels of an odd height stay sharp.
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

    /// Lays the alert out where no application shows it: as a part of the device's own screen.
    /// - Parameters:
    ///   - room: The height that there is, in points.
    ///   - click: Gets the index of a button that was tapped.
    package final func layOut(room: CGFloat, click: @escaping @MainActor (Int) -> Void) {
        let size = content.arrange(
            title: title, message: message, choices, fields: fields.fields, room: room, click: click)
        bounds = CGRect(origin: .zero, size: size)
    }

    /// Lets the alert grow out of nothing there.
    package final func pop() { PopAnimation.run(on: layer) }

    /// The size that the alert has when it is shown.
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

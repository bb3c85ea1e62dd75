package import DeviceLink
internal import MainLoop

/// Shows the first responder's own input view, the keyboard, or nothing.
///
/// The views are at the bottom of the interface in its present orientation, in a window in front of the app's. They
/// stay while one object hands the role of first responder over to another.
@MainActor package final class InputViews {
    package static let main = InputViews()

    /// The object that gets typed text.
    package private(set) weak var responder: UIResponder?

    /// True if input views are shown or being animated in.
    package private(set) var isShown = false

    /// The words for autocorrection; nil, the default, corrects nothing.
    package var wordList: (any WordList)? {
        get { typing.wordList }
        set { typing.wordList = newValue }
    }

    /// True while a hardware keyboard is connected: the keyboard is not shown then, only accessory views are, and the responders'
    /// own input views. Apps hear nothing of a keyboard that is not there.
    package var hasHardwareKeyboard = false {
        didSet { if hasHardwareKeyboard != oldValue, let responder { show(for: responder) } }
    }

    let typing = Typing()
    private lazy var keyboard = KeyboardView(typing: typing)
    private var window: InputWindow?
    /// Incremented with every change, so that animations and delayed calls from before it are ignored.
    private var generation = 0
    private var watchesResponder = false
    /// True if apps were told that what is shown shows. They are not of the accessory view alone that is left when a hardware
    /// keyboard takes the place of the other one.
    private var isAnnounced = false
    /// The adapter for a responder in Objective-C that takes text.
    private var foreignInput: (any UIKeyInput)?

    /// The view that contains the input views at the bottom of the interface; nil before any were shown.
    package var host: InputHostView? { window?.host }

    /// Registers this object with responders, keys and rotation. Called by every text field and text view, and at
    /// launch.
    package static func connect() { _ = connection }

    private static let connection: Void = {
        InputPresenter.current = InputPresenter(
            firstResponderDidChange: firstResponderDidChange,
            interfaceOrientationDidChange: interfaceOrientationDidChange,
            hardwareKeyboardDidChange: { main.hasHardwareKeyboard = $0 }, handleKey: { main.handleKey($0) },
            handleComposition: { main.handleComposition($0) })
    }()

    // MARK: From responders

    /// Called when another object, or none, has become first responder; not during the handover from one to the next.
    /// Called again for the same object when its input views have changed.
    package static func firstResponderDidChange(to responder: UIResponder?) { main.show(for: responder) }

    /// Called when the text or the position of the caret has changed. Automatic capitalization and the state of the
    /// return key depend on it.
    package static func textDidChange(in responder: UIResponder) {
        guard responder === main.responder else { return }
        main.typing.textDidChange()
    }

    /// Called when the interface has been turned.
    package static func interfaceOrientationDidChange() { main.turn() }

    private func show(for responder: UIResponder?) {
        self.responder = responder
        let content = responder.flatMap { InputContent(for: $0) }
        foreignInput = content?.keyInput === responder ? nil : content?.keyInput
        typing.input = content?.keyInput
        if content != nil { watchResponder() }
        if let content, !content.isEmpty(withHardwareKeyboard: hasHardwareKeyboard) { show(content) } else { hide() }
    }

    // MARK: Showing

    private func show(_ content: InputContent) {
        generation += 1
        let present = generation
        let space = InterfaceSpace.current
        let window = readyWindow()
        let host = window.host
        let before = isShown ? host.place : nil
        let showsKeyboard = content.showsKeyboard && !hasHardwareKeyboard
        if showsKeyboard, let input = content.keyInput { keyboard.show(for: input, in: space) }
        if !showsKeyboard { keyboard.cancelTouches() }
        host.hold(content.inputView ?? (showsKeyboard ? keyboard : nil), content.accessoryView, in: space)
        let end = host.restingPlace(in: space)
        let change = KeyboardAnnouncement(from: isAnnounced, to: content.inputView != nil || !hasHardwareKeyboard)
        isAnnounced = change.isAnnounced
        if let before, before.frame == end.frame, before.space == end.space { return }

        let isMoving = !window.isHidden
        window.isHidden = false
        isShown = true
        // Views that are moving out turn back from where they are.
        if before != nil || !isMoving { host.place = before.map { start(from: $0, to: end) } ?? end.lowered }
        let notice = KeyboardNotice(begin: host.place ?? end.lowered, end: end)
        notice.postFrame(.willChange)
        if let name = change.willName { notice.post(name) }
        guard generation == present else { return }
        slide(host, to: end) { [weak self] in
            guard self?.generation == present else { return }
            notice.postFrame(.didChange)
            if let name = change.didName { notice.post(name) }
        }
    }

    /// The start of input views with another height: their top is where that of the former ones is.
    private func start(from former: InputPlace, to end: InputPlace) -> InputPlace {
        guard former.space == end.space else { return end.lowered }
        var start = end
        start.frame.origin.y = former.frame.minY
        return start
    }

    private func hide() {
        guard isShown, let host, let place = host.place else { return }
        generation += 1
        let present = generation
        isShown = false
        keyboard.cancelTouches()
        let notice = KeyboardNotice(begin: place, end: place.lowered)
        let change = KeyboardAnnouncement(from: isAnnounced, to: false)
        isAnnounced = false
        notice.postFrame(.willChange)
        if let name = change.willName { notice.post(name) }
        guard generation == present else { return }
        slide(host, to: place.lowered) { [weak self] in
            guard let self, generation == present else { return }
            window?.isHidden = true
            host.empty()
            notice.postFrame(.didChange)
            if let name = change.didName { notice.post(name) }
        }
    }

    private func slide(_ host: InputHostView, to place: InputPlace, _ completion: @escaping @MainActor () -> Void) {
        UIView.animate(
            withDuration: UIResponder.keyboardSlideDuration, delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration],
            animations: { host.place = place }, completion: { _ in completion() })
    }

    /// As on the phone, apps hear that the keyboard hides in the old orientation and shows in the new one.
    private func turn() {
        guard isShown, let host, let former = host.place else { return }
        let space = InterfaceSpace.current
        guard space != former.space else { return }
        generation += 1
        let present = generation
        keyboard.cancelTouches()
        let leaving = KeyboardNotice(begin: former, end: former.lowered)
        let goes = KeyboardAnnouncement(from: isAnnounced, to: false),
            comes = KeyboardAnnouncement(from: false, to: isAnnounced)
        for name in [goes.willName, goes.didName].compactMap(\.self) { leaving.post(name) }
        guard generation == present else { return }
        if let input = typing.input { keyboard.turn(for: input, to: space) }
        host.turn(to: space)
        let end = host.restingPlace(in: space)
        let notice = KeyboardNotice(begin: end.lowered, end: end)
        notice.postFrame(.willChange)
        if let name = comes.willName { notice.post(name) }
        guard generation == present else { return }
        slide(host, to: end) { [weak self] in
            guard self?.generation == present else { return }
            notice.postFrame(.didChange)
            if let name = comes.didName { notice.post(name) }
        }
    }

    private func readyWindow() -> InputWindow {
        if let window, window.screen === UIScreen.main { return window }
        let made = InputWindow(frame: UIScreen.main.bounds)
        window = made
        return made
    }

    private func watchResponder() {
        guard !watchesResponder else { return }
        watchesResponder = true
        MainLoop.main.addBeforeWaiting { [weak self] in self?.checkResponder() }
    }

    /// Hides the input views if the first responder no longer exists or has left its window, of which it cannot tell.
    private func checkResponder() {
        guard isShown || responder != nil else { return }
        if let responder, responder.isFirstResponder { return }
        show(for: nil)
    }

    // MARK: Hardware keys

    /// A key of a hardware keyboard: goes to the object that takes text.
    /// - Returns: true if it was handled.
    package func handleKey(_ press: KeyPress) -> Bool {
        guard let responder = hardwareResponder, let input = typing.input else { return false }
        return HardwareKeys(responder: responder, input: input, typing: typing).handle(press)
    }

    /// Passes the composition of a hardware keyboard to the object that receives its keys.
    package func handleComposition(_ composition: Composition) {
        if hardwareResponder != nil { typing.compose(composition) }
    }

    /// The object that gets keys of a hardware keyboard; nil behind an alert.
    private var hardwareResponder: UIResponder? {
        guard let responder else { return nil }
        guard let front = UIApplication.shared.keyWindow as? ModalWindow else { return responder }
        return responder.responderWindow === front ? responder : nil
    }
}

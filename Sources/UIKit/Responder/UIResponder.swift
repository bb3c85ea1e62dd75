@_exported import QuartzCore

/// An object that can respond to events: views, view controllers, windows, the application.
///
/// An event that a responder does not handle goes to the ``next`` one (*Event Handling Guide for iPhone OS*, "The
/// Responder Chain").
@MainActor open class UIResponder: PlatformObject {
    public init() { super.init(platform: ()) }

    /// The responder that gets what this one does not handle.
    /// - ObjC: nextResponder
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// True if this object can become first responder, which receives keys, motion events and edit actions. The default
    /// is false.
    open var canBecomeFirstResponder: Bool { false }

    /// True if this object can resign first responder. The default is true.
    open var canResignFirstResponder: Bool { true }

    /// True if this object is the first responder of its window.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder of its window, if it can be and the present one agrees to resign.
    ///
    /// A view that is in no window yet does so when it comes into one: an app may ask as soon as the view is loaded.
    /// - Returns: true if this object is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow else {
            (self as? UIView)?.becomesFirstResponderInWindow = true
            return false
        }
        if window.firstResponder === self { return true }
        guard window.ask(self, { canBecomeFirstResponder }) else { return false }
        guard window.handOver({ window.firstResponder?.resignFirstResponder() ?? true }) else { return false }
        // A delegate that was told of the resignation may have removed this responder from its window, or made another
        // object first responder.
        guard window.firstResponder == nil, responderWindow === window else {
            InputPresenter.current?.firstResponderDidChange(window.firstResponder)
            return window.firstResponder === self
        }
        window.firstResponder = self
        InputPresenter.current?.firstResponderDidChange(self)
        return window.firstResponder === self
    }

    /// Gives up being the first responder.
    /// - Returns: false if the object refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        (self as? UIView)?.becomesFirstResponderInWindow = false
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard window.ask(self, { canResignFirstResponder }) else { return false }
        // A delegate that was asked may have changed the first responder itself.
        guard window.firstResponder === self else { return true }
        window.firstResponder = nil
        if !window.isHandingOver { InputPresenter.current?.firstResponderDidChange(nil) }
        return true
    }

    // MARK: Input views

    /// The view shown instead of the keyboard while this object is the first responder. nil by default: a keyboard if
    /// the object takes text.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard, or alone, while this object is the first responder. nil by default.
    open var inputAccessoryView: UIView? { nil }

    /// Shows ``inputView`` and ``inputAccessoryView`` anew, if this object is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { InputPresenter.current?.firstResponderDidChange(self) }
    }

    /// The window whose first responder this object may become.
    package var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.loadedView { return view.window }
            responder = current.next
        }
        return nil
    }

    /// One of the few methods of the framework's own that nib files and apps send by name.
    class func builtInAction(_ action: Selector) -> (@MainActor (UIResponder) -> Void)? {
        switch action.name {
        case "becomeFirstResponder": { _ = $0.becomeFirstResponder() }
        case "resignFirstResponder": { _ = $0.resignFirstResponder() }
        default: nil
        }
    }

    // MARK: Touches

    /// One or more fingers touched down. Passes the event on by default.
    /// - ObjC: touchesBegan:withEvent:
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// One or more fingers moved. Passes the event on by default.
    /// - ObjC: touchesMoved:withEvent:
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// One or more fingers were lifted. Passes the event on by default.
    /// - ObjC: touchesEnded:withEvent:
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// The system took the touches away: an alert, a call. Passes the event on by default.
    /// - ObjC: touchesCancelled:withEvent:
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// The device began to be shaken. Passes the event on by default.
    /// - ObjC: motionBegan:withEvent:
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The shake is over. Passes the event on by default.
    /// - ObjC: motionEnded:withEvent:
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// The motion lasted too long or was interrupted. Passes the event on by default.
    /// - ObjC: motionCancelled:withEvent:
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Remote control

    /// A button of a headset was pressed, and the app has asked for such events. Passes the event on by default. iOS 4.
    /// - ObjC: remoteControlReceivedWithEvent:
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Returns true if this object has a method for the action. The edit menu asks before it shows a command.
    /// - ObjC: canPerformAction:withSender:
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.responds(self, to: action)
    }

    /// The undo manager nearest up the responder chain: that of a text, else that of the window, unless a class of the
    /// app supplies one.
    open var undoManager: UndoManager? { next?.undoManager }
}

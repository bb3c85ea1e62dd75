@_exported import QuartzCore

/// The base class of objects that can handle events: views, view controllers, windows and the application.
///
/// An event that a responder does not handle goes to the ``next`` one (*Event Handling Guide for iPhone OS*, "The
/// Responder Chain").
@MainActor open class UIResponder: PlatformObject {
    public init() { super.init(platform: ()) }

    /// The next object in the responder chain, which receives the events that this one does not handle.
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

    /// Makes this object the first responder of its window, if it accepts and the present first responder resigns.
    ///
    /// A view without a window becomes first responder when it is added to one, since some apps call this as soon as
    /// the view is loaded.
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
        // A view controller whose view has left the window does not know that it was first responder there.
        if window.firstResponder?.responderWindow !== window { window.firstResponder = nil }
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

    /// Resigns first responder.
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

    /// The view shown instead of the keyboard while this object is first responder. The default is nil: the keyboard is
    /// shown if the object accepts text.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard, or alone, while this object is first responder. The default is nil.
    open var inputAccessoryView: UIView? { nil }

    /// Updates the displayed ``inputView`` and ``inputAccessoryView`` if this object is first responder.
    open func reloadInputViews() {
        if isFirstResponder { InputPresenter.current?.firstResponderDidChange(self) }
    }

    /// The window whose first responder this object can become; nil if there is none.
    package var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController, let view = controller.loadedView { return view.window }
            responder = current.next
        }
        return nil
    }

    /// One of the few framework methods that nib files and apps use as an action.
    class func builtInAction(_ action: Selector) -> (@MainActor (UIResponder) -> Void)? {
        switch action.name {
        case "becomeFirstResponder": { _ = $0.becomeFirstResponder() }
        case "resignFirstResponder": { _ = $0.resignFirstResponder() }
        default: nil
        }
    }

    // MARK: Touches

    /// Called when touches begin. The default passes the event to the next responder.
    /// - ObjC: touchesBegan:withEvent:
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Called when touches move. The default passes the event to the next responder.
    /// - ObjC: touchesMoved:withEvent:
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Called when touches end. The default passes the event to the next responder.
    /// - ObjC: touchesEnded:withEvent:
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when the system cancels touches, for example because of an alert or a call. The default passes the event
    /// to the next responder.
    /// - ObjC: touchesCancelled:withEvent:
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Motion

    /// Called when a motion, such as a shake, begins. The default passes the event to the next responder.
    /// - ObjC: motionBegan:withEvent:
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion ends. The default passes the event to the next responder.
    /// - ObjC: motionEnded:withEvent:
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion took too long or was interrupted. The default passes the event to the next responder.
    /// - ObjC: motionCancelled:withEvent:
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Remote control

    /// Called for a remote control event, if the app has requested them. The default passes the event to the next
    /// responder. iOS 4.
    /// - ObjC: remoteControlReceivedWithEvent:
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Returns true if this object has a method for the action. The edit menu asks before it shows a command.
    /// - ObjC: canPerformAction:withSender:
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionDispatch.responds(self, to: action)
    }

    /// The nearest undo manager in the responder chain: that of a text, else that of the window, unless a class of the
    /// app returns one.
    open var undoManager: UndoManager? { next?.undoManager }
}

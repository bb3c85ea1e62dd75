/// Something that happens when a layer's property changes, when the layer is ordered in or out, or on an event an
/// application has named.
public protocol CAAction {
    /// Does what `event` calls for.
    ///
    /// - Parameters:
    ///   - event: the key of the changed property or the name of the event.
    ///   - anObject: the layer it happened to.
    ///   - arguments: what else is known about the event.
    /// - ObjC: runActionForKey:object:arguments:
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing: a delegate returns it to stop the search for an action.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer becoming visible.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer becoming invisible.
public let kCAOnOrderOut = "onOrderOut"
/// The key of the one transition that a layer can have.
public let kCATransition = "transition"

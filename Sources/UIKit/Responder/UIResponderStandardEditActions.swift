/// The commands of the edit menu, for responders that have something to cut, copy or select.
///
/// A responder that has only some of them says so in ``UIResponder/canPerformAction(_:withSender:)``.
/// - ObjC: -
@MainActor public protocol UIResponderStandardEditActions: AnyObject {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by the contents of the pasteboard.
    func paste(_ sender: Any?)
    /// Selects the word at the caret.
    func select(_ sender: Any?)
    /// Selects the whole text.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
}

/// The commands by their selectors.
@MainActor enum StandardEditAction: String, CaseIterable {
    case cut = "cut:"
    case copy = "copy:"
    case paste = "paste:"
    case select = "select:"
    case selectAll = "selectAll:"
    case delete = "delete:"

    init?(_ action: Selector) { self.init(rawValue: action.name) }

    var selector: Selector { Selector(rawValue) }

    func send(to target: any UIResponderStandardEditActions, sender: Any?) {
        switch self {
        case .cut: target.cut(sender)
        case .copy: target.copy(sender)
        case .paste: target.paste(sender)
        case .select: target.select(sender)
        case .selectAll: target.selectAll(sender)
        case .delete: target.delete(sender)
        }
    }
}

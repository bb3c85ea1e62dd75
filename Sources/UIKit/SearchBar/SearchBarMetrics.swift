/// The frames of a search bar's parts, in points.
struct SearchBarMetrics {
    static let height: CGFloat = 44
    static let promptHeight: CGFloat = 30
    static let scopeHeight: CGFloat = 44

    static func height(hasPrompt: Bool, hasScopes: Bool) -> CGFloat {
        height + (hasPrompt ? promptHeight : 0) + (hasScopes ? scopeHeight : 0)
    }

    let field: CGRect
    let cancel: CGRect
    let prompt: CGRect
    let scopes: CGRect

    /// - Parameter cancelWidth: The width of the cancel button; nil if there is none.
    init(bounds: CGRect, hasPrompt: Bool, hasScopes: Bool, cancelWidth: CGFloat?) {
        let top = bounds.minY + (hasPrompt ? SearchBarMetrics.promptHeight : 0)
        prompt = CGRect(x: bounds.minX + 5, y: bounds.minY + 7, width: max(bounds.width - 10, 0), height: 20)
        cancel = CGRect(x: bounds.maxX - 5 - (cancelWidth ?? 0), y: top + 7, width: cancelWidth ?? 0, height: 30)
        let right = cancelWidth == nil ? bounds.maxX - 6 : cancel.minX - 6
        field = CGRect(
            x: bounds.minX + 6, y: top + 6, width: max(right - bounds.minX - 6, 0), height: SearchPicture.fieldHeight)
        scopes = CGRect(
            x: bounds.minX + 6, y: top + SearchBarMetrics.height + 7, width: max(bounds.width - 12, 0), height: 30)
    }
}

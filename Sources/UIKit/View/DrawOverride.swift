/// Finds out which view classes override `draw(_:)`: others need no backing store.
///
/// If that cannot be found out, every class counts as drawing, which costs memory but no correctness.
@MainActor enum DrawOverride {
    static func exists(in viewClass: UIView.Type) -> Bool { override.exists(in: viewClass) }

    static func exists(inSuperclassOf viewClass: UIView.Type) -> Bool {
        guard let superclass = _getSuperclass(viewClass) as? UIView.Type else { return true }
        return exists(in: superclass)
    }

    private static let override = MethodOverride(
        in: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

    private final class PlainView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
}

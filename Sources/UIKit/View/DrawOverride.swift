/// Knows which view classes override `draw(_:)`: a class that does not needs no memory for a picture of its own.
///
/// If that cannot be known every class counts as drawing: memory is wasted, no picture is lost.
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

/// The anchor of a popover, at which its arrow points: a rectangle in a view, or a bar button item.
@MainActor enum PopoverAnchor {
    case rect(CGRect, () -> UIView?)
    case item(() -> UIBarButtonItem?)

    init(_ rect: CGRect, in view: UIView) {
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        let place = numbers.allSatisfy(\.isFinite) ? rect : CGRect(x: 0, y: 0, width: 1, height: 1)
        self = .rect(place) { [weak view] in view }
    }

    init(_ item: UIBarButtonItem) { self = .item { [weak item] in item } }

    /// The view that contains the anchor; nil if it no longer exists.
    var view: UIView? {
        switch self {
        case .rect(_, let view): view()
        case .item(let item): item()?.shownView
        }
    }

    /// The anchor's rectangle in the coordinates of ``view``.
    var rect: CGRect {
        switch self {
        case .rect(let rect, _): rect
        case .item: view?.bounds ?? .zero
        }
    }

    /// The bar that contains the item; nil for a rectangle.
    var bar: UIView? {
        guard case .item(let item) = self else { return nil }
        return item()?.observer as? UIView
    }
}

extension UIBarButtonItem {
    /// The view that shows the item in its bar.
    package final var shownView: UIView? { customView ?? (observer as? UIView).flatMap { button(in: $0) } }

    private func button(in view: UIView) -> UIView? {
        for subview in view.subviews {
            if let button = subview as? BarButton {
                if button.item === self { return button }
            } else if let found = button(in: subview) {
                return found
            }
        }
        return nil
    }
}

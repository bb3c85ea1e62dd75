/// Along which axes a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAScrollNone
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// - ObjC: kCAScrollVertically
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// - ObjC: kCAScrollHorizontally
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// - ObjC: kCAScrollBoth
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is inside it, which can be scrolled. It clips to its bounds.
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    public required init() {
        super.init()
        properties.masksToBounds = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .name("scrollMode", \CAScrollLayer.scrollMode)
        ], above: keyed)

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Shows `p` at the origin, as far as the mode allows.
    ///
    /// - ObjC: scrollToPoint:
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as makes `r` visible, or as much of it as there is room for.
    ///
    /// - ObjC: scrollToRect:
    open func scroll(to r: CGRect) {
        func origin(_ shown: CGFloat, _ room: CGFloat, _ first: CGFloat, _ length: CGFloat) -> CGFloat {
            if first < shown || length > room { return first }
            return max(shown, first + length - room)
        }
        let (shown, wanted) = (bounds, r.standardized)
        scroll(
            to: CGPoint(
                x: origin(shown.minX, shown.width, wanted.minX, wanted.width),
                y: origin(shown.minY, shown.height, wanted.minY, wanted.height)))
    }
}

extension CALayer {
    /// Has the nearest scroll layer above show `p`, given in this layer's coordinates, at its origin.
    ///
    /// - ObjC: scrollPoint:
    public func scroll(_ p: CGPoint) {
        guard let scrolling = scrollingLayer else { return }
        scrolling.scroll(to: convert(p, to: scrolling))
    }

    /// Has the nearest scroll layer above show `r`, given in this layer's coordinates.
    ///
    /// - ObjC: scrollRectToVisible:
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scrolling = scrollingLayer else { return }
        scrolling.scroll(to: convert(r, to: scrolling))
    }

    /// The part of the bounds that the nearest scroll layer above shows.
    public var visibleRect: CGRect {
        guard let scrolling = scrollingLayer, scrolling !== self else { return bounds }
        let visible = convert(scrolling.bounds, from: scrolling).intersection(bounds)
        return visible.isNull ? .zero : visible
    }

    private var scrollingLayer: CAScrollLayer? {
        sequence(first: self, next: \.storedSuperlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
    }
}

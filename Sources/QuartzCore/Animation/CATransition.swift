/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCATransitionFade
    public static let fade = CATransitionType(rawValue: "fade")
    /// - ObjC: kCATransitionMoveIn
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// - ObjC: kCATransitionPush
    public static let push = CATransitionType(rawValue: "push")
    /// - ObjC: kCATransitionReveal
    public static let reveal = CATransitionType(rawValue: "reveal")

    /// Turns a card over: its front shows the old, its back the new.
    package static let flip = CATransitionType(rawValue: "oglFlip")
    /// Peels the old off like a page.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// Lays the new on like a page.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
    /// Turns a cube: one side shows the old, the next one the new.
    package static let cube = CATransitionType(rawValue: "cube")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCATransitionFromRight
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// - ObjC: kCATransitionFromLeft
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// - ObjC: kCATransitionFromTop
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// - ObjC: kCATransitionFromBottom
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from the layer's contents before the current changes to those after them.
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
    /// The part of the transition, 0...1, to begin at.
    open var startProgress: Float = 0
    /// The part of the transition, 0...1, to end at.
    open var endProgress: Float = 1
    /// A filter to use instead of the type. The platform has no filters: the value is stored, and `type` is used.
    open var filter: Any?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .name("type", \CATransition.type),
            .nameOrNil("subtype", \CATransition.subtype),
            .real("startProgress", \CATransition.startProgress),
            .real("endProgress", \CATransition.endProgress),
        ], above: keyed)

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let copy = copy as? CATransition else { return copy }
        (copy.type, copy.subtype) = (type, subtype)
        (copy.startProgress, copy.endProgress, copy.filter) = (startProgress, endProgress, filter)
        return copy
    }
}

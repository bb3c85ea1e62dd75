/// What a language bridge knows about the class of a peer, and Swift's own metadata does not.
@MainActor package protocol PeerClassInformation {
    /// The class's name in its own language, nil for an object without a class there.
    func className(of object: PlatformObject) -> String?
    /// A layer of the class that the view's class asks for, nil if it does not override `layerClass`.
    func makeLayer(for view: UIView) -> CALayer?
    /// Whether the view's class, or one between it and the framework's, overrides `draw(_:)`.
    func overridesDraw(_ view: UIView) -> Bool
    /// Whether the object's class, or one between it and the framework's, overrides the method of that name.
    func overrides(_ object: PlatformObject, _ selector: String) -> Bool
    /// Tells a view of the app's that its cell is highlighted, or no more, if its class has a method `setHighlighted:`.
    func setHighlighted(_ highlighted: Bool, of view: UIView)
}

extension PeerClassInformation {
    package func setHighlighted(_ highlighted: Bool, of view: UIView) {}
}

@MainActor package enum PeerClass {
    /// The language bridge's answers. Set once, before the first view is made.
    package static var information: (any PeerClassInformation)?
}

extension UIResponder {
    /// The name of the object's class as its author wrote it.
    package var className: String {
        PeerClass.information?.className(of: self) ?? String(describing: type(of: self))
    }
}

/// What a language bridge knows about the class of a peer and Swift's metadata does not contain.
@MainActor package protocol PeerClassInformation {
    /// The name of the class in its language; nil for an object without a class there.
    func className(of object: PlatformObject) -> String?
    /// A layer of the class that the view's class asks for, nil if it does not override `layerClass`.
    func makeLayer(for view: UIView) -> CALayer?
    /// Returns true if a class of the app in the view's class hierarchy overrides `draw(_:)`.
    func overridesDraw(_ view: UIView) -> Bool
    /// Returns true if a class of the app in the object's class hierarchy overrides the method.
    func overrides(_ object: PlatformObject, _ selector: String) -> Bool
    /// Calls `setHighlighted:` on an app's view whose cell was highlighted or unhighlighted, if the view's class has
    /// this method.
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

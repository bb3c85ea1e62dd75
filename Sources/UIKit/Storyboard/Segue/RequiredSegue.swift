/// The type as which ``SwiftClass`` calls the initialiser of an app's segue class.
@_spi(Launch) open class RequiredSegue: UIStoryboardSegue {
    public required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
}

extension SwiftClass {
    /// Makes a segue with the class's own `init(identifier:source:destination:)`; nil if the class is no segue class.
    /// See ``makeView(of:)``.
    @inline(never) static func makeSegue(
        of type: AnyClass, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> UIStoryboardSegue? {
        guard type is UIStoryboardSegue.Type else { return nil }
        return unsafeBitCast(type, to: RequiredSegue.Type.self)
            .init(identifier: identifier, source: source, destination: destination)
    }
}

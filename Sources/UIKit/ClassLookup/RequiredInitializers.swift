// Classes that are never made themselves: `SwiftClass` sees others as one of these. They are open so that the compiler
// expects subclasses it does not know, and looks the initialiser up in the class's table; nobody else can see them.

/// Any subclass of `NSObject`.
@_spi(Launch) open class RequiredObject: NSObject {
    public required override init() { super.init() }
}

/// Any responder.
@_spi(Launch) open class RequiredResponder: UIResponder {
    public required override init() { super.init() }
}

/// Any application.
@_spi(Launch) open class RequiredApplication: UIApplication {
    public required override init() { super.init() }
}

/// Stands for the app's class of a bar.
@_spi(Launch) open class RequiredView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { return nil }
}

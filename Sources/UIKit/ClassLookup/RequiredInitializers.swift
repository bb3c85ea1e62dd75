// Classes as which `SwiftClass` sees app classes in order to call their initializers. They are never instantiated
// themselves. They are `open` so that the compiler expects unknown subclasses and calls the initializer through the
// class's method table. The SPI hides them from apps.

/// Stands for any subclass of `NSObject`.
@_spi(Launch) open class RequiredObject: NSObject {
    public required override init() { super.init() }
}

/// Stands for any subclass of `UIResponder`.
@_spi(Launch) open class RequiredResponder: UIResponder {
    public required override init() { super.init() }
}

/// Stands for any subclass of `UIApplication`.
@_spi(Launch) open class RequiredApplication: UIApplication {
    public required override init() { super.init() }
}

/// Stands for any subclass of `UIView`.
@_spi(Launch) open class RequiredView: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { return nil }
}

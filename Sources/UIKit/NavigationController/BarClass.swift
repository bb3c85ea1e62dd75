/// Makes the bars of controllers, of classes that are known only at run time.
@MainActor enum BarClass {
    /// A bar of the app's class; without one, or for a class of another kind, of the framework's.
    static func make<Bar: UIView>(_ appClass: AnyClass?, _ ordinary: () -> Bar) -> Bar {
        appClass.flatMap { SwiftClass.makeView(of: $0) as? Bar } ?? ordinary()
    }
}

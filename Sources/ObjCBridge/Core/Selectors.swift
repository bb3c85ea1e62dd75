import CObjCRuntime

/// The selectors that the bridge itself sends. Generated code adds those of the framework's members.
enum Selectors {
    static let dealloc = selector("dealloc", "v16@0:8")
}

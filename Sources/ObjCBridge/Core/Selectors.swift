import CObjCRuntime

/// The selectors that the bridge itself sends. Generated code adds those of the framework's members.
enum Selectors {
    static let dealloc = selector("dealloc", "v16@0:8")
    static let isEqual = selector("isEqual:", "C24@0:8@16")
    static let hash = selector("hash", "Q16@0:8")
    static let description = selector("description", "@16@0:8")
}

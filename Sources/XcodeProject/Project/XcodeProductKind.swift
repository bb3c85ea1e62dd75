/// What a target makes.
package enum XcodeProductKind: Hashable, Sendable {
    case application
    case staticLibrary
    case dynamicLibrary
    case framework
    case bundle
    case unitTest
    case tool
    /// Makes nothing of its own; its dependencies and phases are what counts.
    case aggregate
    /// Calls another build tool, such as make.
    case legacy
    /// Some other product, by Xcode's identifier of its type.
    case other(String)

    /// - Parameter productType: `com.apple.product-type.application`, say.
    init(productType: String) {
        let prefix = "com.apple.product-type."
        let name = productType.hasPrefix(prefix) ? productType.dropFirst(prefix.count) : Substring(productType)
        switch name {
        case "application": self = .application
        case "library.static": self = .staticLibrary
        case "library.dynamic": self = .dynamicLibrary
        case "framework", "framework.static": self = .framework
        case "bundle": self = .bundle
        case "bundle.unit-test", "bundle.ocunit-test", "bundle.ui-testing": self = .unitTest
        case "tool": self = .tool
        default: self = .other(productType)
        }
    }
}

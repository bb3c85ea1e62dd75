/// Files that are copied to a place in the product or elsewhere.
package struct XcodeCopyFiles: Sendable {
    /// Where `subpath` begins.
    package enum Destination: Int, Sendable {
        /// `subpath` is a path of its own.
        case absolutePath = 0
        /// The product itself: `HelloWorld.app`.
        case wrapper = 1
        case executables = 6
        case resources = 7
        case frameworks = 10
        case sharedFrameworks = 11
        case sharedSupport = 12
        case plugIns = 13
        case javaResources = 15
        case products = 16
    }

    package let id: String
    package let name: String
    package let destination: Destination
    /// Build settings in it are not expanded yet.
    package let subpath: String
    package let files: [XcodeFile]
    /// Whether the phase runs only for `xcodebuild install`.
    package let onlyWhenInstalling: Bool
}

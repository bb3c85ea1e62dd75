/// How files of a kind are processed in a target, if not as usual.
package struct XcodeBuildRule: Hashable, Sendable {
    /// `com.apple.compilers.proxy.script` for a script.
    package let compiler: String
    /// `pattern.proxy` when `filePatterns` decides.
    package let fileType: String
    /// `*.proto`
    package let filePatterns: String
    package let script: String
    /// Paths with `$(DERIVED_FILE_DIR)`, `$(INPUT_FILE_BASE)` and the like in them.
    package let outputs: [String]
}

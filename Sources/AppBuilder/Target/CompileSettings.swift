import Foundation

/// The settings for compiling a target's sources, in addition to those of all apps (`ClangFlags`).
package struct CompileSettings: Sendable {
    /// Flags for all languages: optimisation, definitions, warnings.
    package var flags: [String] = []
    /// Additional flags for one language, such as its standard.
    package var languageFlags: [SourceLanguage: [String]] = [:]
    /// The header search paths, before those of the SDK.
    package var searchFlags: [String] = []
    /// Headers that each source of the target can include by file name.
    package var headers: [URL] = []
    /// Headers that can be included as `<Product/Header.h>`, by product.
    package var productHeaders: [String: [URL]] = [:]
    /// Probe descriptions of dtrace, from which headers are generated.
    package var probes: [URL] = []
    /// The prefix header, which is included before each source; nil for none.
    package var prefixHeader: URL?
    /// Flags for the Swift compiler.
    package var swiftFlags: [String] = []
    /// Whether the path of the project is removed from the product, so that it is the same wherever it was built.
    package var hidesPaths = false
    /// Whether the sources are from before automatic synthesis of properties.
    package var synthesizesNothing = false
    /// Whether the build is not optimised; messages to deallocated objects are then reported.
    package var isDebug = false
}

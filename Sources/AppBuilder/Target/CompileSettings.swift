import Foundation

/// How a target's sources are compiled, apart from what all apps have in common (`ClangFlags`).
package struct CompileSettings: Sendable {
    /// For every language: optimisation, definitions, warnings.
    package var flags: [String] = []
    /// On top of them, for one language: its standard, say.
    package var languageFlags: [SourceLanguage: [String]] = [:]
    /// Where headers are found, before the SDK's own.
    package var searchFlags: [String] = []
    /// Headers that every source of the target finds by their bare names, in whatever folder they are.
    package var headers: [URL] = []
    /// Headers that are found as `<Product/Header.h>`, by the product's name.
    package var productHeaders: [String: [URL]] = [:]
    /// Descriptions of dtrace's probes: each stands for a header of its name.
    package var probes: [URL] = []
    /// Included before every source.
    package var prefixHeader: URL?
    /// For the Swift compiler.
    package var swiftFlags: [String] = []
    /// Whether the project's place on this machine stays out of the product, which is then the same wherever it was
    /// built.
    package var hidesPaths = false
    /// Whether the sources are of the time when compilers made no accessors of properties without being asked.
    package var synthesizesNothing = false
    /// Not optimised: messages to deallocated objects are diagnosed.
    package var isDebug = false
}

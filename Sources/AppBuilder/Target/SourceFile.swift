import Foundation

/// A file that clang compiles.
package struct SourceFile: Hashable, Sendable {
    package var url: URL
    package var language: SourceLanguage
    /// Flags of this file alone: `-fno-objc-arc`, say.
    package var flags: [String] = []
}

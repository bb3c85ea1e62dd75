import Foundation

/// A file that clang compiles.
package struct SourceFile: Hashable, Sendable {
    package var url: URL
    package var language: SourceLanguage
    /// Flags only for this file, such as `-fno-objc-arc`.
    package var flags: [String] = []
}

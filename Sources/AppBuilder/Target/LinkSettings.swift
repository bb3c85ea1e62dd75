import Foundation

/// What an executable is linked with, apart from its own objects and the frameworks.
package struct LinkSettings: Sendable {
    /// Archives that exist already.
    package var archives: [URL] = []
    /// Archives that are not where the project says: one that a target of the build makes is meant by the name.
    package var archivesByName: [URL] = []
    /// Whether every object of the archives is taken, and not only those that something refers to: categories need it.
    package var takesWholeArchives = false
    /// Whether there is C++ in the product.
    package var needsCPlusPlus = false
    /// Flags for clang: `-lsqlite3`, `-L…`.
    package var flags: [String] = []
}

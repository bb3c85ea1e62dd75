import Foundation

/// The settings for linking an executable, in addition to its objects and the frameworks.
package struct LinkSettings: Sendable {
    /// Existing static libraries.
    package var archives: [URL] = []
    /// Static libraries that do not exist at the project's path. If a target of the build makes one with the name, that
    /// is linked.
    package var archivesByName: [URL] = []
    /// Libraries of Apple's systems, which cannot be linked: what is used of them is stood in for.
    package var foreign: [URL] = []
    /// Whether all objects of static libraries are linked, not only those that are referred to. Necessary for
    /// categories.
    package var takesWholeArchives = false
    /// Whether the product contains C++.
    package var needsCPlusPlus = false
    /// Linker flags for clang: `-lsqlite3`, `-L…`.
    package var flags: [String] = []
}

/// Where a file's path begins.
package enum XcodeSourceTree: Hashable, Sendable {
    /// The project's folder, or anywhere: the file has a `url`.
    case project
    /// The SDK: `System/Library/Frameworks/UIKit.framework`, `usr/lib/libz.dylib`.
    case sdk
    /// Where products are built: `libStatic.a`.
    case builtProducts
    /// Xcode's own folder: `Library/Frameworks/SenTestingKit.framework`.
    case developer
    /// A folder that a build setting names.
    case setting(String)
}

import Foundation

/// A file in a phase of a target.
package struct XcodeFile: Sendable {
    /// The identifier of the entry in the phase.
    package let id: String
    /// The file's name as Xcode shows it.
    package let name: String
    /// Where `path` begins.
    package let sourceTree: XcodeSourceTree
    /// Absolute for `.project`, else relative to the source tree. For a localised file that of the first language.
    package let path: String
    /// `sourcecode.c.objc`, `image.png`, `wrapper.framework` …: the type that the project states, else that of the
    /// name's extension.
    package let fileType: String
    /// Additional flags for the compiler, one word each: `-fno-objc-arc`.
    package let compilerFlags: [String]
    /// The languages of a localised file, in the project's order; empty when it is not localised.
    package let variants: [XcodeVariant]
    /// Whether the file is a folder that is copied whole, with its structure (shown blue in Xcode).
    package let isFolderReference: Bool
    /// The versions of a versioned data model (`.xcdatamodeld`) with the current one first; empty otherwise.
    package let versions: [URL]
    /// Set when the file is what a target makes.
    package let product: XcodeProductReference?
    /// `Weak`, `Public`, `Private` …
    package let attributes: Set<String>

    /// The file's place; for files of the SDK and products as though their source tree were the root folder.
    package var url: URL { URL(fileURLWithPath: path.hasPrefix("/") ? path : "/" + path) }

    /// The file's place with the source tree looked up in build settings.
    package func url(in settings: BuildSettings) -> URL {
        let setting =
            switch sourceTree {
            case .project: ""
            case .sdk: settings["SDKROOT"]
            case .builtProducts: settings["BUILT_PRODUCTS_DIR"]
            case .developer: settings["DEVELOPER_DIR"]
            case .setting(let name): settings[name]
            }
        return path.hasPrefix("/") ? url : URL(fileURLWithPath: "\(setting)/\(path)").standardizedFileURL
    }
}

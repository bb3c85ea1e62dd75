import Foundation

/// The sources and resources of an app in one folder.
public struct Project: Sendable {
    /// The language of a project's sources; an app cannot mix the two.
    public enum Language: String, Sendable {
        case objectiveC = "Objective-C"
        case swift = "Swift"
    }

    public let folder: URL
    /// The name of the product: `HelloWorld` for `HelloWorld-Info.plist`, the folder's name for `Info.plist`.
    public let name: String
    public let infoPlist: URL
    /// The project's `.pch` file, which is included before each Objective-C source; nil for none.
    public let prefixHeader: URL?
    public let language: Language
    /// Sorted by path.
    public let sources: [URL]
    /// The folders with headers. As in Xcode, each header can be included by its file name.
    public let headerFolders: [URL]
    /// Sorted by destination.
    package let resources: [BundleResource]
    /// Interface files with the destinations of the compiled files, sorted by destination.
    package let interfaces: [BundleResource]
    /// Data models with the destinations of the compiled files, sorted by destination.
    package let dataModels: [BundleResource]
    /// The reasons why files that look like parts of the app were left out.
    public let warnings: [String]
}

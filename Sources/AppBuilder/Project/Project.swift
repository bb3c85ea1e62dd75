import Foundation

/// An app's sources: what is compiled and what is copied, found in one folder.
public struct Project: Sendable {
    /// The language of a project's sources; the two are not mixed in one app.
    public enum Language: String, Sendable {
        case objectiveC = "Objective-C"
        case swift = "Swift"
    }

    public let folder: URL
    /// The product's name: `HelloWorld` for `HelloWorld-Info.plist`, the folder's own name for `Info.plist`.
    public let name: String
    public let infoPlist: URL
    /// Included before every Objective-C source: the project's `.pch` file.
    public let prefixHeader: URL?
    public let language: Language
    /// Sorted by path.
    public let sources: [URL]
    /// Folders with headers in them: any header is found by its bare name, as Xcode does it.
    public let headerFolders: [URL]
    /// Sorted by destination.
    package let resources: [BundleResource]
    /// Interface files with where the bundle has what they are compiled into, sorted by destination.
    package let interfaces: [BundleResource]
    /// Data models, likewise.
    package let dataModels: [BundleResource]
    /// Files that were left out although they look like a part of the app, each with the reason.
    public let warnings: [String]
}

import Foundation

/// What the settings of each target need to know of its project.
struct XcodeContainer: Sendable {
    /// The `.xcodeproj`.
    let path: URL
    /// What relative paths begin at: `SRCROOT`.
    let folder: URL
    let name: String
    let objectVersion: Int
    let defaultConfiguration: String?
    let configurations: [XcodeConfiguration]
    let developmentRegion: String
}

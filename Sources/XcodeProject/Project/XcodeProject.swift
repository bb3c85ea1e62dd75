import Foundation

/// An `.xcodeproj`, read whole. Nothing is ever written back.
package struct XcodeProject: Sendable {
    /// The `.xcodeproj`.
    package let path: URL
    /// What relative paths in the project begin at: `SRCROOT`.
    package let folder: URL
    /// The project's name: the file's without `.xcodeproj`.
    package let name: String
    /// In the project's own order.
    package let targets: [XcodeTarget]
    /// Names of the ways to build, in the project's own order.
    package let configurations: [String]
    /// The configuration that `xcodebuild` takes without `-configuration`.
    package let defaultConfiguration: String
    /// Those in files, sorted by name; one for each target when there are none.
    package let schemes: [XcodeScheme]
    /// The `.xcodeproj` files that are part of this project, whether they exist or not.
    package let subprojects: [URL]
    /// Every header of the project, in any group: sources include them by their bare names.
    package let headers: [URL]
    /// `en`, `fr` …, and `Base`.
    package let regions: [String]
    package let developmentRegion: String
    /// Xcode's version of the file format: 45 for Xcode 3.1, 46 for 3.2 and 4.
    package let objectVersion: Int
    /// The version of Xcode that the project was last brought up to: 440 for 4.4; nil for those of Xcode 3 and 4.0.
    package let upgradeVersion: Int?
    /// What the project's author should know, each as `file: warning: what is wrong`.
    package let warnings: [String]

    package func target(named name: String) -> XcodeTarget? { targets.first { $0.name == name } }

    package func target(id: String) -> XcodeTarget? { targets.first { $0.id == id } }

    /// The target that makes a product which another project names by its identifier.
    package func target(productReferenceID: String) -> XcodeTarget? {
        targets.first { $0.productReferenceID == productReferenceID }
    }

    /// The target that makes a file of this name: what identifies it may have changed since another project named it.
    package func target(makingFile name: String) -> XcodeTarget? {
        targets.first { $0.productFileName.map(ProjectPath.lastComponent) == name }
    }

    package func scheme(named name: String) -> XcodeScheme? { schemes.first { $0.name == name } }

    /// What is built when nothing is named: the first target that makes an app, if there is one that is not for the Mac, else
    /// the first of all.
    package var defaultTarget: XcodeTarget? {
        let apps = targets.filter { $0.kind == .application }
        return apps.first { $0.platform(configuration: defaultConfiguration) != .mac } ?? apps.first ?? targets.first
    }
}

import Foundation

/// What is built, run and tested together, and how.
package struct XcodeScheme: Sendable {
    /// A target that a scheme names.
    package struct Entry: Hashable, Sendable {
        /// The `.xcodeproj` that the target is in.
        package let projectPath: URL
        package let targetID: String
        package let targetName: String
        /// The actions that it is built for.
        package let actions: Set<Action>
    }

    package enum Action: String, CaseIterable, Sendable {
        case analyze, archive, profile, run, test
    }

    package let name: String
    /// Whether it lies in `xcshareddata` (or stands for a target without a scheme) rather than in one user's data.
    package let isShared: Bool
    /// In the order of the scheme.
    package let buildEntries: [Entry]
    /// The app that `run` starts.
    package let launched: Entry?
    package let tested: [Entry]
    /// The name of the configuration for each action.
    package let configurations: [Action: String]
    /// Arguments that the app is started with.
    package let launchArguments: [String]
    package let launchEnvironment: [String: String]
    /// Whether targets whose products are linked are built first, also when no target says that it depends on them.
    package let findsImplicitDependencies: Bool
}

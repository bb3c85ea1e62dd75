import Foundation
import XcodeProject

/// The output of `xcodebuild`'s queries, in the format that scripts expect.
enum XcodebuildListing {
    /// The version of Xcode whose project files and arguments are supported.
    static let version = "Xcode 4.3\nBuild version Verger"

    static var sdks: String {
        let version = XcodeSDK.newestVersion
        return """
            iOS SDKs:
            \tiOS \(version)                       \t-sdk \(XcodeSDK.device.name)

            iOS Simulator SDKs:
            \tSimulator - iOS \(version)           \t-sdk \(XcodeSDK.simulator.name)
            """
    }

    static func contents(of source: XcodebuildSource) -> String {
        guard let workspace = source.workspace else { return contents(of: source.first) }
        return "Information about workspace \"\(workspace.name)\":\n"
            + section("Schemes", source.schemes.map(\.name))
    }

    private static func contents(of project: XcodeProject) -> String {
        var text = "Information about project \"\(project.name)\":\n"
        text += section("Targets", project.targets.map(\.name)) + "\n"
        text += section("Build Configurations", project.configurations) + "\n"
        text += """
                If no build configuration is specified and -scheme is not passed then \
            "\(project.defaultConfiguration)" is used.\n
            """
        text += "\n" + section("Schemes", project.schemes.map(\.name))
        return text
    }

    private static func section(_ title: String, _ names: [String]) -> String {
        "    \(title):\n" + names.map { "        \($0)\n" }.joined()
    }

    static func settings(_ selection: XcodebuildSelection, _ arguments: XcodebuildArguments) -> String {
        let action = arguments.actions.first ?? .build
        return selection.targets.map { target in
            let values = selection.settings(of: target).overridden(by: ["ACTION": action.rawValue]).allValues
            let lines = values.sorted { $0.key < $1.key }.map { "    \($0.key) = \($0.value)\n" }
            return "Build settings for action \(action.rawValue) and target \(target.target.name):\n" + lines.joined()
        }.joined(separator: "\n")
    }
}

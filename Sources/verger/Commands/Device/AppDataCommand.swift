import ArgumentParser
import Foundation

struct AppDataCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install_app_data", abstract: "Replace the files of an app by those of an .xcappdata folder.",
        discussion: """
            The folder has AppDataInfo.plist with the app's bundleIdentifier, and AppData with Documents, Library and tmp, as Xcode's \
            “Download Container” makes it. The app is ended.
            """)

    @OptionGroup var target: DeviceArgument
    @Argument(help: "The path of the .xcappdata folder.", completion: .directory) var path: String

    func run() throws { try target.perform(.appData, [URL(fileURLWithPath: path).path]) }
}

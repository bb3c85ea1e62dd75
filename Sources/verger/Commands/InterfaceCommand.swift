import ArgumentParser
import Display
import Foundation
import InterfacePage

struct InterfaceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ib", abstract: "Show a xib or storyboard in a page, as Interface Builder's list view did.",
        discussion: """
            Prints the address of a page with the document's objects, their attributes and connections, and the \
            document's picture. The page follows the file: it changes whenever the file is saved. Ctrl-C ends it.
            """)

    @Argument(help: "A .xib or .storyboard file.", completion: .file(extensions: ["xib", "storyboard"]))
    var file: String

    @Option(help: "The page's port; the first free one from 4800 if not given.")
    var port: UInt16?

    @Option(help: "End after this many seconds.")
    var timeout: Double?

    func validate() throws {
        if let timeout, !(timeout > 0 && timeout <= 86_400) {
            throw ValidationError("--timeout takes seconds from just above 0 to 86400.")
        }
    }

    func run() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else {
            throw CommandError(
                "there is no file \(file)", cure: "Name a .xib or .storyboard file.", status: .wrongUse)
        }
        try MainActor.assumeIsolated {
            let folder = URL(fileURLWithPath: ControlClient.folder(of: "Interface Builder"))
            let display = try InterfaceDisplay(
                path: file, port: port, tokenFile: folder.appendingPathComponent("page-token"))
            try LivePage(display).run(timeout: timeout)
        }
    }
}

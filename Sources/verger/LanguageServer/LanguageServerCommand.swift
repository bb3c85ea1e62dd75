import AppBuilder
import ArgumentParser
import Foundation

struct LanguageServerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Tell an editor what is wrong in sources: a language server on standard input and output.",
        discussion: """
            The toolchain's sourcekit-lsp, which also asks clangd for C's languages. It gets Swift sources as the builder's \
            compiler does, so that @IBOutlet and @IBAction are no errors.
            """)

    @Argument(parsing: .allUnrecognized, help: "What sourcekit-lsp takes.") var arguments: [String] = []

    func run() throws {
        let server = try Toolchain.locate().swiftc.deletingLastPathComponent().appendingPathComponent("sourcekit-lsp")
        guard FileManager.default.isExecutableFile(atPath: server.path) else {
            throw CommandError(
                "the Swift toolchain has no sourcekit-lsp",
                cure: "Install the whole toolchain (swift.org/install/linux).")
        }
        throw ExitCode(try LanguageServer(server, arguments: arguments).run())
    }
}

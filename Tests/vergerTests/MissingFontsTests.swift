import Foundation
import Testing

/// A machine without fonts, which root makes for one command.
@Suite struct MissingFontsTests {
    @Test(.enabled(if: geteuid() == 0, "only root can hide the fonts"))
    func `Without any font the command says what to install`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("HelloWorld")
        let built = try VergerProcess.run(["build", app.path], home: folder.url)
        let bundle = try #require(built.output.split(separator: "\n").last.map(String.init), "\(built.errors)")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/unshare")
        process.arguments = [
            "-m", "sh", "-c", "mount -t tmpfs none /usr/share/fonts && exec \"$@\"", "sh",
            VergerProcess.products.appendingPathComponent("verger").path, "run", bundle, "--headless",
        ]
        let errors = folder.url.appendingPathComponent("errors")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        let handle = try FileHandle(forWritingTo: errors)
        process.standardError = handle
        process.environment = ProcessInfo.processInfo.environment.merging(["VERGER_HOME": folder.url.path]) { $1 }
        try process.run()
        process.waitUntilExit()
        try handle.close()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1)
        #expect(try String(contentsOf: errors, encoding: .utf8).contains("Install Debian's package fonts-urw-base35"))
    }
}

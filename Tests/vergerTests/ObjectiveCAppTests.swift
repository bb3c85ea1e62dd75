import Foundation
import Testing

/// Every file in Tests/ObjectiveCApps is built as an Objective-C app and run headless. What it must do stands in comments of its own:
///
///     // script: tap "Wait"           a step of the script
///     // status: 3                    the exit status, by default 0
///     // error: text                  standard error must contain the text
///     // silent: text                 standard error must not contain it
///     // > text                       a line of the app's standard output, in order
@Suite struct ObjectiveCAppTests {
    struct App: CustomTestStringConvertible, Sendable {
        var name: String
        var testDescription: String { name }

        static let folder = VergerProcess.root.appendingPathComponent("Tests/ObjectiveCApps")

        static var all: [App] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.sorted().filter { $0.hasSuffix(".m") }.map { App(name: String($0.dropLast(2))) }
        }

        func source() throws -> String {
            try String(contentsOf: Self.folder.appendingPathComponent("\(name).m"), encoding: .utf8)
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: App.all)
    func `An Objective-C app does what it says`(app: App) throws {
        let source = try app.source()
        let lines = source.split(separator: "\n").map(String.init)
        func values(_ key: String) -> [String] {
            lines.filter { $0.hasPrefix("// \(key) ") }.map { String($0.dropFirst(key.count + 4)) }
        }
        try folder.write(source, to: "\(app.name)/main.m")
        try folder.write(plist(of: app), to: "\(app.name)/Info.plist")
        try folder.write(values("script:").joined(separator: "\n") + "\n", to: "script")
        let result = try VergerProcess.run(
            ["run", app.name, "--headless", "--script", "script"], home: folder.url, currentFolder: folder.url)
        let errors = result.errors
        #expect(result.status == values("status:").first.flatMap { Int32($0) } ?? 0, "\(errors)")
        #expect(result.output.split(separator: "\n").map(String.init) == values(">"), "\(errors)")
        for text in values("error:") { #expect(errors.contains(text)) }
        for text in values("silent:") { #expect(!errors.contains(text)) }
    }

    private func plist(of app: App) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.\(app.name)</string>
        <key>CFBundleExecutable</key><string>\(app.name)</string>
        </dict></plist>
        """
    }
}

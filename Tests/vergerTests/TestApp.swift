import Foundation
import TestMedia
import Testing

/// An app of one source, built and run headless by the `verger` command. What it must do stands in comments of its own:
///
///     // script: tap "Wait"           a step of the script
///     // device: iPhone 4           the device, by default the usual one
///     // xib: Main.xib                an interface file beside the source that goes along
///     // beside: Shop.plist         a file beside the source that goes beside the script
///     // film: film.mp4            a film of that name in the bundle, which `TestFilm` makes; with options of FFmpeg
///     // plist: <key>…</key>…         what stands in its Info.plist besides
///     // status: 3                    the exit status, by default 0
///     // error: text                  standard error must contain the text
///     // once: text                  standard error must contain it exactly once
///     // silent: text                 standard error must not contain it
///     // > text                       a line of the app's standard output, in order
struct TestApp: CustomTestStringConvertible, Sendable {
    /// Where the source lies, below the package's folder.
    var folder: String
    var source: String

    private var name: String { String(source.prefix { $0 != "." }) }
    var testDescription: String { name }

    private var url: URL { VergerProcess.root.appendingPathComponent(folder) }

    /// The apps of a folder whose sources end in that way.
    static func all(in folder: String, ending: String) -> [TestApp] {
        let url = VergerProcess.root.appendingPathComponent(folder)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return files.sorted().filter { $0.hasSuffix(ending) }.map { TestApp(folder: folder, source: $0) }
    }

    /// Builds and runs the app in a folder, and compares.
    /// - Parameter file: The source's name there.
    func run(as file: String, in folder: TemporaryFolder) throws {
        let source = try text(of: self.source)
        let lines = source.split(separator: "\n").map(String.init)
        func values(_ key: String) -> [String] {
            lines.filter { $0.hasPrefix("// \(key) ") }.map { String($0.dropFirst(key.count + 4)) }
        }
        try folder.write(source, to: "\(name)/\(file)")
        for xib in values("xib:") { try folder.write(try text(of: xib), to: "\(name)/\(xib)") }
        for file in values("beside:") { try folder.write(try text(of: file), to: file) }
        for film in values("film:") {
            let words = film.split(separator: " ").map(String.init)
            try TestFilm.make(
                at: folder.url.appendingPathComponent("\(name)/\(words[0])"), more: Array(words.dropFirst()))
        }
        try folder.write(plist(values("plist:")), to: "\(name)/Info.plist")
        try folder.write(values("script:").joined(separator: "\n") + "\n", to: "script")
        let device = values("device:").first.map { ["--device", $0] } ?? []
        let result = try VergerProcess.run(
            ["run", name, "--headless", "--script", "script"] + device, home: folder.url, currentFolder: folder.url)
        let errors = result.errors
        #expect(result.status == values("status:").first.flatMap { Int32($0) } ?? 0, "\(errors)")
        #expect(result.output.split(separator: "\n").map(String.init) == values(">"), "\(errors)")
        for text in values("error:") { #expect(errors.contains(text), "\(errors)") }
        for text in values("once:") { #expect(errors.ranges(of: text).count == 1, "\(text) in \(errors)") }
        for text in values("silent:") { #expect(!errors.contains(text)) }
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
    }

    private func plist(_ lines: [String]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.\(name)</string>
        <key>CFBundleExecutable</key><string>\(name)</string>
        \(lines.joined(separator: "\n"))
        </dict></plist>
        """
    }
}

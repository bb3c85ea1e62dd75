import Foundation
import Testing

/// Runs every app that has a folder below Tests/Scenes through its script and compares the last picture and tree with
/// the golden ones, byte for byte.
///
///     Tests/Scenes/NAME/script                    what is done (docs/Scripts.md)
///     Tests/Scenes/NAME/golden.png, golden.json   what the screen shows at the end; renew: ./verger test --rebaseline
///     Tests/Scenes/NAME/App                       the app; Examples/NAME when there is none
@Suite struct SceneTests {
    struct Scene: CustomTestStringConvertible, Sendable {
        let name: String
        var folder: URL { VergerProcess.root.appendingPathComponent("Tests/Scenes/\(name)") }
        var testDescription: String { name }

        var app: URL {
            let own = folder.appendingPathComponent("App")
            if FileManager.default.fileExists(atPath: own.path) { return own }
            return VergerProcess.root.appendingPathComponent("Examples/\(name)")
        }

        static var all: [Scene] {
            let folder = VergerProcess.root.appendingPathComponent("Tests/Scenes")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().filter { !$0.hasPrefix(".") }.map(Scene.init)
        }
    }

    private let isRebaselining = ProcessInfo.processInfo.environment["VERGER_REBASELINE"] != nil

    @Test(arguments: Scene.all)
    func `A scene ends as its golden picture and tree show`(scene: Scene) throws {
        let home = try TemporaryFolder()
        let picture = scene.folder.appendingPathComponent("actual.png")
        let tree = scene.folder.appendingPathComponent("actual.json")
        let result = try VergerProcess.run(
            [
                "run", scene.app.path, "--headless", "--script", scene.folder.appendingPathComponent("script").path,
                "--screenshot", picture.path, "--tree", tree.path,
            ], home: home.url)
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        if isRebaselining {
            try renew(picture, scene)
            try renew(tree, scene)
            return
        }
        try compare(picture, with: "golden.png", scene)
        try compare(tree, with: "golden.json", scene)
    }

    @Test func `A script run twice gives the same bytes`() throws {
        let folder = try TemporaryFolder()
        let app = try folder.copyExample("Counter")
        try folder.write("screenshot first.png\ntap \"Add One\"\nwait 0.1\nscreenshot second.png\n", to: "script")
        let pictures = try (0..<2).map { _ in
            let result = try VergerProcess.run(
                ["run", app.path, "--headless", "--script", "script"], home: folder.url, currentFolder: folder.url)
            try #require(result.status == 0, "\(result.errors)")
            return try ["first.png", "second.png"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        }
        #expect(pictures[0] == pictures[1])
        #expect(pictures[0][0] != pictures[0][1])
    }

    private func renew(_ actual: URL, _ scene: Scene) throws {
        let name = actual.lastPathComponent.replacingOccurrences(of: "actual", with: "golden")
        let golden = scene.folder.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: golden)
        try FileManager.default.moveItem(at: actual, to: golden)
    }

    private func compare(_ actual: URL, with goldenName: String, _ scene: Scene) throws {
        let golden = scene.folder.appendingPathComponent(goldenName)
        let expected = try? Data(contentsOf: golden)
        guard try Data(contentsOf: actual) != expected else {
            try FileManager.default.removeItem(at: actual)
            try? FileManager.default.removeItem(at: scene.folder.appendingPathComponent("difference.png"))
            return
        }
        var remark = "\(actual.path) is not \(goldenName)"
        if expected == nil {
            remark = "there is no \(goldenName) yet; look at \(actual.path), then ./verger test --rebaseline"
        } else if actual.pathExtension == "png" {
            let difference = scene.folder.appendingPathComponent("difference.png")
            try PictureDifference.write(actual, golden, to: difference)
            remark += "; \(difference.path) shows in red where they differ"
        }
        Issue.record("\(scene.name): \(remark)")
    }
}

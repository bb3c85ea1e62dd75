import Foundation
import Testing

/// Plays every script below Tests/Scenes and compares the pictures and the tree with the golden ones, byte for byte.
/// To renew them: ./verger test --rebaseline. Scripts play side by side, each on devices of its own.
@Suite struct SceneTests {
    private let isRebaselining = ProcessInfo.processInfo.environment["VERGER_REBASELINE"] != nil

    @Test(arguments: ScenePlays.all)
    func `A scene ends as its golden picture and tree show`(plays: ScenePlays) {
        for scene in plays.scenes {
            do {
                try play(scene)
            } catch {
                Issue.record(error, "\(scene)")
            }
        }
    }

    private func play(_ scene: Scene) throws {
        let home = try TemporaryFolder()
        let picture = scene.picture("actual")
        let tree = scene.tree("actual")
        let server = try scene.server.map { try FileServer($0) }
        defer { server?.stop() }
        let result = try VergerProcess.run(
            [
                "run", scene.app.path, "--headless", "--device", scene.device, "--script", scene.script.path,
                "--screenshot", picture.path, "--tree", tree.path,
            ] + (server.map { ["--", "-server", $0.address] } ?? []), home: home.url, currentFolder: home.url)
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        var renewed: [URL] = []
        for name in try scene.instants() where scene.isFirstDevice {
            let actual = scene.picture("actual-\(name)")
            try? FileManager.default.removeItem(at: actual)
            try FileManager.default.moveItem(at: home.url.appendingPathComponent("\(name).png"), to: actual)
            if isRebaselining, scene.isFirstApp {
                try renew(actual, scene.picture(name), &renewed)
            } else {
                try compare(actual, with: scene.picture(name), scene)
            }
        }
        if isRebaselining, scene.isFirstApp {
            try renew(picture, scene.picture("golden"), &renewed)
            if scene.isFirstDevice { try renew(tree, scene.tree("golden"), &renewed) }
        } else {
            try compare(picture, with: scene.picture("golden"), scene)
            if scene.isFirstDevice { try compare(tree, with: scene.tree("golden"), scene) }
        }
        if !scene.isFirstDevice { try? FileManager.default.removeItem(at: tree) }
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

    /// A picture that shows the same as one renewed before is a link to it.
    private func renew(_ actual: URL, _ golden: URL, _ renewed: inout [URL]) throws {
        try? FileManager.default.removeItem(at: golden)
        let bytes = try Data(contentsOf: actual)
        if let same = try renewed.first(where: { try Data(contentsOf: $0) == bytes }) {
            try FileManager.default.createSymbolicLink(
                atPath: golden.path, withDestinationPath: same.lastPathComponent)
            try FileManager.default.removeItem(at: actual)
        } else {
            try FileManager.default.moveItem(at: actual, to: golden)
            renewed.append(golden)
        }
    }

    private func compare(_ actual: URL, with golden: URL, _ scene: Scene) throws {
        let expected = try? Data(contentsOf: golden)
        guard try Data(contentsOf: actual) != expected else {
            try FileManager.default.removeItem(at: actual)
            try? FileManager.default.removeItem(at: scene.folder.appendingPathComponent("difference.png"))
            return
        }
        let goldenName = golden.lastPathComponent
        var remark = "\(actual.path) is not \(goldenName)"
        if expected == nil {
            remark = "there is no \(goldenName) yet; look at \(actual.path), then ./verger test --rebaseline"
        } else if actual.pathExtension == "png" {
            let difference = scene.folder.appendingPathComponent("difference.png")
            try PictureDifference.write(actual, golden, to: difference)
            remark += "; \(difference.path) shows in red where they differ"
        }
        Issue.record("\(scene): \(remark)")
    }
}

import Foundation
import Testing

/// The `verger` command, killed at any moment: what it had made is whole, nothing is locked, and the next one clears
/// up.
@Suite(.serialized) struct KilledCommandTests {
    private let folder: TemporaryFolder
    private let verger = VergerProcess.products.appendingPathComponent("verger").path

    init() throws { folder = try TemporaryFolder() }

    private func process(_ arguments: [String]) -> KilledProcess {
        KilledProcess(
            program: verger, arguments: arguments, environment: ["VERGER_HOME": folder.url.path + "/home"],
            output: folder.url.path + "/output")
    }

    private func run(_ arguments: [String]) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url.appendingPathComponent("home"))
    }

    private func writeApp(version: Int, to path: String) throws {
        for number in 0..<150 {
            try folder.write(String(repeating: "\(version)\n", count: 3000), to: "\(path)/part\(number).txt")
        }
        try folder.write("int main(void) { for (;;) {} }\n", to: "\(path)/main.c")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>org.example.killed</string></dict></plist>
            """, to: "\(path)/Info.plist")
    }

    @Test func `Of an installation that was killed there is the old app or the new one`() throws {
        var apps: [String] = []
        for version in 1...2 {
            try writeApp(version: version, to: "\(version)/Killed")
            let built = try run(["build", folder.url.path + "/\(version)/Killed"])
            apps.append(try #require(built.output.split(separator: "\n").last.map(String.init), "\(built.errors)"))
        }
        let device = folder.url.path + "/home/Devices/iPhone 3GS"
        var moments = KillMoments()
        var seen: Set<String> = []
        for number in 1...KilledProcess.count {
            let arguments = ["run", apps[number % 2], "--device", "iPhone 3GS", "--timeout", "20"]
            _ = try process(arguments).run(waitingFor: moments.next(below: 0.4), killedAfter: 0)
            let versions = try installedVersions(device)
            #expect(versions.allSatisfy { $0.count == 1 }, "kill \(number): \(versions)")
            versions.forEach { seen.formUnion($0) }
        }
        let last = try run(["run", apps[0], "--device", "iPhone 3GS", "--timeout", "1"])
        #expect(last.status == 0, "\(last.errors)")
        #expect(try installedVersions(device) == [["1"]])
        #expect(try FileManager.default.contentsOfDirectory(atPath: device + "/Applications").count == 1)
        let staged = (try? FileManager.default.contentsOfDirectory(atPath: device + "/Staging")) ?? []
        #expect(staged == [])
    }

    /// What the parts of each installed app say: one version each.
    private func installedVersions(_ device: String) throws -> [Set<String>] {
        guard let record = FileManager.default.contents(atPath: device + "/Installed.plist") else { return [] }
        let list = try PropertyListSerialization.propertyList(from: record, options: [], format: nil)
        return try #require(list as? [[String: Any]]).map { entry in
            let container = try #require(entry["Container"] as? String)
            let bundle = try #require(entry["Bundle"] as? String)
            let app = "\(device)/Applications/\(container)/\(bundle)"
            let parts = try FileManager.default.contentsOfDirectory(atPath: app).filter { $0.hasSuffix(".txt") }
            #expect(parts.count == 150)
            return Set(
                try parts.flatMap {
                    try String(contentsOfFile: app + "/" + $0, encoding: .utf8).split(separator: "\n").map(String.init)
                })
        }
    }

    @Test func `A build goes on after one that was killed, and makes the same`() throws {
        for number in 0..<6 {
            try folder.write("int part\(number)(void) { return \(number); }\n", to: "App/part\(number).c")
        }
        try writeApp(version: 1, to: "App")
        try folder.write("int part3(void); int main(void) { return part3() - 3; }\n", to: "App/main.c")
        let project = folder.url.path + "/App"
        let first = try run(["build", project])
        #expect(first.status == 0, "\(first.errors)")
        let app = try #require(first.output.split(separator: "\n").last.map(String.init))
        let expected = try contents(of: app)
        var moments = KillMoments()
        for number in 1...KilledProcess.count {
            // From the beginning, or with some files that are newer than what was made of them.
            if number % 4 == 0 {
                try FileManager.default.removeItem(atPath: project + "/build")
            } else {
                for part in 0..<6 { utimes(project + "/part\(part).c", nil) }
                utimes(project + "/part\(number % 150).txt", nil)
            }
            _ = try process(["build", project]).run(waitingFor: moments.next(below: 0.6), killedAfter: 0)
            let next = try run(["build", project])
            #expect(next.status == 0, "kill \(number): \(next.errors)")
            #expect(try contents(of: app) == expected, "kill \(number)")
        }
    }

    @Test func `Pictures, trees and scripts of a run that was killed are whole, and its device is removed`() throws {
        try writeApp(version: 1, to: "App")
        let source = VergerProcess.root.appendingPathComponent("Examples/HelloWorld")
        try FileManager.default.copyItem(at: source, to: folder.url.appendingPathComponent("HelloWorld"))
        let built = try run(["build", folder.url.path + "/HelloWorld"])
        let app = try #require(built.output.split(separator: "\n").last.map(String.init), "\(built.errors)")
        let records = ["picture.png", "tree.json", "play.script"].map { folder.url.path + "/records/" + $0 }
        try folder.write("", to: "records/.kept")
        let arguments = [
            "run", app, "--headless", "--monkey", "7", "--steps", "8", "--screenshot", records[0], "--tree", records[1],
            "--monkey-script", records[2],
        ]
        #expect(try run(arguments).status == 0)
        let expected = try records.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
        var moments = KillMoments()
        for number in 1...KilledProcess.count {
            _ = try process(arguments).run(waitingFor: moments.next(below: 0.5), killedAfter: 0)
            for (record, data) in zip(records, expected) {
                #expect(FileManager.default.contents(atPath: record) == data, "kill \(number): \(record)")
            }
        }
        #expect(try run(arguments).status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/records").sorted()
        #expect(names == [".kept", "picture.png", "play.script", "tree.json"])
        let devices = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/home/Temporary")
        #expect(devices == [])
    }

    private func contents(of app: String) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: app) {
            contents[name] = try Data(contentsOf: URL(fileURLWithPath: app + "/" + name))
        }
        return contents
    }
}

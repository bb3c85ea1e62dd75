import Foundation
import Testing

/// Devices that are made, listed and removed by commands, as scripts do that know simctl.
@Suite struct DeviceCatalogCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    /// The devices of a system in what `list -j` prints.
    private func devices(_ text: String, system: String) throws -> [[String: Any]] {
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let table = try #require(object["devices"] as? [String: [[String: Any]]])
        return table["com.apple.CoreSimulator.SimRuntime.iOS-" + system] ?? []
    }

    @Test func `Two devices of one model are made, booted at once and deleted`() throws {
        var identifiers: [String] = []
        for name in ["First", "Second"] {
            let model = "com.apple.CoreSimulator.SimDeviceType.iPhone-4"
            let made = try verger("xcrun", "simctl", "create", name, model)
            #expect(made.status == 0, "\(made.errors)")
            identifiers.append(made.output.trimmingCharacters(in: .newlines))
            #expect(try verger("device", "bootstatus", name, "-b").status == 0)
        }
        let booted = try devices(verger("device", "list", "-j", "devices", "booted").output, system: "4-3-5")
        #expect(booted.compactMap { $0["udid"] as? String } == identifiers)
        #expect(booted.allSatisfy { $0["state"] as? String == "Booted" })
        let refused = try verger("device", "delete", "First")
        #expect(refused.status == 2 && refused.errors.contains("in use"))
        #expect(try verger("device", "listapps", "booted").errors.contains("several devices are booted: First, Second"))
        #expect(try verger("device", "shutdown", identifiers[0]).status == 0)
        #expect(try verger("device", "delete", "First").status == 0)
        #expect(try verger("device", "rename", identifiers[1], "Third").status == 2)
        #expect(try verger("device", "shutdown", "all").status == 0)
        #expect(try verger("device", "rename", identifiers[1], "Third").status == 0)
        #expect(try verger("device", "list").output.contains("Third (iPhone3,1) (Shutdown) (\(identifiers[1]))"))
        #expect(try verger("device", "delete", "all", "unavailable").status == 0)
        let left = try devices(verger("device", "list", "-j").output, system: "4-3-5")
        #expect(left.compactMap { $0["name"] as? String } == ["iPhone 4", "iPod touch 4", "iPad 2"])
        #expect(VergerProcess.running(below: folder.url) == [])
    }

    @Test func `A device is made with the system that is asked for`() throws {
        let system = "com.apple.CoreSimulator.SimRuntime.iOS-5-0-1"
        for (name, runtime) in [("First", "5.0"), ("Second", system)] {
            #expect(try verger("device", "create", name, "iPhone 3GS", runtime).status == 0)
        }
        let made = try devices(verger("device", "list", "-j").output, system: "5-0-1")
        #expect(made.compactMap { $0["name"] as? String } == ["First", "Second"])
        let refused = try verger("device", "create", "Third", "iPhone 3G", "5.0")
        #expect(refused.status == 2)
        #expect(
            refused.errors.contains("iPhone 3G does not run \"5.0\". It runs 3.0.1, 3.1.3, 4.0.2, 4.1, 4.2.1."),
            "\(refused.errors)")
    }

    @Test func `Everything is listed with simctl's keys`() throws {
        let text = try verger("device", "list", "--json").output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(object.keys) == ["devices", "devicetypes", "runtimes", "pairs"])
        let models = try #require(object["devicetypes"] as? [[String: Any]])
        #expect(models.contains { $0["modelIdentifier"] as? String == "iPad1,1" && $0["name"] as? String == "iPad" })
        let systems = try #require(object["runtimes"] as? [[String: Any]])
        #expect(systems.allSatisfy { $0["isAvailable"] as? Bool == true && $0["version"] is String })
        #expect(try verger("device", "list", "runtimes").output.hasPrefix("== Runtimes ==\niOS 3.0.1 ("))
        #expect(try verger("device", "list", "devices", "ipad").output.split(separator: "\n").count == 4)
    }

    @Test func `The reports of crashed apps are listed`() throws {
        #expect(try verger("device", "crashes", "iPhone 4").output == "")
        let head = "Process:         Notes [12]\nIdentifier:      com.example.Notes\n"
        let text = head + "Date/Time:       2009-06-19 09:41:03 UTC\n\nCause:           SIGSEGV at 0x0\n"
        let file = "Devices/iPhone 4/CrashReports/Notes.crash"
        try folder.write(text, to: file)
        let path = folder.url.appendingPathComponent(file).path
        #expect(
            try verger("device", "crashes", "iphone 4").output
                == "2009-06-19 09:41:03 UTC  Notes [12]: SIGSEGV at 0x0\n    \(path)\n")
        let json = try verger("device", "crashes", "iPhone 4", "--json").output
        let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
        #expect(list?.first?["bundleID"] as? String == "com.example.Notes" && list?.first?["pid"] as? Int == 12)
        #expect(try verger("device", "crashes", "iPhone 4", "--text").output == text + "\n")
        #expect(try verger("device", "crashes", "iPhone 4", "--text", "--json").status == 2)
    }
}

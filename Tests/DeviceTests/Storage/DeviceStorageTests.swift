import Device
import Foundation
import Testing

@Suite struct DeviceStorageTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func open() throws -> DeviceStorage { try DeviceStorage(folder: folder.path + "/Device") }

    @Test func `an installed app has its folders and is a copy`() throws {
        let storage = try open()
        let source = try folder.makeBundle()
        let app = try storage.install(bundleAt: source)
        for name in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
            #expect(FileManager.default.fileExists(atPath: app.home + "/" + name))
        }
        try FileManager.default.removeItem(atPath: source)
        #expect(FileManager.default.isExecutableFile(atPath: app.bundle.executablePath))
        #expect(app.home.hasPrefix(folder.path + "/Device/Applications/"))
    }

    @Test func `installed apps are still there when the device is opened again`() throws {
        var storage: DeviceStorage? = try open()
        try storage?.install(bundleAt: folder.makeBundle("One", identifier: "org.example.one"))
        try storage?.install(bundleAt: folder.makeBundle("Two", identifier: "org.example.two"))
        let before = storage?.apps
        storage = nil
        #expect(try open().apps == before)
        #expect(before?.count == 2)
    }

    @Test func `a new version replaces the bundle and keeps the files`() throws {
        let storage = try open()
        let first = try storage.install(bundleAt: folder.makeBundle())
        try Data("kept".utf8).write(to: URL(fileURLWithPath: first.home + "/Documents/file"))
        try folder.write("new", to: "Sample.app/resource")
        let second = try storage.install(bundleAt: folder.path + "/Sample.app")
        #expect(second.home == first.home)
        #expect(FileManager.default.contents(atPath: second.home + "/Documents/file") == Data("kept".utf8))
        #expect(FileManager.default.fileExists(atPath: second.bundle.path + "/resource"))
        #expect(storage.apps.count == 1)
    }

    @Test func `a new version under another folder name leaves no old bundle`() throws {
        let storage = try open()
        let first = try storage.install(bundleAt: folder.makeBundle("Old", identifier: "org.example.app"))
        let second = try storage.install(bundleAt: folder.makeBundle("New", identifier: "org.example.app"))
        #expect(second.home == first.home)
        #expect(!FileManager.default.fileExists(atPath: first.bundle.path))
        #expect(storage.apps.map(\.bundle.folderName) == ["New.app"])
    }

    @Test func `a bad bundle changes nothing`() throws {
        let storage = try open()
        let app = try storage.install(bundleAt: folder.makeBundle())
        try folder.write("no plist", to: "Sample.app/Info.plist")
        #expect(try deviceError { try storage.install(bundleAt: folder.path + "/Sample.app") }?.reason == .badBundle)
        #expect(storage.apps == [app])
        #expect(try AppBundle(at: app.bundle.path) == app.bundle)
    }

    @Test func `uninstalling removes the app and its files`() throws {
        let storage = try open()
        let app = try storage.install(bundleAt: folder.makeBundle())
        try storage.uninstall(identifier: app.identifier)
        #expect(storage.apps.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: app.home))
        #expect(try deviceError { try storage.uninstall(identifier: app.identifier) }?.reason == .notInstalled)
    }

    @Test func `a device in use is refused with the process's number`() throws {
        let storage = try open()
        let error = try deviceError { _ = try open() }
        #expect(error?.reason == .storageInUse)
        #expect(error?.description.contains("process \(getpid())") == true)
        storage.close()
        #expect(try deviceError { _ = try open() } == nil)
    }

    @Test func `what an interrupted installation left is cleared away`() throws {
        var storage: DeviceStorage? = try open()
        let app = try #require(try storage?.install(bundleAt: folder.makeBundle()))
        storage = nil
        try folder.write("", to: "Device/Staging/half/X.app/X")
        try folder.write("", to: "Device/Applications/stray/X.app/X")
        let reopened = try open()
        #expect(reopened.apps == [app])
        let rest = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Device/Applications")
        #expect(rest == [(app.home as NSString).lastPathComponent])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/Device/Staging/half"))
    }

    @Test func `a damaged record is reported, and nothing is deleted`() throws {
        var storage: DeviceStorage? = try open()
        let app = try #require(try storage?.install(bundleAt: folder.makeBundle()))
        storage = nil
        try folder.write("garbage", to: "Device/Installed.plist")
        #expect(try deviceError { _ = try open() }?.description.contains("Installed.plist: damaged") == true)
        #expect(FileManager.default.fileExists(atPath: app.bundle.path))
    }

    @Test func `an app whose bundle was damaged keeps its files for the next installation`() throws {
        var storage: DeviceStorage? = try open()
        let app = try #require(try storage?.install(bundleAt: folder.makeBundle()))
        try Data("kept".utf8).write(to: URL(fileURLWithPath: app.home + "/Documents/file"))
        storage = nil
        try FileManager.default.removeItem(atPath: app.bundle.executablePath)
        let reopened = try open()
        #expect(reopened.apps.isEmpty && reopened.problems.count == 1)
        try reopened.install(bundleAt: folder.makeBundle("Other", identifier: "org.example.other"))
        let again = try reopened.install(bundleAt: folder.makeBundle())
        #expect(again.home == app.home)
        #expect(FileManager.default.contents(atPath: again.home + "/Documents/file") == Data("kept".utf8))
    }

    @Test func `temporary storage is gone when closed`() throws {
        let storage = try DeviceStorage.temporary()
        try storage.install(bundleAt: folder.makeBundle())
        #expect(FileManager.default.fileExists(atPath: storage.folder))
        storage.close()
        #expect(!FileManager.default.fileExists(atPath: storage.folder))
    }

    @Test func `temporary storage that was deleted while it is written to stays deleted`() throws {
        let storage = try DeviceStorage.temporary(in: folder.path + "/Temporary")
        defer { storage.close() }
        let bundle = try folder.makeBundle()
        try FileManager.default.removeItem(atPath: storage.folder)
        #expect(try deviceError { try storage.install(bundleAt: bundle) }?.reason == .storageFailed)
        #expect(throws: POSIXError(.ENOENT)) { try storage.makeFolder("CrashReports") }
        #expect(!FileManager.default.fileExists(atPath: storage.folder))
    }

    @Test func `temporary storage of a killed process is cleared away`() throws {
        let parent = folder.path + "/Temporary"
        let abandoned = parent + "/device-abcdef"
        try FileManager.default.createDirectory(atPath: abandoned, withIntermediateDirectories: true)
        try Data("999999\n".utf8).write(to: URL(fileURLWithPath: abandoned + "/lock"))
        try FileManager.default.createDirectory(
            atPath: parent + "/device-ghijkl/Applications", withIntermediateDirectories: true)
        // Of a process that was killed while it made its folder.
        let unfinished = ["/new-abcdef", "/new-ghijkl"].map { parent + $0 }
        for path in unfinished {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        try Data("999999\n".utf8).write(to: URL(fileURLWithPath: unfinished[1] + "/lock"))
        let inUse = try DeviceStorage.temporary(in: parent)
        let other = try DeviceStorage.temporary(in: parent)
        #expect(!FileManager.default.fileExists(atPath: abandoned))
        #expect(!FileManager.default.fileExists(atPath: parent + "/device-ghijkl"))
        for path in unfinished { #expect(!FileManager.default.fileExists(atPath: path)) }
        #expect(FileManager.default.fileExists(atPath: inUse.folder + "/lock"))
        other.close()
        inUse.close()
        #expect(try FileManager.default.contentsOfDirectory(atPath: parent).isEmpty)
    }

    @Test func `a link in place of a lock or a folder is not followed`() throws {
        let parent = folder.path + "/Temporary"
        let precious = folder.path + "/precious"
        try Data("kept".utf8).write(to: URL(fileURLWithPath: precious))
        for name in ["device-abcdef", "device-ghijkl"] {
            try FileManager.default.createDirectory(atPath: parent + "/" + name, withIntermediateDirectories: true)
        }
        symlink(precious, parent + "/device-abcdef/lock")
        symlink(folder.path, parent + "/device-mnopqr")
        try DeviceStorage.temporary(in: parent).close()
        #expect(FileManager.default.contents(atPath: precious) == Data("kept".utf8))

        symlink(parent, folder.path + "/link")
        let failure = try deviceError { _ = try DeviceStorage.temporary(in: folder.path + "/link") }
        #expect(failure?.reason == .storageFailed)
    }

    @Test func `only its user can look into a device`() throws {
        let temporary = try DeviceStorage.temporary(in: folder.path + "/Temporary")
        let kept = try DeviceStorage(folder: folder.path + "/Kept")
        for path in [folder.path + "/Temporary", temporary.folder, kept.folder] {
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o700, "\(path)")
        }
        temporary.close()
    }

    @Test func `devices are kept under VERGER_HOME or the user's data folder`() {
        #expect(
            DeviceStorage.defaultFolder(deviceName: "iPhone 4", environment: ["VERGER_HOME": "/v"])
                == "/v/Devices/iPhone 4")
        #expect(
            DeviceStorage.defaultFolder(deviceName: "iPhone 4", environment: ["HOME": "/home/a"])
                == "/home/a/.local/share/verger/Devices/iPhone 4")
    }
}

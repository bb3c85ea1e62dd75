import CDevice
import Certificates
import Foundation
import Glibc
import Synchronization

/// The flash memory of a device: a folder with the installed apps, their files and the crash reports.
///
///     <folder>/lock
///     <folder>/Installed.plist                    what is installed, in the order of the home screen
///     <folder>/Applications/<UUID>/X.app          one folder for each app: its bundle and its files
///     <folder>/Applications/<UUID>/Documents, Library/Preferences, Library/Caches, tmp
///     <folder>/Pasteboards                        what apps copied, for others to paste
///     <folder>/Outbox, Outbox/Drafts              mails (.eml) and text messages (.txt) that apps have sent or saved
///     <folder>/AddressBook/AddressBook.sqlitedb   the contacts
///     <folder>/Media/DCIM, Media/Albums           pictures
///     <folder>/Media/Music                        songs and playlists
///     <folder>/Camera/rear, Camera/front          pictures that the cameras see, in place of the world
///     <folder>/IconState.plist                    the order of the icons on the home screen
///     <folder>/Wallpaper.plist, Wallpaper         which wallpapers were chosen, and those that are pictures
///     <folder>/LocationAnswers.plist              which apps may know where the device is
///     <folder>/LocalNotifications.plist           what apps have scheduled, until it was delivered
///     <folder>/TrustedRoots.pem                   certificates that apps trust beside the system's
///     <folder>/Device.plist                       what the device is, and whether it takes any app (`DeviceRecord`)
///     <folder>/Authorities                        whose signatures count on a secure device
///     <folder>/CrashReports
///     <folder>/Staging                            work under way; emptied when the device is opened
///
/// Every change becomes visible in one step, so that a device killed half-way through has the old state or the new.
public final class DeviceStorage {
    public let folder: String
    /// In the order of the home screen.
    public private(set) var apps: [InstalledApp] = []
    /// Apps that were installed but cannot be used any more, and why.
    public private(set) var problems: [DeviceError] = []
    /// The entries of those apps in `Installed.plist`: their files are kept for a new installation.
    private var damagedEntries: [[String: String]] = []

    let isTemporary: Bool
    /// The temporary folders that this process has open.
    static let openTemporaryFolders = Mutex<Set<String>>([])
    private var lock: StorageLock?

    package var crashReportFolder: String { folder + "/CrashReports" }
    /// In a folder of its own, which apps may write to.
    var outboxPath: String { folder + "/Outbox" }
    /// Pictures and videos, which apps may write to: see `PhotoLibrary`.
    var mediaPath: String { folder + "/Media" }
    /// What the cameras see, which apps may read.
    var cameraPath: String { folder + "/Camera" }
    var addressBookPath: String { folder + "/AddressBook/AddressBook.sqlitedb" }
    private var recordPath: String { folder + "/Installed.plist" }
    private var stagingFolder: String { folder + "/Staging" }

    /// Opens the storage of a device that is kept, creating it if need be.
    ///
    /// - Throws: `storageInUse` when another process has it open, `storageFailed` when the folder cannot be used.
    public convenience init(folder: String) throws { try self.init(folder: folder, isTemporary: false) }

    /// Where a device of this name is kept: `$VERGER_HOME`, or `~/.local/share/verger`, then `Devices/<name>`.
    public static func defaultFolder(deviceName: String, environment: [String: String]) -> String {
        let name = deviceName.replacingOccurrences(of: "/", with: "-")
        return dataFolder(environment: environment) + "/Devices/" + name
    }

    package static func dataFolder(environment: [String: String]) -> String {
        DataFolder.path(environment: environment)
    }

    /// Whether a process has the device of this folder open.
    package static func isInUse(folder: String) -> Bool { StorageLock.isHeld(path: folder + "/lock") }

    init(folder: String, isTemporary: Bool, lock held: StorageLock? = nil) throws {
        self.folder = URL(fileURLWithPath: folder).standardizedFileURL.path
        self.isTemporary = isTemporary
        do {
            // Other users must not read the files of apps. A temporary folder was made so.
            if !isTemporary { _ = try PrivateFolder(self.folder) }
            for name in ["Applications", "AddressBook"] { try makeFolder(name) }
        } catch let error as DeviceError {
            throw error
        } catch {
            throw DeviceError(
                .storageFailed,
                "\(self.folder): the device's folder cannot be made (\(error.localizedDescription)). "
                    + "Set VERGER_HOME to a folder that can be written.")
        }
        lock = try held ?? StorageLock(path: self.folder + "/lock")
        if isTemporary { _ = Self.openTemporaryFolders.withLock { $0.insert(self.folder) } }
        try? FileManager.default.removeItem(atPath: stagingFolder)
        // Moves the contacts from where earlier versions kept them.
        rename(self.folder + "/AddressBook.sqlitedb", addressBookPath)
        try readRecord()
        removeStrayContainers()
    }

    deinit { close() }

    /// Releases the folder's lock; temporary storage is deleted.
    public func close() {
        guard lock != nil else { return }
        if isTemporary {
            try? FileManager.default.removeItem(atPath: folder)
            _ = Self.openTemporaryFolders.withLock { $0.remove(folder) }
        }
        lock = nil
    }

    /// Makes a folder in the storage, if there is none, and those above it.
    ///
    /// Not the storage's own folder: temporary storage that was deleted because its process ends stays deleted.
    ///
    /// - Parameter name: its path below the storage's folder.
    package func makeFolder(_ name: String) throws {
        var path = folder
        for part in name.split(separator: "/") {
            path += "/" + part
            guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        }
    }

    /// The numbers on the icons, by identifier.
    private(set) var badges: [String: Int] = [:]

    /// Stores the number on an app's icon; 0 for none.
    ///
    /// - Throws: `storageFailed`; the number is then kept only as long as the device is on.
    func setBadge(_ number: Int, of identifier: String) throws {
        guard app(identifier: identifier) != nil, badges[identifier] ?? 0 != number else { return }
        badges[identifier] = number == 0 ? nil : number
        try writeRecord(apps)
    }

    /// By which certificates and profiles expire: the world's time, also where the device's own is virtual.
    package var securityClock: () -> Date = {
        Date(timeIntervalSince1970: Double(real_wall_nanoseconds()) / 1e9)
    }

    /// Whether apps may use the device's location, by identifier.
    lazy var locationAnswers = readLocationAnswers()
    /// What the user has answered to apps that want to send push messages.
    lazy var pushAnswers = readPushAnswers()
    lazy var noticeSettings = readNoticeSettings()

    public func app(identifier: String) -> InstalledApp? { apps.first { $0.identifier == identifier } }

    // MARK: Installing

    /// Copies a bundle onto the device. An app that is there already is replaced; its files stay.
    ///
    /// - Throws: `badBundle` and, on a secure device, `refusedApp` before anything is changed; `storageFailed` when a file
    ///   cannot be written.
    ///
    /// - Parameter willReplace: called once nothing speaks against the app, before its files take the place of older ones.
    @discardableResult
    public func install(bundleAt source: String, willReplace: () -> Void = {}) throws -> InstalledApp {
        let bundle = try AppBundle(at: source)
        let staged = try stage(bundle)
        defer { try? FileManager.default.removeItem(atPath: (staged as NSString).deletingLastPathComponent) }

        // What was copied, which nobody can change any more.
        try DeviceSecurity(deviceFolder: folder).check(appAt: staged, time: securityClock())
        willReplace()

        let previous = app(identifier: bundle.identifier)
        let damaged = damagedEntries.first { $0["Identifier"] == bundle.identifier }?["Container"]
        let home = previous?.home ?? folder + "/Applications/" + (damaged ?? UUID().uuidString)
        let target = home + "/" + bundle.folderName
        do {
            let container = "Applications/" + (home as NSString).lastPathComponent
            for name in InstalledApp.folders { try makeFolder(container + "/" + name) }
            try moveIntoPlace(staged, target)
            let app = InstalledApp(bundle: try AppBundle(at: target), home: home)
            let position = apps.firstIndex { $0.identifier == app.identifier }
            var changed = apps
            if let position { changed[position] = app } else { changed.append(app) }
            damagedEntries.removeAll { $0["Identifier"] == app.identifier }
            try writeRecord(changed)
            apps = changed
            // The new version's folder has another name: the old folder is removed.
            if let previous, previous.bundle.path != target {
                try? FileManager.default.removeItem(atPath: previous.bundle.path)
            }
            return app
        } catch let error as DeviceError {
            throw error
        } catch {
            throw DeviceError(.storageFailed, "\(target): cannot be installed (\(error.localizedDescription)).")
        }
    }

    /// Makes sure that a secure device may still run an app: since it was installed its profile may have expired, its signer
    /// may have been revoked, and its files may have changed.
    ///
    /// - Throws: `refusedApp` with the rule that is broken.
    func checkSecurity(of app: InstalledApp) throws {
        try DeviceSecurity(deviceFolder: folder).check(appAt: app.bundle.path, time: securityClock())
    }

    /// Removes an app and all its files.
    public func uninstall(identifier: String) throws {
        guard let app = app(identifier: identifier) else { throw DeviceStorage.notInstalled(identifier) }
        let remaining = apps.filter { $0.identifier != identifier }
        badges[identifier] = nil
        try setLocationAnswer(nil, of: identifier)
        try writeRecord(remaining)
        apps = remaining
        try? FileManager.default.removeItem(atPath: app.home)
    }

    package static func notInstalled(_ identifier: String) -> DeviceError {
        DeviceError(.notInstalled, "\(identifier): not installed on this device. Install its .app first.")
    }

    /// Copies the bundle beside the installed ones, so that the last step is a rename.
    private func stage(_ bundle: AppBundle) throws -> String {
        let name = UUID().uuidString
        let folder = stagingFolder + "/" + name
        let staged = folder + "/" + bundle.folderName
        do {
            try makeFolder("Staging/" + name)
            try FileManager.default.copyItem(atPath: bundle.path, toPath: staged)
        } catch {
            try? FileManager.default.removeItem(atPath: folder)
            throw DeviceError(
                .storageFailed,
                "\(bundle.path): cannot be copied to \(staged) (\(error.localizedDescription)). Is there space left?")
        }
        return staged
    }

    private func moveIntoPlace(_ staged: String, _ target: String) throws {
        if exchange_files(staged, target) == 0 { return }
        // There is no old bundle, or the file system cannot exchange two folders: the old one is moved to the staging
        // folder.
        if FileManager.default.fileExists(atPath: target) {
            rename(target, (staged as NSString).deletingLastPathComponent + "/Replaced.app")
        }
        guard rename(staged, target) == 0 else {
            throw DeviceError(
                .storageFailed, "\(target): cannot be put in place (\(String(cString: strerror(errno)))).")
        }
    }

    // MARK: The record

    private func readRecord() throws {
        guard FileManager.default.fileExists(atPath: recordPath) else { return }
        guard let data = FileManager.default.contents(atPath: recordPath),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let entries = list as? [[String: String]]
        else {
            throw DeviceError(
                .storageFailed, "\(recordPath): damaged. Delete the file; the apps then have to be installed again.")
        }
        for entry in entries {
            guard let place = Self.place(entry, in: folder) else { continue }
            do {
                let app = InstalledApp(bundle: try AppBundle(at: place.bundle), home: place.home)
                apps.append(app)
                badges[app.identifier] = entry["Badge"].flatMap { Int($0) }
            } catch let error as DeviceError {
                problems.append(error)
                damagedEntries.append(entry)
            }
        }
    }

    private static func place(_ entry: [String: String], in folder: String) -> (home: String, bundle: String)? {
        guard let container = entry["Container"], let name = entry["Bundle"],
            !container.contains("/"), !name.contains("/"), container != "..", name != ".."
        else { return nil }
        let home = folder + "/Applications/" + container
        return (home, home + "/" + name)
    }

    /// The apps on a device as another process sees them: it may be booted, and change them at any time.
    package static func recordedApps(inFolder folder: String) -> [InstalledApp] {
        guard let data = FileManager.default.contents(atPath: folder + "/Installed.plist"),
            let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil),
            let entries = list as? [[String: String]]
        else { return [] }
        return entries.compactMap { place($0, in: folder) }.compactMap { home, path in
            (try? AppBundle(at: path)).map { InstalledApp(bundle: $0, home: home) }
        }
    }

    private func writeRecord(_ apps: [InstalledApp]) throws {
        let entries =
            apps.map { app in
                var entry = [
                    "Identifier": app.identifier,
                    "Container": (app.home as NSString).lastPathComponent,
                    "Bundle": app.bundle.folderName,
                ]
                entry["Badge"] = badges[app.identifier].map(String.init)
                return entry
            } + damagedEntries
        do {
            let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
            try data.write(to: URL(fileURLWithPath: recordPath), options: .atomic)
        } catch {
            throw DeviceError(.storageFailed, "\(recordPath): cannot be written (\(error.localizedDescription)).")
        }
    }

    /// Removes containers of installations that were interrupted before they were recorded.
    private func removeStrayContainers() {
        let known = Set(
            apps.map { ($0.home as NSString).lastPathComponent } + damagedEntries.compactMap { $0["Container"] })
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Applications")) ?? []
        where !known.contains(name) {
            try? FileManager.default.removeItem(atPath: folder + "/Applications/" + name)
        }
    }
}

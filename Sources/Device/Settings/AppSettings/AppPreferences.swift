import Foundation
import Glibc

/// An app's user defaults, in its home folder.
///
/// The app may write them at the same time: both take the lock beside the file. It may also have put links in the place of
/// folders and files; these are not followed.
struct AppPreferences {
    private let home: String
    private let name: String

    private static let largestFile = 16 << 20
    /// How often to try for the lock, 10 ms each time: an app holds it only while it reads or writes.
    private static let mostAttempts = 50

    init(of app: InstalledApp) {
        home = app.home
        name = app.identifier + ".plist"
    }

    /// The values on the disk. A file that cannot be read counts as empty.
    func read() -> [String: Any] {
        guard let folder = try? open() else { return [:] }
        defer { close(folder) }
        return (try? read(in: folder))?.values ?? [:]
    }

    /// Changes one value, and keeps all others.
    ///
    /// - Parameter value: nil removes it.
    /// - Throws: `storageFailed`; the file is as before then.
    func set(_ value: SettingValue?, for key: String) throws {
        let folder = try open()
        defer { close(folder) }
        let lock = try takeLock(in: folder)
        defer { close(lock) }
        var (values, format) = try read(in: folder)
        values[key] = value?.propertyList
        let data = try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
        // Such names the app removes itself, should this process be killed before it has renamed the file.
        let unfinished = name + ".device"
        unlinkat(folder, unfinished, 0)
        let file = openat(folder, unfinished, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure("cannot be written") }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        do {
            try handle.write(contentsOf: data)
            try handle.synchronize()
        } catch {
            unlinkat(folder, unfinished, 0)
            throw failure("cannot be written (\(error.localizedDescription))")
        }
        guard renameat(folder, unfinished, folder, name) == 0 else { throw failure("cannot be replaced") }
    }

    // MARK: Files

    private func failure(_ what: String) -> DeviceError {
        DeviceError(.storageFailed, "\(home)/Library/Preferences/\(name): \(what): \(String(cString: strerror(errno)))")
    }

    /// - Returns: a descriptor of the folder of preferences.
    private func open() throws -> Int32 {
        var folder = Glibc.open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for part in ["Library", "Preferences"] where folder >= 0 {
            let above = folder
            defer { close(above) }
            mkdirat(above, part, 0o700)
            folder = openat(above, part, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        guard folder >= 0 else { throw failure("cannot be opened") }
        return folder
    }

    private func takeLock(in folder: Int32) throws -> Int32 {
        let lock = openat(folder, ".lock", O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw failure("cannot be locked") }
        for _ in 0..<Self.mostAttempts {
            if flock(lock, LOCK_EX | LOCK_NB) == 0 { return lock }
            poll(nil, 0, 10)
        }
        close(lock)
        throw DeviceError(.storageFailed, "\(home)/Library/Preferences/\(name): the app does not let go of its lock.")
    }

    private func read(in folder: Int32) throws -> (
        values: [String: Any], format: PropertyListSerialization.PropertyListFormat
    ) {
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            guard errno == ENOENT else { throw failure("cannot be read") }
            return ([:], .xml)
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= Self.largestFile else {
            throw DeviceError(.storageFailed, "\(home)/Library/Preferences/\(name): no file, or larger than 16 MB.")
        }
        var format = PropertyListSerialization.PropertyListFormat.xml
        let list = try PropertyListSerialization.propertyList(
            from: handle.readToEnd() ?? Data(), options: [], format: &format)
        guard let values = list as? [String: Any] else {
            throw DeviceError(.storageFailed, "\(home)/Library/Preferences/\(name): not a dictionary.")
        }
        // Foundation writes no lists of the oldest format.
        return (values, format == .openStep ? .xml : format)
    }
}

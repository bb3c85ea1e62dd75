import CDevice
import Foundation
import Glibc
import Synchronization

/// Storage for one run: `<data folder>/Temporary/<name>`, deleted when it is closed, or later if it never was.
///
/// Not in the shared temporary folder: there another user could make a folder of the right name whose lock is a link to
/// a file of ours.
extension DeviceStorage {
    private static let newPrefix = "new-"
    private static let openPrefix = "device-"
    /// For how long deleting a folder is tried again while others still write into it, in nanoseconds of real time.
    private static let removalPatience: Int64 = 500_000_000

    /// - Parameter folder: where it is made; by default below the user's data folder.
    public static func temporary(
        in folder: String = temporaryFolder(environment: ProcessInfo.processInfo.environment)
    ) throws -> DeviceStorage {
        let parent = try PrivateFolder(folder)
        removeAbandoned(in: parent)
        // Making and noting the folder happen under one lock: a process that is about to end either finds the folder
        // noted, under whatever name, and deletes it, or the folder is not made.
        let new = try openTemporaryFolders.withLock { open in
            AppProcessList.running.isEnding ? nil : try makeLockedFolder(in: parent, &open)
        }
        guard let (path, lock) = new else {
            while true { stopIfEnding() }
        }
        return try DeviceStorage(folder: path, isTemporary: true, lock: lock)
    }

    private static func makeLockedFolder(
        in parent: PrivateFolder, _ open: inout Set<String>
    ) throws -> (path: String, lock: StorageLock) {
        let descriptor = try parent.lock()
        defer { Glibc.close(descriptor) }
        // The parent is locked, so nobody else is making a folder: these belong to processes that were killed while
        // making one.
        for name in parent.folderNames where name.hasPrefix(newPrefix) {
            try? FileManager.default.removeItem(atPath: parent.path + "/" + name)
        }
        let made = try parent.makeFolder(prefix: newPrefix)
        open.insert(made)
        // The folder gets its final name only after it is locked, since others delete unlocked folders of such a name.
        let lock = try StorageLock(path: made + "/lock")
        let path = "\(parent.path)/\(openPrefix)\(made.suffix(6))"
        guard rename(made, path) == 0 else {
            throw DeviceError(.storageFailed, "\(made): cannot be renamed (\(String(cString: strerror(errno)))).")
        }
        open.remove(made)
        open.insert(path)
        return (path, lock)
    }

    /// Stops the calling thread for good if this process is about to end and is deleting its temporary storage: errors
    /// from then on are only a result of that.
    public static func stopIfEnding() { AppProcessList.running.stopIfEnding() }

    /// Ends the apps and deletes all temporary storage of this process, which is about to end at once.
    public static func removeTemporary() {
        AppProcessList.running.endAll()
        for folder in openTemporaryFolders.withLock({ $0 }) {
            // Other threads of this process may still write files into the folder, until they notice that it is gone.
            let limit = real_monotonic_nanoseconds() + removalPatience
            while FileManager.default.fileExists(atPath: folder), real_monotonic_nanoseconds() < limit {
                try? FileManager.default.removeItem(atPath: folder)
            }
        }
    }

    /// Deletes the folders of processes that were killed before they could do it.
    private static func removeAbandoned(in parent: PrivateFolder) {
        for name in parent.folderNames where name.hasPrefix(openPrefix) {
            let folder = parent.path + "/" + name
            // A folder whose lock can be taken is no longer used; one without a lock file was being deleted.
            let hasLock = FileManager.default.fileExists(atPath: folder + "/lock")
            let lock = hasLock ? try? StorageLock(path: folder + "/lock") : nil
            if hasLock, lock == nil { continue }
            try? FileManager.default.removeItem(atPath: folder)
            withExtendedLifetime(lock) {}
        }
    }

    /// Where devices of one run are kept: `$VERGER_HOME`, or `~/.local/share/verger`, then `Temporary`.
    public static func temporaryFolder(environment: [String: String]) -> String {
        dataFolder(environment: environment) + "/Temporary"
    }
}

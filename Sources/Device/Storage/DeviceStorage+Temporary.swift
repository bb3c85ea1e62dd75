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
    /// How long a folder is deleted that others fill meanwhile, in nanoseconds of real time.
    private static let removalPatience: Int64 = 500_000_000

    /// - Parameter folder: where it is made; by default below the user's data folder.
    public static func temporary(
        in folder: String = temporaryFolder(environment: ProcessInfo.processInfo.environment)
    ) throws -> DeviceStorage {
        let parent = try PrivateFolder(folder)
        removeAbandoned(in: parent)
        // In one piece, so that a process that is about to end deletes it whatever its name is, or it is not made.
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
        // Nobody is making one now: these are of processes that were killed meanwhile.
        for name in parent.folderNames where name.hasPrefix(newPrefix) {
            try? FileManager.default.removeItem(atPath: parent.path + "/" + name)
        }
        let made = try parent.makeFolder(prefix: newPrefix)
        open.insert(made)
        // It gets its name when it is locked: others delete what has the name and is not.
        let lock = try StorageLock(path: made + "/lock")
        let path = "\(parent.path)/\(openPrefix)\(made.suffix(6))"
        guard rename(made, path) == 0 else {
            throw DeviceError(.storageFailed, "\(made): cannot be renamed (\(String(cString: strerror(errno)))).")
        }
        open.remove(made)
        open.insert(path)
        return (path, lock)
    }

    /// Stands still if all temporary storage of this process is being deleted because it is about to end: what fails
    /// from now on is no news.
    public static func stopIfEnding() { AppProcessList.running.stopIfEnding() }

    /// Ends the apps and deletes all temporary storage of this process, which is about to end at once.
    public static func removeTemporary() {
        AppProcessList.running.endAll()
        for folder in openTemporaryFolders.withLock({ $0 }) {
            // Other threads of this process may still be putting files into it, until they find that it is gone.
            let limit = real_monotonic_nanoseconds() + removalPatience
            while FileManager.default.fileExists(atPath: folder), real_monotonic_nanoseconds() < limit {
                try? FileManager.default.removeItem(atPath: folder)
            }
        }
    }

    /// Deletes what processes left that were killed before they could.
    private static func removeAbandoned(in parent: PrivateFolder) {
        for name in parent.folderNames where name.hasPrefix(openPrefix) {
            let folder = parent.path + "/" + name
            // With a lock that can be had, nobody uses it any more; without one it was being deleted.
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

import CDevice
import Foundation
import Glibc

extension DeviceStorage {
    /// The greatest number of files that are taken at once.
    private static let mostFiles = 100_000

    /// Puts a folder's `Documents`, `Library` and `tmp` in the place of an app's files; what it has not is empty then.
    ///
    /// - Throws: `badMedia` for links and other things that are no files; `storageFailed`. The app's files are then as before.
    func replaceFiles(of app: InstalledApp, by folder: String) throws {
        let names = Set(InstalledApp.folders.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
        for name in names { try Self.checkFiles(below: folder + "/" + name) }
        let staged = "Staging/" + UUID().uuidString
        let path = self.folder + "/" + staged
        defer { try? FileManager.default.removeItem(atPath: path) }
        do {
            try makeFolder(staged)
            for name in names where FileManager.default.fileExists(atPath: folder + "/" + name) {
                try FileManager.default.copyItem(atPath: folder + "/" + name, toPath: path + "/" + name)
            }
            for name in InstalledApp.folders { try makeFolder(staged + "/" + name) }
        } catch {
            throw DeviceError(
                .storageFailed, "\(folder): cannot be copied (\(error.localizedDescription)). Is there space left?")
        }
        for name in names where exchange_files(path + "/" + name, app.home + "/" + name) != 0 {
            // There is no old folder, or the file system cannot exchange two.
            rename(app.home + "/" + name, path + "/former-" + name)
            guard rename(path + "/" + name, app.home + "/" + name) == 0 else {
                throw DeviceError(
                    .storageFailed, "\(app.home)/\(name): cannot be put in place (\(String(cString: strerror(errno))))."
                )
            }
        }
    }

    /// - Throws: `badMedia` if anything is neither a file nor a folder: a link could lead out of the app's home.
    private static func checkFiles(below path: String) throws {
        var information = stat()
        guard lstat(path, &information) == 0 else { return }
        var paths = [path]
        if information.st_mode & S_IFMT == S_IFDIR {
            guard let all = FileManager.default.enumerator(atPath: path) else { return }
            for case let name as String in all {
                paths.append(path + "/" + name)
                guard paths.count <= mostFiles else {
                    throw DeviceError(.badMedia, "\(path): more than \(mostFiles) files.")
                }
            }
        }
        for path in paths {
            guard lstat(path, &information) == 0, [S_IFDIR, S_IFREG].contains(information.st_mode & S_IFMT) else {
                throw DeviceError(
                    .badMedia, "\(path): neither a file nor a folder. Links are not taken: put the file there.")
            }
        }
    }
}

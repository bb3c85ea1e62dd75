import Foundation
import Glibc

/// The files of an app that are its own: what it keeps in Documents, Library and tmp.
struct AppFileList: Encodable {
    struct File: Encodable {
        /// Below the app's home.
        var path: String
        var isFolder: Bool
        var bytes: Int
        var modified: Date
    }

    private(set) var files: [File] = []
    /// Whether there are more files than are listed.
    private(set) var isCut = false

    private static let mostFiles = 5000

    /// - Parameter folders: the names of those in the app's home that are listed.
    init(home: String, folders: [String]) {
        for folder in folders {
            add(folder, home)
            guard let all = FileManager.default.enumerator(atPath: home + "/" + folder) else { continue }
            for case let name as String in all {
                isCut = files.count >= Self.mostFiles
                if isCut { break }
                add(folder + "/" + name, home)
            }
            if isCut { break }
        }
        files.sort { $0.path < $1.path }
    }

    private mutating func add(_ path: String, _ home: String) {
        var status = stat()
        guard lstat(home + "/" + path, &status) == 0 else { return }
        files.append(
            File(
                path: path, isFolder: status.st_mode & S_IFMT == S_IFDIR, bytes: Int(status.st_size),
                modified: Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))))
    }
}

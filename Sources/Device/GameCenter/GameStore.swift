import Foundation
import Glibc

/// The records of games in a folder, which several devices may share: each change reads the file, and is written before another
/// device may change it.
struct GameStore {
    let folder: String

    /// Longer files than any that are written are not read, in bytes.
    private static let largest = 32 << 20

    func path(_ identifier: String, _ kind: String) -> String { "\(folder)/\(identifier).\(kind)" }

    func record(of identifier: String) -> GameRecord {
        let path = path(identifier, "plist")
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size <= Self.largest,
            let data = FileManager.default.contents(atPath: path)
        else { return GameRecord() }
        return (try? PropertyListDecoder().decode(GameRecord.self, from: data)) ?? GameRecord()
    }

    /// - Throws: what `body` throws, then nothing has changed; `storageFailed`.
    func change<Value>(_ identifier: String, _ body: (inout GameRecord) throws -> Value) throws -> Value {
        let path = path(identifier, "plist")
        func fail(_ reason: String) -> DeviceError {
            DeviceError(.storageFailed, "\(path): cannot be written (\(reason)).")
        }
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw fail(error.localizedDescription)
        }
        let lock = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw fail(String(cString: strerror(errno))) }
        defer { close(lock) }
        let before = record(of: identifier)
        var record = before
        let value = try body(&record)
        guard record != before else { return value }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do {
            try encoder.encode(record).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw fail(error.localizedDescription)
        }
        return value
    }
}

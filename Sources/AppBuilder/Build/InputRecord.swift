import Foundation

/// The record of an output's inputs, in a file beside the output: the command, and the identity of each file that was
/// read.
///
/// An output is current if all of these are unchanged; so a file that was replaced by an older one is noticed, too.
struct InputRecord {
    var file: URL
    var command: String

    /// Whether the output is current. The first line of the record is the command, the others are size, time and path
    /// of a file.
    func isCurrent(_ identities: FileIdentities) -> Bool {
        guard let bytes = Self.contents(file.path) else { return false }
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)[...]
        guard let first = lines.popFirst(), first.elementsEqual(line(command).utf8) else { return false }
        for line in lines {
            let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
            guard parts.count == 3, let identity = identities[String(decoding: parts[2], as: UTF8.self)],
                identity.text.utf8.elementsEqual(line[..<parts[2].startIndex].dropLast())
            else { return false }
        }
        return true
    }

    /// Writes the record.
    ///
    /// If an input was modified after the start of the step, it is unknown which version was read: no record is
    /// written, and the next build runs the step again.
    func write(inputs: Set<String>, startedAt start: Date) throws {
        let startTime = Int64(start.timeIntervalSince1970 * 1e9)
        var text = line(command) + "\n"
        for path in inputs.sorted() {
            guard let identity = FileIdentity(path), identity.modified < startTime, !path.contains("\n") else {
                return remove()
            }
            text += "\(identity.text) \(path)\n"
        }
        try Data(text.utf8).write(to: file, options: .atomic)
    }

    func remove() { unlink(file.path) }

    private func line(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "\n")) ? text.replacingOccurrences(of: "\n", with: "\u{1e}") : text
    }

    private static func contents(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size <= 256 << 20 else { return nil }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let read = read(descriptor, buffer.baseAddress! + count, buffer.count - count)
                guard read > 0 else { break }
                count += read
            }
        }
    }
}

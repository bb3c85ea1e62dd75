import Foundation

extension OrganizerSite {
    /// Bytes of the end of a log that are shown.
    private static let longestLog = 1 << 20

    /// What a device wrote while it was booted last. The console of a booted one is told as it comes: see `ConsoleFeed`.
    func answerLog(_ verb: String, _ request: OrganizerRequest) throws -> OrganizerResponse {
        guard request.method == .get, verb.isEmpty else { throw Self.unknown(request) }
        let file = try device(request).folder + "/log"
        guard let handle = FileHandle(forReadingAtPath: file) else { return try .json([ConsoleEntry]()) }
        defer { try? handle.close() }
        let size = try handle.seekToEnd()
        let start = size > UInt64(Self.longestLog) ? size - UInt64(Self.longestLog) : 0
        try handle.seek(toOffset: start)
        let data = try handle.read(upToCount: Self.longestLog) ?? Data()
        // The first line is the rest of one that began before.
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst(start == 0 ? 0 : 1)
        return try .json(
            lines.map { line in
                let isDevice = line.hasPrefix("device: ")
                return ConsoleEntry(
                    time: nil, process: isDevice ? "device" : "", isError: false,
                    text: String(isDevice ? line.dropFirst("device: ".count) : line))
            })
    }
}

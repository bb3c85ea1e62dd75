import Foundation

extension DeviceStorage {
    private static let textMessages = "TextMessages.plist"
    /// Older messages are forgotten.
    private static let mostTextMessages = 1_000

    /// The oldest first. A file that cannot be read counts as empty.
    func readTextMessages() -> [TextMessage] {
        let entries = dictionaries(in: DeviceStorage.textMessages)
        return entries.suffix(DeviceStorage.mostTextMessages).compactMap { TextMessage(propertyList: $0) }
    }

    /// - Throws: `storageFailed`.
    func write(textMessages: [TextMessage]) throws {
        try write(
            textMessages.suffix(DeviceStorage.mostTextMessages).map(\.propertyList), to: DeviceStorage.textMessages,
            format: .binary)
    }

    /// A text message that an app has put into the outbox: who gets it, and what it says.
    ///
    /// - Parameter path: as the app tells it.
    /// - Returns: nil for what is none, or lies elsewhere.
    package func sentTextMessage(path: String) -> (recipients: [String], text: String)? {
        let name = (path as NSString).lastPathComponent
        guard name.hasSuffix(".txt"), path == outboxPath + "/" + name,
            case let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC), descriptor >= 0,
            let data = try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                .read(upToCount: TextMessage.longestText * 4 + 4_096)
        else { return nil }
        let parts = String(decoding: data, as: UTF8.self).split(
            separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasPrefix("To: "), parts[1].isEmpty else { return nil }
        let recipients = parts[0].dropFirst(4).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        return (Array(recipients.filter { !$0.isEmpty }.prefix(100)), String(parts[2].dropLast()))
    }
}

/// The file of a persistent pasteboard, which all apps of a device share.
@MainActor package final class PasteboardFile {
    /// The folder of the device's pasteboards. nil if the process runs without a Verger device: pasteboards then exist
    /// in memory only.
    package static var folder: String? = ProcessInfo.processInfo.environment["VERGER_PASTEBOARDS"]

    private static let largestFile = 64 << 20
    private static let mostItems = 10_000

    private let path: String
    /// The state of the file at the last read or write.
    private var lastSeen: Stamp?

    private struct Stamp: Equatable {
        let date: Date
        let size: Int
        let number: Int
    }

    /// - Returns: nil if pasteboards are not stored in files, or the name cannot be used as a file name.
    package init?(name: String) {
        guard let folder = PasteboardFile.folder, !folder.isEmpty, !name.isEmpty, name.utf8.count <= 60,
            let escaped = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
        else { return nil }
        path = folder + "/" + escaped + ".plist"
    }

    private var stamp: Stamp? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            let date = attributes[.modificationDate] as? Date, let size = attributes[.size] as? Int
        else { return nil }
        return Stamp(date: date, size: size, number: attributes[.systemFileNumber] as? Int ?? 0)
    }

    package var exists: Bool { FileManager.default.fileExists(atPath: path) }

    // MARK: Reading

    /// The contents if another app has changed the file since the last call; else nil. An unreadable file counts as
    /// empty.
    package func news() -> PasteboardContents? {
        let stamp = stamp
        guard stamp != lastSeen else { return nil }
        lastSeen = stamp
        guard let stamp, stamp.size <= PasteboardFile.largestFile else { return PasteboardContents() }
        return read() ?? PasteboardContents()
    }

    private func read() -> PasteboardContents? {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let stored = list["Items"] as? [[String: Any]], stored.count <= PasteboardFile.mostItems
        else { return nil }
        var contents = PasteboardContents()
        contents.changeCount = list["ChangeCount"] as? Int ?? 0
        contents.items = stored.map { item in
            item.compactMapValues { form in
                guard let form = form as? [String: Any], let value = form["Value"] else { return nil }
                return PasteboardValue.restored(value, kind: form["Kind"] as? String)
            }
        }
        return contents
    }

    // MARK: Writing

    /// Writes the contents to the file. Values that cannot be stored stay in this app only.
    package func write(_ contents: PasteboardContents) {
        let items = contents.items.map { item in
            item.compactMapValues { value -> [String: Any]? in
                guard let stored = PasteboardValue.storable(value) else { return nil }
                return ["Kind": stored.kind, "Value": stored.value]
            }
        }
        let list: [String: Any] = ["ChangeCount": contents.changeCount, "Items": items]
        guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
            data.count <= PasteboardFile.largestFile
        else { return }
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
        lastSeen = stamp
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
        lastSeen = nil
    }
}

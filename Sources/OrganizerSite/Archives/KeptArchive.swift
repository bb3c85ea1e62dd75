import Foundation

/// An `.xcarchive`: an app as it was built for release, with its debug information.
struct KeptArchive {
    /// The name by which the list knows it.
    let name: String
    /// The path, with links followed.
    let path: String
    let title: String
    let scheme: String
    let date: Date
    let comment: String
    let identifier: String
    let signer: String?
    /// The path of its app; nil if it has none.
    let app: String?

    static let largestInformation = 1 << 20
    static let longestComment = 10_000

    /// - Returns: nil for what is no archive.
    init?(name: String, path: String) {
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let values = Self.values(path + "/Info.plist"), let date = values["CreationDate"] as? Date else {
            return nil
        }
        self.name = name
        self.path = path
        self.date = date
        title = values["Name"] as? String ?? ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        scheme = values["SchemeName"] as? String ?? ""
        comment = values["Comment"] as? String ?? ""
        let properties = values["ApplicationProperties"] as? [String: Any] ?? [:]
        identifier = properties["CFBundleIdentifier"] as? String ?? ""
        signer = properties["SigningIdentity"] as? String
        app = Self.app(properties["ApplicationPath"] as? String, in: path)
    }

    static func values(_ plist: String) -> [String: Any]? {
        guard let size = try? FileManager.default.attributesOfItem(atPath: plist)[.size] as? Int,
            size <= largestInformation, let data = FileManager.default.contents(atPath: plist)
        else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
    }

    private static func app(_ place: String?, in archive: String) -> String? {
        guard let place, place.hasSuffix(".app") else { return nil }
        let words = place.split(separator: "/", omittingEmptySubsequences: false)
        guard !words.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { return nil }
        let path = archive + "/Products/" + place
        return FileManager.default.fileExists(atPath: path + "/Info.plist") ? path : nil
    }

    /// Writes a comment into the archive.
    func setComment(_ text: String) throws {
        let plist = path + "/Info.plist"
        guard text.count <= Self.longestComment, var values = Self.values(plist) else {
            throw OrganizerError("A comment has \(Self.longestComment) characters at most.")
        }
        values["Comment"] = text.isEmpty ? nil : text
        do {
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
                .write(to: URL(fileURLWithPath: plist), options: .atomic)
        } catch { throw OrganizerError("\(plist): cannot be written (\(error.localizedDescription)).", .conflict) }
    }
}

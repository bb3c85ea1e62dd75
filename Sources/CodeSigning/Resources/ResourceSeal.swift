import Archiving
import Foundation

/// The content of `CodeResources`: which files a bundle has, with their hashes, and the rules for those that it may have besides.
///
/// Version 1 (`files`) is what iPhone OS looks at: hashes of SHA-1, no links. Version 2 (`files2`) came with OS X 10.9.
package struct ResourceSeal {
    package struct Part {
        package var files: [String: SealedResource]
        package var rules: ResourceRules
    }

    package var first: Part?
    package var second: Part?

    /// Bytes of a file.
    static let largest = 64 << 20
    /// Files of a bundle.
    static let mostFiles = 200_000
    /// Code in a bundle with a signature of its own.
    private static let mostCode = 200
    private static let mostValues = 4_000_000

    init(first: Part?, second: Part?) {
        self.first = first
        self.second = second
    }

    /// - Throws: `SigningError` for a damaged file, or one that seals nothing.
    package init(reading data: Data) throws {
        guard data.count <= Self.largest else { throw Self.damaged("is too large") }
        let list: [String: Any]
        do {
            let format: PropertyList.Format = PropertyList.isBinary(data) ? .binary : .markup
            let table = try PropertyList.read(data, as: format, maximumDepth: 16, maximumCount: Self.mostValues)
            guard let root = try table.foundationValue() as? [String: Any] else {
                throw Self.damaged("is no dictionary")
            }
            list = root
        } catch let error as ArchiveError { throw Self.damaged("is no property list: \(error)") }
        first = try Self.part(list, "files", "rules")
        second = try Self.part(list, "files2", "rules2")
        guard first != nil || second != nil else { throw Self.damaged("seals nothing") }
    }

    private static func part(_ list: [String: Any], _ filesKey: String, _ rulesKey: String) throws -> Part? {
        guard list[filesKey] != nil || list[rulesKey] != nil else { return nil }
        guard let entries = list[filesKey] as? [String: Any], let rules = list[rulesKey] as? [String: Any],
            entries.count <= mostFiles
        else { throw damaged("has no files in “\(filesKey)” or no rules in “\(rulesKey)”") }
        let files = try entries.map { path, value in
            guard let resource = SealedResource(value) else { throw damaged("has an unknown entry for \(path)") }
            return (path, resource)
        }
        let code = files.filter { if case .code = $0.1.content { true } else { false } }
        guard code.count <= mostCode else { throw damaged("has too much code in the bundle") }
        return Part(files: Dictionary(files) { first, _ in first }, rules: try ResourceRules(rules))
    }

    private static func damaged(_ what: String) -> SigningError { SigningError("CodeResources \(what).") }

    /// In XML; the same seal always gives the same bytes.
    package var data: Data {
        get throws {
            var list: [String: Any] = [:]
            if let first {
                list["files"] = first.files.mapValues { $0.value(version: 1) }
                list["rules"] = first.rules.list
            }
            if let second {
                list["files2"] = second.files.mapValues { $0.value(version: 2) }
                list["rules2"] = second.rules.list
            }
            return try PropertyListData.xml(list)
        }
    }

    /// The newest version that is there.
    package var version: Int { second == nil ? 1 : 2 }

    /// Files that are sealed.
    package var fileCount: Int { (second ?? first)?.files.count ?? 0 }

    package var ruleCount: Int { (second ?? first)?.rules.rules.count ?? 0 }
}

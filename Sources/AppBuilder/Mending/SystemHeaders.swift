import Foundation

/// Finds the header of the SDK or the system that declares a function, a type or a constant.
final class SystemHeaders: @unchecked Sendable {
    struct Header {
        var path: String
        /// The name by which sources include it.
        var name: String
    }

    private static let maximumSize = 1 << 20
    /// Subfolders of /usr/include from which apps include headers of the C library.
    private static let systemFolders = ["", "sys", "arpa", "net", "netinet"]

    static let shared = SystemHeaders()
    private let lock = NSLock()
    /// The headers by the names that they declare, for each list of folders and kind of names.
    private var indices: [[String]: [String: Header]] = [:]

    /// The header that declares a function; nil if there is none. The first call reads all headers.
    ///
    /// - Parameter folders: The header search folders, in order.
    func declaring(_ function: String, in folders: [String]) -> Header? {
        let system = folders.filter { $0.hasPrefix("/usr/") && $0 != "/usr/include" || Self.isOfSDK($0) }
        return header(of: function, in: system + ["/usr/include"], names: Self.functions)
    }

    /// The header of the SDK that declares a type or a constant.
    func declaringName(_ name: String, in folders: [String]) -> Header? {
        header(of: name, in: folders.filter(Self.isOfSDK), names: DeclaredNames.all)
    }

    private static func isOfSDK(_ folder: String) -> Bool { folder.hasSuffix("/SDK/include") }

    private func header(of name: String, in folders: [String], names: ([UInt8]) -> [String]) -> Header? {
        lock.withLock {
            if let index = indices[folders] { return index[name] }
            let index = Self.index(folders, names)
            indices[folders] = index
            return index[name]
        }
    }

    private static func index(_ folders: [String], _ declared: ([UInt8]) -> [String]) -> [String: Header] {
        var index: [String: Header] = [:]
        for folder in folders {
            for name in names(in: folder) {
                let path = folder + "/" + name
                guard let data = FileManager.default.contents(atPath: path), data.count < maximumSize else { continue }
                for word in declared([UInt8](data)) where index[word] == nil {
                    index[word] = Header(path: path, name: name)
                }
            }
        }
        return index
    }

    private static func names(in folder: String) -> [String] {
        let manager = FileManager.default
        guard folder == "/usr/include" else {
            let all = manager.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return all.filter { $0.hasSuffix(".h") && !$0.hasPrefix("Verger/") }.sorted()
        }
        return systemFolders.flatMap { part in
            ((try? manager.contentsOfDirectory(atPath: folder + "/" + part)) ?? []).filter { $0.hasSuffix(".h") }
                .sorted().map { part.isEmpty ? $0 : part + "/" + $0 }
        }
    }

    /// The names before the first parenthesis of lines that start with an identifier, which may be a type.
    private static func functions(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 }), isNamePart(first),
                let bracket = line.firstIndex(of: UInt8(ascii: "("))
            else { return nil }
            var end = bracket
            while end > line.startIndex, line[end - 1] == 0x20 { end -= 1 }
            var start = end
            while start > line.startIndex, isNamePart(line[start - 1]) { start -= 1 }
            guard start < end, start > line.startIndex, [0x20, 0x09, UInt8(ascii: "*")].contains(line[start - 1]) else {
                return nil
            }
            let type = String(decoding: line[..<start], as: UTF8.self)
            let isOther =
                type.contains("=") || type.contains("//") || type.contains("return ") || type.contains("typedef ")
                || type.contains("else ")
            return isOther ? nil : String(decoding: line[start..<end], as: UTF8.self)
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

import Foundation
import Glibc

/// What a program, or the file with its debug information, says of itself: an ELF file of 64 bits (System V ABI, chapter 4).
///
/// Files are given by anybody: nothing is read beyond their end, and every count has a limit.
package struct SymbolImage: Sendable, Hashable {
    package let path: String
    /// The number that the linker gave the program, in hexadecimal digits. Its debug information has the same one.
    package let buildIdentifier: String
    /// Where the program's first segment is linked to: 0 if the program can be anywhere.
    package let linkAddress: UInt64
    /// Whether there are names of files and numbers of lines, and not only names of functions.
    package let hasLines: Bool

    private static let mostSections = 4096
    private static let mostSegments = 256
    private static let longestNote = 1 << 16
    private static let longestNames = 1 << 20

    private struct Section {
        var name: Int
        var kind: UInt64
        var offset: Int
        var size: Int
    }

    /// - Returns: nil for a file that is no ELF file of 64 bits, is damaged, or has no build identifier.
    package init?(path: String) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        func read(_ offset: Int, _ count: Int) -> [UInt8]? {
            guard offset >= 0, count >= 0, offset <= Int(status.st_size) - count else { return nil }
            var bytes = [UInt8](repeating: 0, count: count)
            return pread(descriptor, &bytes, count, off_t(offset)) == count ? bytes : nil
        }
        // 64 bits, and the byte order of all machines that there are.
        guard let head = read(0, 64), head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        guard let sections = Self.sections(head, read), let address = Self.linkAddress(head, read) else { return nil }
        guard let identifier = Self.buildIdentifier(sections, read) else { return nil }
        self.path = path
        buildIdentifier = identifier
        linkAddress = address
        hasLines = Self.names(sections, head, read).contains(".debug_line")
    }

    private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> UInt64 {
        guard place >= 0, place + count <= bytes.count else { return 0 }
        return (0..<count).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) }
    }

    private static func sections(_ head: [UInt8], _ read: (Int, Int) -> [UInt8]?) -> [Section]? {
        let count = Int(number(head, 60, 2)), size = Int(number(head, 58, 2))
        guard count <= mostSections, size == 64, let start = Int(exactly: number(head, 40, 8)),
            let table = read(start, count * size)
        else { return nil }
        return (0..<count).map { index in
            let place = index * size
            return Section(
                name: Int(number(table, place, 4)), kind: number(table, place + 4, 4),
                offset: Int(clamping: number(table, place + 24, 8)), size: Int(clamping: number(table, place + 32, 8)))
        }
    }

    /// The lowest address of the segments that are loaded.
    private static func linkAddress(_ head: [UInt8], _ read: (Int, Int) -> [UInt8]?) -> UInt64? {
        let count = Int(number(head, 56, 2)), size = Int(number(head, 54, 2))
        guard count <= mostSegments, count == 0 || size == 56, let start = Int(exactly: number(head, 32, 8)),
            let table = read(start, count * size)
        else { return nil }
        let loaded = (0..<count).map { $0 * size }.filter { number(table, $0, 4) == 1 }
        return loaded.map { number(table, $0 + 16, 8) }.min() ?? 0
    }

    private static func buildIdentifier(_ sections: [Section], _ read: (Int, Int) -> [UInt8]?) -> String? {
        for section in sections where section.kind == 7 && section.size <= longestNote {
            guard let bytes = read(section.offset, section.size) else { continue }
            var place = 0
            while place + 12 <= bytes.count {
                let nameSize = Int(number(bytes, place, 4)), size = Int(number(bytes, place + 4, 4))
                let name = place + 12, content = name + (nameSize + 3) / 4 * 4
                guard content + size <= bytes.count else { break }
                if number(bytes, place + 8, 4) == 3, nameSize == 4, bytes[name..<name + 3].elementsEqual("GNU".utf8),
                    (1...64).contains(size)
                {
                    return bytes[content..<content + size].map { byte in
                        (byte < 16 ? "0" : "") + String(byte, radix: 16)
                    }.joined()
                }
                place = content + (size + 3) / 4 * 4
            }
        }
        return nil
    }

    private static func names(
        _ sections: [Section], _ head: [UInt8], _ read: (Int, Int) -> [UInt8]?
    ) -> Set<String> {
        let index = Int(number(head, 62, 2))
        guard sections.indices.contains(index), sections[index].size <= longestNames,
            let bytes = read(sections[index].offset, sections[index].size)
        else { return [] }
        return Set(
            sections.filter { $0.kind == 1 && bytes.indices.contains($0.name) }.map { section in
                String(decoding: bytes[section.name...].prefix { $0 != 0 }, as: UTF8.self)
            })
    }
}

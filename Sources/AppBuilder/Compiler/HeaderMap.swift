import Foundation

/// A header map for clang: a file with a hash table from header names to paths, little-endian.
///
/// Names are case-insensitive, as in the Mac's file system.
struct HeaderMap {
    let contents: Data

    private static let magic: UInt32 = 0x686d_6170
    private static let headerSize = 24
    private static let bucketSize = 12

    /// - Parameter entries: The entries; of those with the same name the first is used.
    init(_ entries: [HeaderMaps.Entry]) {
        var strings: [UInt8] = [0]
        var paths: [(name: [UInt8], prefix: UInt32, suffix: UInt32, key: UInt32)] = []
        var seen: Set<String> = []
        var longest = 0
        func add(_ text: String) -> UInt32 {
            defer { strings += Array(text.utf8) + [0] }
            return UInt32(strings.count)
        }
        for entry in entries {
            guard seen.insert(entry.name.lowercased()).inserted else { continue }
            let key = add(entry.name)
            let prefix = add(entry.header.deletingLastPathComponent().path + "/")
            let suffix = entry.name.contains("/") ? add(entry.header.lastPathComponent) : key
            paths.append((Array(entry.name.utf8), prefix, suffix, key))
            longest = max(longest, entry.header.path.utf8.count)
        }

        var bucketCount = 8
        while bucketCount < paths.count * 2 { bucketCount *= 2 }
        var buckets = [UInt32](repeating: 0, count: bucketCount * 3)
        for path in paths {
            var place = Int(Self.hash(path.name)) & (bucketCount - 1)
            while buckets[place * 3] != 0 { place = (place + 1) & (bucketCount - 1) }
            buckets[place * 3] = path.key
            buckets[place * 3 + 1] = path.prefix
            buckets[place * 3 + 2] = path.suffix
        }

        var data = Data()
        func append(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
        append(Self.magic)
        // Version 1, and a reserved field.
        append(1)
        append(UInt32(Self.headerSize + bucketCount * Self.bucketSize))
        append(UInt32(paths.count))
        append(UInt32(bucketCount))
        append(UInt32(longest))
        buckets.forEach(append)
        data.append(contentsOf: strings)
        contents = data
    }

    private static func hash(_ name: [UInt8]) -> UInt32 {
        name.reduce(0) { sum, byte in
            let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            return sum &+ UInt32(isUppercase ? byte | 0x20 : byte) &* 13
        }
    }
}

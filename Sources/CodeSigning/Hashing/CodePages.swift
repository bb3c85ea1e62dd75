import Foundation

/// The hashes of a program's pages.
struct CodePages {
    /// For each kind, page by page. A directory without pages has one hash of everything.
    let hashes: [CodeHash: [Data]]
    /// Bytes of the file.
    let size: Int
    let stamp: FileStamp

    /// - Parameter pageSize: a power of two from 256 to ``SignedFile/partSize``; nil for one hash of everything.
    init(of file: SignedFile, pageSize: Int?, kinds: some Collection<CodeHash>) throws {
        let running = kinds.map { ($0, RunningHash($0)) }
        var hashes: [CodeHash: [Data]] = Dictionary(uniqueKeysWithValues: kinds.map { ($0, []) })
        var size = 0
        stamp = try file.read { part in
            size += part.count
            for (kind, hash) in running {
                guard let pageSize else {
                    hash.add(part)
                    continue
                }
                for start in stride(from: 0, to: part.count, by: pageSize) {
                    let page = part[start..<min(start + pageSize, part.count)]
                    hash.add(UnsafeRawBufferPointer(rebasing: page))
                    hashes[kind]?.append(hash.finish())
                }
            }
        }
        if pageSize == nil { for (kind, hash) in running { hashes[kind] = [hash.finish()] } }
        self.hashes = hashes
        self.size = size
    }
}

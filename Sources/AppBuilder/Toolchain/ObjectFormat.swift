import Foundation

/// Checks the format of object files and libraries.
enum ObjectFormat {
    private static let machMagics: Set<UInt32> = [
        0xfeed_face, 0xfeed_facf, 0xcafe_babe, 0xcefa_edfe, 0xcffa_edfe, 0xbeba_feca, 0xcafe_babf, 0xbfba_feca,
    ]

    /// Whether it is Mach-O code of Apple's systems, which cannot be linked here.
    static func isForeign(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        return isMach((try? handle.read(upToCount: 4096)) ?? Data())
    }

    private static func isMach(_ data: Data) -> Bool {
        if machMagics.contains(word(data)) { return true }
        // In an archive the first objects follow a header of 60 bytes and possibly names.
        guard data.starts(with: Data("!<arch>\n".utf8)) else { return false }
        // Only Apple's archives begin with this table, which may be long.
        let head = data.dropFirst(8).prefix(80)
        if head.range(of: Data("__.SYMDEF".utf8)) != nil { return true }
        return stride(from: 8, to: data.count - 4, by: 4).contains { machMagics.contains(word(data.dropFirst($0))) }
    }

    private static func word(_ data: Data) -> UInt32 {
        data.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

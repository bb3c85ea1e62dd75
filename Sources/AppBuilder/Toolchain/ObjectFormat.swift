import Foundation

/// Checks the format of object files and libraries.
enum ObjectFormat {
    private static let machMagics: Set<UInt32> = [
        0xfeed_face, 0xfeed_facf, 0xcafe_babe, 0xcefa_edfe, 0xcffa_edfe, 0xbeba_feca, 0xcafe_babf, 0xbfba_feca,
    ]

    /// - Throws: `BuildError` for Mach-O code of Apple's systems, which cannot be linked here.
    static func requireLinkable(_ file: URL) throws {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return }
        defer { try? handle.close() }
        let beginning = (try? handle.read(upToCount: 4096)) ?? Data()
        guard isMach(beginning) else { return }
        throw BuildError(
            "compiled for Apple's systems (Mach-O): it cannot be linked here", at: file.path,
            cure: "Take it out of the target together with what uses it, or add its sources instead.")
    }

    private static func isMach(_ data: Data) -> Bool {
        if machMagics.contains(word(data)) { return true }
        // In an archive the first objects follow a header of 60 bytes and possibly names.
        guard data.starts(with: Data("!<arch>\n".utf8)) else { return false }
        return stride(from: 8, to: data.count - 4, by: 4).contains { machMagics.contains(word(data.dropFirst($0))) }
    }

    private static func word(_ data: Data) -> UInt32 {
        data.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

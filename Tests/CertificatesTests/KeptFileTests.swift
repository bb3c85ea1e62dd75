import Foundation
import Testing

import Certificates

/// Files with secrets: whose they are, how large, and whole or not at all.
@Suite struct KeptFileTests {
    @Test func `A file is written whole, for its owner, and replaced only if it may be`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let path = openssl.path("file")
        #expect(try KeptFile.read(path, limit: 10) == nil)
        try KeptFile.write([1, 2], to: path)
        try KeptFile.write([1, 2, 3], to: path)
        #expect(try KeptFile.read(path, limit: 10, isSecret: true) == [1, 2, 3])
        #expect(reason { try KeptFile.write([4], to: path, isNew: true) } == .file)
        #expect(try KeptFile.read(path, limit: 3) == [1, 2, 3])
        #expect(reason { try KeptFile.read(path, limit: 2) } == .tooLarge)
        #expect(try FileManager.default.contentsOfDirectory(atPath: openssl.folder) == ["file"])
    }

    @Test func `Links, folders and pipes are not read, and others' eyes not suffered`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        try KeptFile.write([1], to: openssl.path("file"), mode: 0o644)
        #expect(reason { try KeptFile.read(openssl.path("file"), limit: 9, isSecret: true) } == .file)
        try FileManager.default.createSymbolicLink(atPath: openssl.path("link"), withDestinationPath: "file")
        #expect(reason { try KeptFile.read(openssl.path("link"), limit: 9) } == .file)
        #expect(reason { try KeptFile.read(openssl.folder, limit: 9) } == .file)
        mkfifo(openssl.path("pipe"), 0o600)
        #expect(reason { try KeptFile.read(openssl.path("pipe"), limit: 9) } == .file)
        #expect(reason { try KeptFile.makeFolder(openssl.path("file")) } == .file)
        #expect(reason { try KeptFile.makeFolder(openssl.path("file/inside")) } == .file)
        #expect(reason { try KeptFile.write([1], to: openssl.path("absent/file")) } == .file)
    }
}

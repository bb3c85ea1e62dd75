import Device
import Foundation
import Testing

/// What a file is by its first bytes.
@Suite struct FileContentTests {
    private func content(_ bytes: [UInt8]) -> FileContent? { FileContent(head: Data(bytes)) }

    @Test func `pictures, archives and contacts are known by how they begin`() {
        #expect(content([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]) == .picture(kind: "PNG"))
        #expect(content([0xFF, 0xD8, 0xFF, 0xE0]) == .picture(kind: "JPG"))
        #expect(content(Array("GIF89a".utf8)) == .picture(kind: "GIF"))
        #expect(content([0x4D, 0x4D, 0, 0x2A, 0]) == .picture(kind: "TIF"))
        #expect(content(Array("BM".utf8) + Array(repeating: 1, count: 12) + [40, 0, 0, 0]) == .picture(kind: "BMP"))
        #expect(content([0x50, 0x4B, 3, 4]) == .archive)
        #expect(content(Array("\r\n begin:vCard\r\nVERSION:2.1".utf8)) == .contacts)
        #expect(content([0xEF, 0xBB, 0xBF] + Array("BEGIN:VCARD".utf8)) == .contacts)
        let wide = "BEGIN:VCARD\n".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        #expect(content([0xFE, 0xFF] + wide) == .contacts)
    }

    @Test func `anything else is nothing`() {
        for text in ["", "BM", "BMW is a company in Munich", "GIF", "PK", "BEGIN:VCAR", "%PDF-1.4"] {
            #expect(content(Array(text.utf8)) == nil, "\(text)")
        }
        #expect(content([0xFE, 0xFF, 0]) == nil && content([0xFF]) == nil)
        #expect(FileContent(ofFile: "/nowhere/at/all") == nil && FileContent(ofFile: "/") == nil)
    }
}

import CodeSigning
import Foundation
import Testing

struct CodeDirectoryTests {
    private func directory(_ hash: CodeHash, team: String?) -> CodeDirectory {
        CodeDirectory(
            identifier: "com.example.app", team: team, flags: 2, hash: hash, codeLimit: 5000,
            specialHashes: [.infoPlist: hash.of(Data([1])), .entitlements: hash.of(Data([5]))],
            codeHashes: [hash.of(Data([8])), hash.of(Data([9]))])
    }

    @Test(arguments: CodeHash.allCases, [nil, "TEAM123456"])
    func directoriesAreReadAsTheyWereWritten(_ hash: CodeHash, _ team: String?) throws {
        let directory = directory(hash, team: team)
        let data = directory.data
        let read = try CodeDirectory(reading: data)
        #expect(read == directory)
        #expect(read.data == data)
        #expect(read[.infoPlist] == hash.of(Data([1])))
        #expect(read[.requirements] == nil)
        #expect(read.version == (team == nil ? 0x20100 : 0x20200))
        #expect(data.prefix(8).hexadecimal == "fade0c02" + String(format: "%08x", data.count))
    }

    @Test func everyCutIsRefused() {
        let data = directory(.sha256, team: "TEAM123456").data
        for count in 0..<data.count {
            #expect(throws: SigningError.self) { try CodeDirectory(reading: data.prefix(count)) }
        }
    }

    @Test func countsOutsideOfTheDirectoryAreRefused() {
        let data = directory(.sha1, team: nil).data
        for place in stride(from: 16, to: 36, by: 4) {
            for value: UInt8 in [0x7F, 0xFF] {
                var changed = data
                changed.replaceSubrange(place..<place + 4, with: [value, 0xFF, 0xFF, 0xFF])
                #expect(throws: SigningError.self) { try CodeDirectory(reading: changed) }
            }
        }
    }
}

import Foundation
import Packaging
import Testing

@Suite struct AppArchiveTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("archive-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Packs files as they are; the mode is Unix's.
    private func archive(
        _ files: [(name: String, text: String, mode: UInt16)], size: UInt32? = nil, checksum: UInt32? = nil
    ) -> Data {
        var (data, list) = (Data(), Data())
        func add(_ value: some FixedWidthInteger, to data: inout Data) {
            withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
        }
        for file in files {
            let (name, bytes) = (Data(file.name.utf8), Data(file.text.utf8))
            let place = UInt32(data.count)
            let sum = checksum ?? Self.checksum(bytes)
            for (signature, isList) in [(UInt32(0x0403_4B50), false), (0x0201_4B50, true)] {
                var head = Data()
                add(signature, to: &head)
                if isList { add(UInt16(0x0314), to: &head) }
                for value in [20, 0, 0, 0, 0] { add(UInt16(value), to: &head) }
                for value in [sum, UInt32(bytes.count), size ?? UInt32(bytes.count)] { add(value, to: &head) }
                add(UInt16(name.count), to: &head)
                add(UInt16(0), to: &head)
                if isList {
                    for _ in 0..<3 { add(UInt16(0), to: &head) }
                    add(UInt32(file.mode) << 16, to: &head)
                    add(place, to: &head)
                    list += head + name
                } else {
                    data += head + name + bytes
                }
            }
        }
        let start = UInt32(data.count)
        data += list
        add(UInt32(0x0605_4B50), to: &data)
        for value in [0, 0, files.count, files.count] { add(UInt16(value), to: &data) }
        add(UInt32(list.count), to: &data)
        add(start, to: &data)
        add(UInt16(0), to: &data)
        return data
    }

    /// CRC-32, bit by bit.
    private static func checksum(_ data: Data) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return ~sum
    }

    private func unpack(_ data: Data) throws -> URL {
        let file = folder.appendingPathComponent("App.ipa")
        try data.write(to: file)
        return try AppArchive(file).unpack(into: folder)
    }

    private let info = (name: "Payload/A.app/Info.plist", text: "{}", mode: UInt16(0o100644))

    @Test func `An app is unpacked with its programs' rights`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try unpack(
            archive([
                ("Payload/", "", 0o40755), ("Payload/A.app/", "", 0o40755), info,
                ("Payload/A.app/A", "program", 0o100755), ("Payload/A.app/en.lproj/A.strings", "", 0o100600),
                ("iTunesMetadata.plist", "x", 0o100644),
            ]))
        #expect(app.lastPathComponent == "A.app")
        #expect(try String(contentsOf: app.appendingPathComponent("A"), encoding: .utf8) == "program")
        #expect(FileManager.default.isExecutableFile(atPath: app.path + "/A"))
        #expect(FileManager.default.fileExists(atPath: app.path + "/en.lproj/A.strings"))
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/iTunesMetadata.plist"))
    }

    @Test func `Packed files are unpacked`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = String(repeating: "packed ", count: 1000)
        let app = folder.appendingPathComponent("Payload/A.app")
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: app.appendingPathComponent("text"))
        let zip = Process()
        zip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        zip.arguments = ["python3", "-m", "zipfile", "-c", "App.zip", "Payload/"]
        zip.currentDirectoryURL = folder
        try zip.run()
        zip.waitUntilExit()
        let data = try Data(contentsOf: folder.appendingPathComponent("App.zip"))
        #expect(data.count < text.utf8.count)
        let unpacked = try unpack(data).appendingPathComponent("text")
        #expect(try String(contentsOf: unpacked, encoding: .utf8) == text)
    }

    @Test(arguments: [
        "../evil", "Payload/A.app/../../evil", "/etc/evil", "Payload/A.app/./x", "Payload\\A.app\\x", "Payload//x",
    ])
    func `Paths that leave the folder are refused by name`(name: String) {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect { _ = try unpack(archive([info, (name, "x", 0o100644)])) } throws: { "\($0)".contains(name) }
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/A.app"))
    }

    @Test func `Links, bombs, doubles and damage are refused by name`() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = ("Payload/A.app/link", "/etc/passwd", UInt16(0o120777))
        for data in [
            archive([info, link]), archive([info], size: 0x7FFF_FFFF), archive([info, info]),
            archive([info], checksum: 1), archive([info], size: 3), archive([info]).dropLast(30),
            Data(), Data("PK".utf8), Data(repeating: 0x50, count: 100_000), archive([]),
            archive([info, ("Payload/B.app/Info.plist", "", 0o100644)]),
        ] {
            #expect { _ = try unpack(Data(data)) } throws: { "\($0)".contains("cannot be unpacked") }
        }
        let whole = archive([info, ("Payload/A.app/A", "program", 0o100755)])
        for place in whole.indices {
            var damaged = whole
            damaged[place] ^= 0xFF
            _ = try? unpack(damaged)
        }
    }
}

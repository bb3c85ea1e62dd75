import Foundation
import Testing

/// Apple's tools for sound: what they print, and the exit statuses on which scripts rely.
@Suite struct SoundToolTests {
    private let folder: TemporaryFolder
    private let tone = VergerProcess.root.appendingPathComponent("Tests/Scenes/Recorder/tone.wav").path

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(["xcrun"] + words, home: folder.url, currentFolder: folder.url)
    }

    @Test func `afinfo tells what is in a file`() throws {
        let result = try run("afinfo", tone)
        #expect(result.status == 0)
        for line in [
            "File type ID:   WAVE", "Data format:     1 ch,   8000 Hz, 'lpcm' (0x00000008) 8-bit unsigned integer",
            "estimated duration: 1.000000 sec", "audio bytes: 8000", "audio packets: 8000",
            "bit rate: 64000 bits per second",
            "audio data file offset: 44", "source bit depth: I8",
        ] {
            #expect(result.output.contains("\n\(line)\n"), "\(line) is not in\n\(result.output)")
        }
    }

    @Test(arguments: [
        (
            ["-f", "caff", "-d", "ima4"], "a.caf",
            "caff, 1 ch,   8000 Hz, 'ima4' (0x00000000) 0 bits/channel, 34 bytes/packet"
        ),
        (["-d", "aac", "-b", "24000"], "a.m4a", "m4af, 1 ch,   8000 Hz, 'aac '"),
        (["-f", "m4af", "-d", "alac-24"], "b.m4a", "m4af, 1 ch,   8000 Hz, 'alac'"),
        (
            ["-f", "WAVE", "-d", "LEI16@22050", "-c", "2"], "a.wav",
            "WAVE, 2 ch,  22050 Hz, 'lpcm' (0x0000000C) 16-bit little"
        ),
        (
            ["-f", "AIFF", "-d", "BEI24"], "a.aif",
            "AIFF, 1 ch,   8000 Hz, 'lpcm' (0x0000000E) 24-bit big-endian signed"
        ),
    ])
    func `afconvert writes what it is told`(_ flags: [String], _ name: String, _ text: String) throws {
        let words = ["xcrun", "afconvert"] + flags + [tone, name]
        let result = try VergerProcess.run(words, home: folder.url, currentFolder: folder.url)
        #expect(result.status == 0 && result.output.isEmpty, "\(result.errors)")
        let found = try run("afinfo", "-b", name)
        #expect(found.status == 0 && found.output.hasPrefix("\(name): \(text)"), "\(found.output)")
    }

    @Test func `what cannot be done has a status and a reason`() throws {
        let nothing = try run("afinfo", "nothing.wav", tone)
        #expect(
            nothing.status == 1 && nothing.errors.contains("nothing.wav cannot be opened: -43"), "\(nothing.errors)")
        #expect(nothing.output.contains("WAVE"))
        #expect(try run("afinfo").status == 2)
        let format = try run("afconvert", "-f", "WAVE", "-d", "aac", tone, "a.wav")
        #expect(format.status == 1 && format.errors.contains("a.wav cannot be written: 'fmt?'"), "\(format.errors)")
        #expect(try run("afconvert", "-f", "WAVE", "-d", "I7", tone, "a.wav").status == 1)
        #expect(try run("afconvert", "-z", tone).status == 2)
        #expect(try run("afconvert", "-d", "ima4", tone).status == 2)
        #expect(try run("afconvert", tone, tone).status == 2)
        #expect(try run("afplay").status == 2)
        #expect(try run("afplay", "nothing.wav").status == 1)
    }
}

import CoreGraphics
import Foundation
import TestMedia
import Testing

/// A film in an app, seen in screenshots and heard in a recording.
@Suite struct FilmRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Installs an app of Tests/ObjectiveCApps, always by the same name, with a film.
    private func install(_ app: String = "Films", codec: String = "libx264", film: String = "film.mp4") throws {
        let source = VergerProcess.root.appendingPathComponent("Tests/ObjectiveCApps/\(app).m")
        try folder.write(try String(contentsOf: source, encoding: .utf8), to: "Films/Films.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>com.example.Films</string>
            <key>CFBundleExecutable</key><string>Films</string>
            <key>DTSDKName</key><string>iphoneos4.3</string>
            </dict></plist>
            """, to: "Films/Info.plist")
        try TestFilm.make(at: folder.url.appendingPathComponent("Films/\(film)"), codec: codec)
    }

    /// Plays the film, and takes a picture in each of its three seconds.
    private func play(recording: String) throws {
        // The app begins to play a second after its launch, which itself takes one.
        let script = "wait 0.5\nscreenshot 1.png\nwait 1\nscreenshot 2.png\nwait 1\nscreenshot 3.png\nwait 2\n"
        try folder.write(script, to: "script")
        let result = try VergerProcess.run(
            ["run", "Films", "--headless", "--script", "script", "--audio", recording], home: folder.url,
            currentFolder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// The colour in the middle of the film.
    private func color(in picture: String) throws -> UInt32 {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(picture))
        return try CGImage.decode(data: data, name: picture).image.surface.pixel(x: 160, y: 220)
    }

    /// How far two colours are apart in the channel in which they are furthest.
    private func distance(_ one: UInt32, _ other: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
    }

    private func expectColors() throws {
        for (picture, expected): (String, UInt32) in [
            ("1.png", 0xFFFF_0000), ("2.png", 0xFF00_FF00), ("3.png", 0xFF00_00FF),
        ] {
            let color = try color(in: picture)
            #expect(distance(color, expected) < 10, "\(picture) has \(String(color, radix: 16))")
        }
    }

    /// The samples of the left channel, from the first that is not silent to the last.
    private func heard(_ recording: String) throws -> [Int16] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(recording)).dropFirst(44)
        let samples = data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 3, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int16.self) }
        }
        let begin = try #require(samples.firstIndex { $0 != 0 })
        let end = try #require(samples.lastIndex { $0 != 0 })
        return Array(samples[begin...end])
    }

    @Test func `Each second of a film shows its picture, its tone is heard, and both are the same in each run`() throws
    {
        try install()
        try play(recording: "first.wav")
        try expectColors()
        let sound = try heard("first.wav")
        #expect(abs(sound.count - 3 * 48_000) < 4000)
        let middle = sound[24_000..<72_000]
        let cycles = zip(middle, middle.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
        #expect(abs(cycles - 440) <= 1)

        let files = ["1.png", "2.png", "3.png"]
        func bytes(_ names: [String]) throws -> [Data] {
            try names.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        }
        let before = try bytes(files)
        try play(recording: "second.wav")
        #expect(try bytes(files) == before)
        #expect(try bytes(["first.wav"]) == bytes(["second.wav"]))
    }

    @Test func `A film of MPEG-4's simple profile is shown, too`() throws {
        try install(codec: "mpeg4")
        try play(recording: "mpeg4.wav")
        try expectColors()
    }

    @Test func `A composition is heard with its gap, and half as loud once a mix says so`() throws {
        try install("CompositionsPlayed")
        try folder.write("wait 12\n", to: "script")
        let result = try VergerProcess.run(
            ["run", "Films", "--headless", "--script", "script", "--audio", "composition.wav"], home: folder.url,
            currentFolder: folder.url)
        #expect(result.status == 0, "\(result.errors)")
        let sound = try heard("composition.wav")
        func loudest(at second: Double) -> Int {
            let first = Int(second * 48_000)
            return sound[first..<first + 9600].map { abs(Int($0)) }.max() ?? 0
        }
        #expect(loudest(at: 0.2) > 2000 && loudest(at: 1.4) == 0 && loudest(at: 2.4) > 2000)
        // The last part begins anew with what the first one had, and the mix comes after half a second of it.
        let last = Double(sound.count) / 48_000 - 3
        let (before, behind) = (loudest(at: last + 0.2), loudest(at: last + 2.4))
        #expect(before > 2000 && abs(behind * 2 - before) < before / 10, "\(before) \(behind)")
    }
}

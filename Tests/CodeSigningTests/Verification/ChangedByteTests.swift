import CodeSigning
import Foundation
import Testing

struct ChangedByteTests {
    /// Changes bytes of a file, one after the other, and puts each back.
    ///
    /// - Parameter mask: the bits that change of the byte at a place.
    /// - Returns: the changes that nobody noticed.
    private func change(
        _ path: String, places: [Int], mask: (Int) -> UInt8, _ isFound: () throws -> Bool
    ) throws -> [String] {
        let original = try Data(contentsOf: URL(fileURLWithPath: path))
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        var unnoticed: [String] = []
        for place in places {
            try file.seek(toOffset: UInt64(place))
            try file.write(contentsOf: Data([original[place] ^ mask(place)]))
            if try !isFound() { unnoticed.append("\((path as NSString).lastPathComponent) \(place)") }
            try file.seek(toOffset: UInt64(place))
            try file.write(contentsOf: Data([original[place]]))
        }
        return unnoticed
    }

    @Test func everyByteOfASmallBundleIsSealed() throws {
        let signer = try TestSigner()
        let app = try SampleApp(programSize: 700, hasCode: false)
        try app.sign(signer.identity(), at: signer.now) {
            $0.entitlements = try? CodeEntitlements(["get-task-allow": true])
        }
        let trust = try signer.trust()
        // A bundle whose Info.plist cannot be read is no bundle: that is found too.
        func isFound() -> Bool {
            (try? BundleVerifier(app.bundle, trust: trust).verify().isValid) != true
        }
        #expect(!isFound())
        // One bit, the case of a letter, the sign, all bits.
        let masks: [UInt8] = [0x01, 0x20, 0x80, 0xFF]
        var count = 0
        for file in try app.files {
            let path = app.path + "/" + file
            let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
            count += size
            #expect(try change(path, places: Array(0..<size), mask: { masks[$0 % masks.count] }, isFound) == [])
        }
        #expect(!isFound())
        #expect(count > 7000)
    }

    @Test func bytesOfALargeBundleAreSealed() throws {
        let signer = try TestSigner()
        let app = try SampleApp(programSize: 3 << 20)
        for number in 0..<200 { try app.write(String(repeating: "x\(number)", count: 200), "Many/File\(number).txt") }
        try app.sign(signer.identity(), at: signer.now)
        let trust = try signer.trust()
        var random = SystemRandomNumberGenerator()
        let files = try app.files
        for _ in 0..<60 {
            let path = app.path + "/" + (try #require(files.randomElement(using: &random)))
            let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
            let place = Int.random(in: 0..<size, using: &random), mask = UInt8.random(in: 1...255, using: &random)
            let unnoticed = try change(path, places: [place], mask: { _ in mask }) {
                (try? BundleVerifier(app.bundle, trust: trust).verify().isValid) != true
            }
            #expect(unnoticed == [])
        }
    }
}

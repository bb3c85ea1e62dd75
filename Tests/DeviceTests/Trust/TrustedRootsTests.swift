import Device
import Foundation
import Testing

@Suite struct TrustedRootsTests {
    /// A folder that goes with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "roots-\(UUID().uuidString)"
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    /// A sequence of two sequences and a string of bits: the outline of a certificate.
    private let certificate = Data([0x30, 0x81, 0x07, 0x30, 0x00, 0x30, 0x00, 0x03, 0x01, 0x00])

    private func pem(_ data: Data) -> String {
        "some text\n-----BEGIN CERTIFICATE-----\n\(data.base64EncodedString())\n-----END CERTIFICATE-----\n"
    }

    @Test func `certificates in both formats are added to those that are there`() throws {
        let folder = Folder()
        let roots = TrustedRoots(deviceFolder: folder.path)
        #expect(!roots.isThere)
        #expect(try roots.add(certificate) == 1)
        #expect(try roots.add(Data((pem(certificate) + pem(certificate)).utf8)) == 2)
        let text = try String(contentsOfFile: roots.path, encoding: .utf8)
        #expect(text.components(separatedBy: "-----BEGIN CERTIFICATE-----\nMIEHMAAwAAMBAA==\n").count == 4)
        roots.removeAll()
        #expect(!roots.isThere)
    }

    @Test func `what is no certificate is refused, and changes nothing`() throws {
        let folder = Folder()
        let roots = TrustedRoots(deviceFolder: folder.path)
        let damaged = certificate.dropLast()
        let files = [
            Data(), Data("hello".utf8), Data(damaged), Data(pem(damaged).utf8),
            Data((pem(certificate) + pem(damaged)).utf8),
            Data([0x30, 0x84, 0xff, 0xff, 0xff, 0xff]), Data("-----BEGIN CERTIFICATE-----".utf8),
            Data(count: TrustedRoots.maximumSize + 1),
        ]
        for file in files {
            #expect(throws: DeviceError.self) { try roots.add(file) }
        }
        #expect(!roots.isThere)
    }
}

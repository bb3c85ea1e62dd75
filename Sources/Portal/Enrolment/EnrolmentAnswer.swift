import Archiving
import Certificates
import Foundation

/// What a device answers to an enrolment profile: a property list with what was asked for, signed with the certificate of the
/// device (“Over-the-Air Profile Delivery Concepts”, Apple 2010).
struct EnrolmentAnswer {
    let udid, name, product, system, challenge: String

    /// Bytes of an answer, and of each of its texts.
    static let largest = 64 << 10
    private static let longestText = 200

    /// - Parameter trust: whose certificates devices have.
    /// - Throws: `PortalError` for what is no such answer, or signed by anybody but the device that it names.
    init(_ bytes: [UInt8], trust: CertificateTrust) throws {
        guard bytes.count <= Self.largest else { throw Self.malformed("it is too large") }
        let signature: MessageSignature
        do {
            signature = try SignedMessage(bytes).verify(trust: trust, for: .device)
        } catch { throw PortalError(.notAllowed, "The answer is not one of a device: \(error).") }
        let content = Data(signature.content)
        let format: PropertyList.Format = PropertyList.isBinary(content) ? .binary : .markup
        guard
            let list = try? PropertyList.read(content, as: format, maximumDepth: 8, maximumCount: 200),
            let values = try? list.foundationValue() as? [String: Any]
        else { throw Self.malformed("it has no property list with a dictionary") }
        func text(_ key: String) throws -> String {
            guard let text = values[key] as? String, !text.isEmpty, text.utf8.count <= Self.longestText else {
                throw Self.malformed("it has no \(key)")
            }
            return text
        }
        udid = try RegisteredDevice.check(text("UDID"))
        guard signature.signer.subject.commonName?.lowercased() == udid else {
            throw PortalError(.notAllowed, "The answer is signed by another device than the one it names.")
        }
        challenge = try text("CHALLENGE")
        func name(_ key: String, _ other: String) throws -> String {
            guard values[key] != nil else { return other }
            return try PortalText.name(text(key), of: "What a device calls \(key)")
        }
        product = try name("PRODUCT", "")
        system = try name("VERSION", "")
        self.name = try name("DEVICE_NAME", "Device \(udid.prefix(8))")
    }

    private static func malformed(_ reason: String) -> PortalError {
        PortalError(.invalid, "The device's answer cannot be read: \(reason).")
    }
}

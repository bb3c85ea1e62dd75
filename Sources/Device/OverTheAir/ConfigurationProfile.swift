import Archiving
import Certificates
import Foundation

/// A configuration profile, `.mobileconfig`: here one that lets a server ask what the device is (“Over-the-Air Profile Delivery
/// Concepts”, Apple 2010). A property list, which may be the content of a signed message.
struct ConfigurationProfile: Sendable {
    /// Who answers for it.
    enum Vouching: Equatable, Sendable {
        case unsigned
        /// An authority that the device does not trust.
        case unverified(String)
        case verified(String)
    }

    let name: String
    let organization: String
    let explanation: String
    let vouching: Vouching
    /// Where the answer goes.
    let address: LocalAddress
    /// What the server wants to know.
    let attributes: [String]
    /// What the answer must repeat: a text or data.
    let challenge: Challenge?

    enum Challenge: Equatable, Sendable {
        case text(String)
        case data(Data)

        var value: Any {
            switch self {
            case .text(let text): text
            case .data(let data): data
            }
        }
    }

    static let largest = 1 << 20
    private static let longestText = 500, mostAttributes = 32

    /// True if the name of a file is that of a profile.
    static func isNamed(by url: String) -> Bool {
        URLComponents(string: url)?.path.lowercased().hasSuffix(".mobileconfig") ?? false
    }

    /// - Throws: `badProfile` with what is wrong.
    init(_ data: Data, trust: CertificateTrust) throws {
        func fault(_ reason: String) -> DeviceError {
            DeviceError(.badProfile, "The profile cannot be installed: \(reason).")
        }
        guard data.count <= Self.largest else { throw fault("it is too large") }
        let (content, vouching) = try Self.content(of: data, trust: trust)
        guard
            let list = try? PropertyList.read(
                content, as: PropertyList.isBinary(content) ? .binary : .markup, maximumDepth: 16, maximumCount: 2000),
            let values = try? list.foundationValue() as? [String: Any]
        else { throw fault("it is no property list with a dictionary") }
        func text(_ key: String) -> String { String((values[key] as? String ?? "").prefix(Self.longestText)) }
        guard values["PayloadType"] as? String == "Profile Service" else {
            throw fault("this device only takes profiles of the type Profile Service")
        }
        guard let payload = values["PayloadContent"] as? [String: Any], let address = payload["URL"] as? String else {
            throw fault("it does not say where the answer goes")
        }
        guard let address = LocalAddress(address) else {
            throw fault("its answer would go to another machine: \(address.prefix(200))")
        }
        self.address = address
        self.vouching = vouching
        name = text("PayloadDisplayName").isEmpty ? "Profile" : text("PayloadDisplayName")
        organization = text("PayloadOrganization")
        explanation = text("PayloadDescription")
        attributes = Array((payload["DeviceAttributes"] as? [String] ?? []).prefix(Self.mostAttributes))
        switch payload["Challenge"] {
        case let text as String: challenge = .text(text)
        case let data as Data: challenge = .data(data)
        default: challenge = nil
        }
    }

    private static func content(of data: Data, trust: CertificateTrust) throws -> (Data, Vouching) {
        // A signed message is a sequence of ASN.1, a property list never begins so.
        guard data.first == 0x30 else { return (data, .unsigned) }
        do {
            let message = try SignedMessage([UInt8](data))
            let signature = try message.verifyWithoutTrust()
            let name = signature.signer.subject.commonName ?? "\(signature.signer.subject)"
            let isTrusted = (try? message.verify(trust: trust, for: .profileSigning)) != nil
            return (Data(signature.content), isTrusted ? .verified(name) : .unverified(name))
        } catch { throw DeviceError(.badProfile, "The profile cannot be installed: \(error).") }
    }
}

import Certificates
import CodeSigning
import Foundation

/// The parts of a bundle's signature, each of which comes from strangers.
package enum FuzzedSignature {
    /// Reads data as every part of a signature. What is read must be written and read again as the same.
    ///
    /// - Throws: the error of the last reader, or ``FuzzedFormat/Unsettled`` for a mistake of a reader or writer.
    package static func exercise(_ data: Data) throws {
        try settles("directory", data, { try CodeDirectory(reading: $0) }, \.data)
        try settles("requirements", data, { try RequirementSet(reading: $0) }, \.data)
        try settles("requirement", data, { try Requirement(reading: $0) }, \.data)
        for kind in [BlobKind.embeddedSignature, .requirements] {
            try settles("blob", data, { try SuperBlob(reading: $0, as: kind, "blob") }, \.data)
        }
        if let message = try? SignatureMessage(reading: data), try message.data != data {
            throw FuzzedFormat.Unsettled(message: "message: is read though it is not written so")
        }
        if let text = String(validating: data, as: UTF8.self), let set = try? RequirementSet(text: text) {
            // What the language says has a binary form, and that has a text which says the same.
            let read = try RequirementSet(reading: set.data)
            let again = try RequirementSet(text: read.lines.joined(separator: "\n"))
            guard again.requirements == set.requirements.mapValues(leaningLeft) || set.lines.isEmpty else {
                throw FuzzedFormat.Unsettled(message: "requirement: its text says something else")
            }
        }
        if let seal = try? ResourceSeal(reading: data) {
            guard try ResourceSeal(reading: seal.data).data == seal.data else {
                throw FuzzedFormat.Unsettled(message: "seal: what is written does not settle")
            }
        }
        _ = try? EmbeddedProfile(data)
        _ = try CodeEntitlements(data)
    }

    /// The requirement as its text is read. Texts do not say how a row of the same operator is grouped: it means the same.
    private static func leaningLeft(_ requirement: Requirement) -> Requirement {
        switch requirement {
        case .and(let one, .and(let other, let third)): leaningLeft(.and(.and(one, other), third))
        case .or(let one, .or(let other, let third)): leaningLeft(.or(.or(one, other), third))
        case .and(let one, let other): .and(leaningLeft(one), leaningLeft(other))
        case .or(let one, let other): .or(leaningLeft(one), leaningLeft(other))
        case .not(let operand): .not(leaningLeft(operand))
        default: requirement
        }
    }

    private static func settles<Part: Equatable>(
        _ name: String, _ data: Data, _ read: (Data) throws -> Part, _ write: (Part) -> Data
    ) throws {
        guard let part = try? read(data) else { return }
        guard let again = try? read(write(part)), again == part else {
            throw FuzzedFormat.Unsettled(message: "\(name): what was written is read as something else")
        }
    }

    /// The parts of the signature of a small bundle.
    package static var samples: [Data] {
        get throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-" + UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let app = folder.appendingPathComponent("Sample.app")
            try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
            let info = ["CFBundleIdentifier": "com.example.Sample", "CFBundleExecutable": "Sample"]
            try PropertyListEncoder().encode(info).write(to: app.appendingPathComponent("Info.plist"))
            for name in ["Sample", "Icon.png"] { try Data(name.utf8).write(to: app.appendingPathComponent(name)) }
            try FileManager.default.createSymbolicLink(
                atPath: app.path + "/Link", withDestinationPath: "Icon.png")
            let authority = try Authority(folder: folder.path + "/authority", passphrase: .given("secret"))
            let key = try PrivateKey(.ellipticP256)
            let certificate = try authority.issue(
                .developer, to: key.publicKey, subject: CertificateSubject(commonName: "Jane"))
            var options = SigningOptions(
                identity: try SigningIdentity(
                    certificate: certificate, key: key, others: [authority.certificate]))
            let entitlements = try CodeEntitlements(["get-task-allow": true])
            options.entitlements = entitlements
            let text =
                "designated => identifier \"a\" and (certificate leaf[subject.CN] = \"J\"* or ! anchor apple generic) "
                + "host => info[Key] >= \"1.2\" and certificate 1[field.1.2.840.1] exists"
            options.requirements = try RequirementSet(text: text)
            let signature = try BundleSigner(try CodeBundle(at: app.path), options).sign()
            let profile = try SignedMessage.sign([UInt8](entitlements.xml), by: certificate, key: key)
            return signature.directories.map(\.content)
                + signature.parts.sorted { $0.key.rawValue < $1.key.rawValue }
                .map(\.value) + [signature.message ?? Data(), signature.embedded, Data(text.utf8), Data(profile.der)]
        }
    }
}

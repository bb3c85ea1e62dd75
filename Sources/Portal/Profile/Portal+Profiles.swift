import Certificates
import Foundation
import ServiceStore

/// Provisioning profiles.
extension Portal {
    /// Makes a profile, or makes one of this name and kind again.
    ///
    /// - Parameters:
    ///   - app: the App ID's bundle identifier.
    ///   - certificates: numbers of the certificates that may sign; nil for all valid ones of the kind that is needed.
    ///   - devices: identifiers or names of devices; nil for all of the team.
    @discardableResult
    package func makeProfile(
        _ name: String, kind: ProfileKind, app: String, certificates: [Int64]? = nil, devices: [String]? = nil,
        by member: Membership
    ) throws -> ProfileRecord {
        try member.needs(.admin, to: "make provisioning profiles")
        let name = try PortalText.name(name, of: "A profile's name")
        return try step {
            let app = try self.app(app, of: member.team)
            let signers = try signers(certificates, for: kind, team: member.team)
            let chosen = try targets(devices, for: kind, team: member.team)
            if let former = try find(profile: name, of: member.team) {
                guard former.kind == kind else {
                    throw PortalError(
                        .conflict, "“\(name)” is a profile for \(former.kind.rawValue).", cure: "Choose another name.")
                }
                try database.run("DELETE FROM profiles WHERE id = ?", former.id)
            }
            let downloads = try signers.map { try download($0.number, of: member.team) }
            // A profile is of no use once none of its certificates is.
            let end = downloads.map(\.notAfter).max() ?? now
            let contents = ProfileContents(
                name: name, kind: kind, app: app, team: member.team, uuid: UUID().uuidString, created: now,
                expires: min(now.addingTimeInterval(Double(kind.days) * 86400), end), certificates: downloads,
                devices: chosen)
            try keep(contents, signedAs: sign(contents), certificates: signers)
            guard let profile = try find(profile: name, of: member.team) else {
                throw PortalError(.storage, "The profile “\(name)” is not there.")
            }
            return profile
        }
    }

    package func profiles(of team: Team) throws -> [ProfileRecord] {
        try look {
            let rows = try database.rows(
                "\(Self.profileColumns) WHERE p.team = ? ORDER BY p.name", team.id, read: Self.profileRow)
            return try rows.map { try record($0, of: team) }
        }
    }

    package func profile(_ name: String, of team: Team) throws -> ProfileRecord {
        guard let profile = try look({ try find(profile: name, of: team) }) else {
            throw PortalError(
                .notFound, "The team “\(team.name)” has no profile “\(name)”.",
                cure: "List them: verger portal profile list")
        }
        return profile
    }

    /// The `.mobileprovision` file: a signed message.
    ///
    /// - Throws: for a profile that does not count any longer.
    package func downloadProfile(_ name: String, of team: Team) throws -> [UInt8] {
        let profile = try profile(name, of: team)
        guard profile.state == .valid else {
            throw PortalError(
                .refused, "The profile “\(name)” is \(profile.state.rawValue).",
                cure: "Make it again: verger portal profile make …")
        }
        return try look {
            try database.rows("SELECT contents FROM profiles WHERE id = ?", profile.id) { $0.bytes(0) }.first ?? []
        }
    }

    package func removeProfile(_ name: String, by member: Membership) throws {
        try member.needs(.admin, to: "remove provisioning profiles")
        let profile = try profile(name, of: member.team)
        try step { try database.run("DELETE FROM profiles WHERE id = ?", profile.id) }
    }

    // MARK: What goes in

    private func signers(_ numbers: [Int64]?, for kind: ProfileKind, team: Team) throws -> [CertificateOrder] {
        let known = try certificates(of: team).filter { $0.kind == kind.certificates && $0.isValid(at: now) }
        let chosen = try numbers.map { numbers in
            try Set(numbers).sorted().map { number in
                guard let order = known.first(where: { $0.number == number }) else {
                    throw PortalError(
                        .refused, "The certificate \(number) is no valid one for \(kind.certificates.rawValue).",
                        cure: "List them: verger portal certificate list")
                }
                return order
            }
        }
        let signers = chosen ?? known
        guard !signers.isEmpty else {
            throw PortalError(
                .refused, "The team has no valid certificate for \(kind.certificates.rawValue), and nobody could sign.",
                cure: "Ask for one: verger portal certificate submit REQUEST --kind \(kind.certificates.rawValue)")
        }
        return signers
    }

    private func targets(_ names: [String]?, for kind: ProfileKind, team: Team) throws -> [RegisteredDevice] {
        guard kind.hasDevices else {
            guard names?.isEmpty != false else {
                throw PortalError(.invalid, "A profile for the App Store names no devices.")
            }
            return []
        }
        let devices = try names.map { try $0.map { try device($0, of: team) } } ?? devices(of: team)
        guard !devices.isEmpty else {
            throw PortalError(
                .refused, "A profile for \(kind.rawValue) needs a device.",
                cure: "Register one: verger portal device add UDID --name NAME")
        }
        var known: Set<Int64> = []
        return devices.filter { known.insert($0.id).inserted }
    }

    private func sign(_ contents: ProfileContents) throws -> [UInt8] {
        let signer = try ProfileSigner(folder: folder, passphrase: passphrase, authority: authority, now: now)
        return try SignedMessage.sign(
            contents.propertyList(), by: signer.certificate, key: signer.key, chain: [authority.certificate], time: now
        ).der
    }

    private func keep(_ contents: ProfileContents, signedAs bytes: [UInt8], certificates: [CertificateOrder]) throws {
        try database.run(
            """
            INSERT INTO profiles(team, name, kind, app, services, uuid, created, expires, contents)
            VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, contents.team.id, contents.name, contents.kind.rawValue, contents.app.id,
            AppService.text(contents.app.services), contents.uuid, contents.created, contents.expires, bytes)
        let profile = try database.lastRow()
        for certificate in certificates {
            try database.run("INSERT INTO profile_certificates VALUES(?, ?)", profile, certificate.number)
        }
        for device in contents.devices {
            try database.run("INSERT INTO profile_devices VALUES(?, ?)", profile, device.id)
        }
    }
}

import Archiving
import Certificates
import Foundation
import ServiceStore

/// Devices that ask to be registered: a tester installs a profile from the page of an app, and the device answers with what it is.
extension Portal {
    /// Seconds in which a device has to answer.
    package static let enrolmentLifetime: TimeInterval = 600
    /// Profiles of an app that wait for an answer: an older one makes room for a new one.
    private static let mostEnrolments = 100
    /// Devices that wait for an admin of a team.
    package static let mostDeviceRequests = 500

    /// The profile for a device that wants to be registered: of the type Profile Service, signed by the portal. It is good for
    /// one answer.
    ///
    /// - Parameters:
    ///   - link: an app's.
    ///   - address: where the device sends its answer.
    package func enrolmentProfile(link: String, address: String) throws -> [UInt8] {
        let app = try publishedApp(link: link)
        let team = try team(ofApp: app.id)
        let challenge = try RandomBytes.text(bytes: 24)
        try step {
            try database.run("DELETE FROM enrolments WHERE expires <= ?", now)
            try database.run(
                """
                DELETE FROM enrolments WHERE app = ?1 AND hash NOT IN (
                    SELECT hash FROM enrolments WHERE app = ?1 ORDER BY expires DESC LIMIT ?2)
                """, app.id, Self.mostEnrolments - 1)
            try database.run(
                "INSERT INTO enrolments(hash, app, expires) VALUES(?, ?, ?)", Self.hash(ofChallenge: challenge), app.id,
                now.addingTimeInterval(Self.enrolmentLifetime))
        }
        let values: [String: Any] = [
            "PayloadContent": [
                "Challenge": challenge, "DeviceAttributes": ["UDID", "PRODUCT", "VERSION", "DEVICE_NAME"],
                "URL": address,
            ] as [String: Any],
            "PayloadDescription":
                "Sends this device’s identifier to \(team.name), so that builds can be made for it.",
            "PayloadDisplayName": "Register this device", "PayloadIdentifier": "org.verger.portal.\(team.identifier)",
            "PayloadOrganization": team.name, "PayloadType": "Profile Service", "PayloadUUID": UUID().uuidString,
            "PayloadVersion": 1,
        ]
        let signer = try ProfileSigner(folder: folder, passphrase: passphrase, authority: authority, now: now)
        return try SignedMessage.sign(
            [UInt8](PropertyListData.xml(values)), by: signer.certificate, key: signer.key,
            chain: [authority.certificate], time: now
        ).der
    }

    /// Takes the answer of a device. It counts once, and only with the challenge of a profile of this app.
    ///
    /// - Throws: for an answer that is not of a device, too late, or here already.
    @discardableResult
    package func enrol(link: String, answer bytes: [UInt8]) throws -> EnrolmentOutcome {
        let app = try publishedApp(link: link)
        guard let authority = try look({ try DeviceAuthority.certificate(inFolder: deviceAuthorityFolder) }) else {
            throw PortalError(.notAllowed, "No device has a certificate yet, so nothing can be signed by one.")
        }
        let answer = try EnrolmentAnswer(bytes, trust: CertificateTrust(authorities: [authority], time: now))
        return try step {
            try database.run(
                "DELETE FROM enrolments WHERE hash = ? AND app = ? AND expires > ?",
                Self.hash(ofChallenge: answer.challenge), app.id, now)
            guard database.changes == 1 else {
                throw PortalError(
                    .notAllowed,
                    "The profile was used before, or is older than \(Int(Self.enrolmentLifetime / 60)) minutes.",
                    cure: "Open the page again, and install its profile.")
            }
            let team = try team(ofApp: app.id)
            if try devices(of: team).contains(where: { $0.udid == answer.udid }) { return .registered }
            let waiting = try deviceRequests(of: team)
            guard waiting.count < Self.mostDeviceRequests || waiting.contains(where: { $0.udid == answer.udid }) else {
                throw PortalError(.refused, "Too many devices wait for an answer of “\(team.name)”.")
            }
            try database.run(
                """
                INSERT INTO device_requests(team, udid, name, product, system, asked) VALUES(?, ?, ?, ?, ?, ?)
                ON CONFLICT(team, udid) DO UPDATE SET name = excluded.name, product = excluded.product,
                    system = excluded.system, asked = excluded.asked
                """, team.id, answer.udid, answer.name, answer.product, answer.system, now)
            return .asked
        }
    }

    private static func hash(ofChallenge challenge: String) -> String {
        Digest.sha256.hash([UInt8](challenge.utf8)).hexadecimal
    }

    private func team(ofApp app: Int64) throws -> Team {
        let number = try look {
            try database.rows("SELECT team FROM shared_apps WHERE id = ?", app) { $0.integer(0) }.first
        }
        guard let team = try teams().first(where: { $0.id == number }) else {
            throw PortalError(.notFound, "There is nothing to install here.")
        }
        return team
    }

    // MARK: Requests

    /// The devices that wait, those first that asked first.
    package func deviceRequests(of team: Team) throws -> [DeviceRequest] {
        try look {
            try database.rows(
                "SELECT udid, name, product, system, asked FROM device_requests WHERE team = ? ORDER BY asked, id",
                team.id
            ) { row in
                DeviceRequest(
                    udid: row.text(0), name: row.text(1), product: row.text(2), system: row.text(3), asked: row.date(4))
            }
        }
    }

    /// Registers a device that has asked: it takes one of the year's places.
    ///
    /// - Parameters:
    ///   - name: its identifier, or a name that only one of those that wait has.
    ///   - other: what the team calls it; nil for its own name.
    @discardableResult
    package func acceptDevice(_ name: String, as other: String? = nil, by member: Membership) throws -> RegisteredDevice
    {
        try member.needs(.admin, to: "register devices")
        let request = try deviceRequest(name, of: member.team)
        return try addDevice(request.udid, name: other ?? request.name, by: member)
    }

    @discardableResult
    package func refuseDevice(_ name: String, by member: Membership) throws -> DeviceRequest {
        try member.needs(.admin, to: "refuse devices")
        let request = try deviceRequest(name, of: member.team)
        try step {
            try database.run(
                "DELETE FROM device_requests WHERE team = ? AND udid = ?", member.team.id, request.udid)
        }
        return request
    }

    private func deviceRequest(_ name: String, of team: Team) throws -> DeviceRequest {
        let found = try deviceRequests(of: team).filter { $0.udid == name.lowercased() || $0.name == name }
        guard let request = found.first else {
            throw PortalError(
                .notFound, "No device “\(name)” has asked the team “\(team.name)”.",
                cure: "List them: verger portal device requests")
        }
        guard found.count == 1 else {
            throw PortalError(
                .invalid, "\(found.count) devices that asked are called “\(name)”.", cure: "Name one by its identifier."
            )
        }
        return request
    }
}

import Foundation
import ServiceStore

/// Devices: at most a hundred in each year of a team's membership, and to remove one frees no place before the next.
extension Portal {
    package static let mostDevices = 100

    /// Registers a device; one that was removed comes back at its old place.
    @discardableResult
    package func addDevice(_ udid: String, name: String, by member: Membership) throws -> RegisteredDevice {
        try addDevices([(udid, name)], by: member)[0]
    }

    /// Registers several devices, or none if one of them is refused.
    @discardableResult
    package func addDevices(
        _ devices: [(udid: String, name: String)], by member: Membership
    ) throws -> [RegisteredDevice] {
        try member.needs(.admin, to: "register devices")
        let devices = try devices.map {
            (udid: try RegisteredDevice.check($0.udid), name: try PortalText.name($0.name, of: "A device's name"))
        }
        return try step {
            for device in devices {
                let known = try find(udid: device.udid, in: member.team)
                guard known == nil || known?.removed != nil else {
                    throw PortalError(
                        .conflict, "The device \(device.udid) is registered already, as “\(known?.name ?? "")”.")
                }
                let hasPlace = known.map { holdsPlace($0, in: member.team) } ?? false
                guard try hasPlace || placesUsed(by: member.team) < Self.mostDevices else {
                    let end = member.team.yearStart(at: now).addingTimeInterval(365 * 86400)
                    throw PortalError(
                        .refused,
                        "The team “\(member.team.name)” has used its \(Self.mostDevices) places for devices of this year.",
                        cure: "Places of devices that are removed now are free from \(PortalText.day(end)) on.")
                }
                try database.run(
                    """
                    INSERT INTO devices(team, udid, name, added) VALUES(?, ?, ?, ?)
                    ON CONFLICT(team, udid) DO UPDATE SET name = excluded.name, removed = NULL
                    """, member.team.id, device.udid, device.name, now)
                try database.run(
                    "DELETE FROM device_requests WHERE team = ? AND udid = ?", member.team.id, device.udid)
            }
            return try devices.compactMap { try find(udid: $0.udid, in: member.team) }
        }
    }

    /// The devices that are registered, or with `includingRemoved` those that were, too.
    package func devices(of team: Team, includingRemoved: Bool = false) throws -> [RegisteredDevice] {
        try look {
            try database.rows(
                "\(Self.deviceColumns) WHERE team = ? AND (removed IS NULL OR ?) ORDER BY name, udid", team.id,
                includingRemoved, read: Self.device)
        }
    }

    /// - Parameter name: an identifier, or a name that only one device of the team has.
    package func device(_ name: String, of team: Team) throws -> RegisteredDevice {
        let devices = try devices(of: team).filter { $0.udid == name.lowercased() || $0.name == name }
        guard let device = devices.first else {
            throw PortalError(
                .notFound, "The team “\(team.name)” has no device “\(name)”.",
                cure: "List them: verger portal device list")
        }
        guard devices.count == 1 else {
            throw PortalError(
                .invalid, "\(devices.count) devices are called “\(name)”.", cure: "Name one by its identifier.")
        }
        return device
    }

    package func renameDevice(_ name: String, to new: String, by member: Membership) throws {
        try member.needs(.admin, to: "rename devices")
        let new = try PortalText.name(new, of: "A device's name")
        try step {
            let device = try device(name, of: member.team)
            try database.run("UPDATE devices SET name = ? WHERE id = ?", new, device.id)
        }
    }

    package func removeDevice(_ name: String, by member: Membership) throws {
        try member.needs(.admin, to: "remove devices")
        try step {
            let device = try device(name, of: member.team)
            try database.run("UPDATE devices SET removed = ? WHERE id = ?", now, device.id)
        }
    }

    /// Places of this year that are taken: by devices that are registered, and by those removed since it began.
    package func placesUsed(by team: Team) throws -> Int {
        try look {
            try database.rows(
                "SELECT count(*) FROM devices WHERE team = ? AND (removed IS NULL OR removed >= ?)", team.id,
                team.yearStart(at: now)
            ) { Int($0.integer(0)) }.first ?? 0
        }
    }

    private func holdsPlace(_ device: RegisteredDevice, in team: Team) -> Bool {
        device.removed.map { $0 >= team.yearStart(at: now) } ?? true
    }

    private static let deviceColumns = "SELECT id, udid, name, added, removed FROM devices"

    private static func device(_ row: Statement) -> RegisteredDevice {
        RegisteredDevice(
            id: row.integer(0), udid: row.text(1), name: row.text(2), added: row.date(3),
            removed: row.isNull(4) ? nil : row.date(4))
    }

    private func find(udid: String, in team: Team) throws -> RegisteredDevice? {
        try database.rows("\(Self.deviceColumns) WHERE team = ? AND udid = ?", team.id, udid, read: Self.device).first
    }

    func devices(ofProfile profile: Int64) throws -> [RegisteredDevice] {
        try database.rows(
            "\(Self.deviceColumns) WHERE id IN (SELECT device FROM profile_devices WHERE profile = ?) ORDER BY udid",
            profile, read: Self.device)
    }
}

import Archiving
import Certificates
import Foundation

/// What stands in a provisioning profile: a property list with Apple's keys.
struct ProfileContents {
    var name: String
    var kind: ProfileKind
    var app: AppIdentifier
    var team: Team
    var uuid: String
    var created: Date
    var expires: Date
    var certificates: [Certificate]
    var devices: [RegisteredDevice]

    /// As a property list in XML.
    func propertyList() throws -> [UInt8] {
        var values: [String: Any] = [
            "AppIDName": app.name, "ApplicationIdentifierPrefix": [app.prefix], "CreationDate": created,
            "DeveloperCertificates": certificates.map { Data($0.der) }, "Entitlements": entitlements,
            "ExpirationDate": expires, "Name": name, "TeamIdentifier": [team.identifier], "TeamName": team.name,
            "TimeToLive": Int((expires.timeIntervalSince(created) / 86400).rounded(.up)), "UUID": uuid, "Version": 1,
        ]
        if kind.hasDevices { values["ProvisionedDevices"] = devices.map(\.udid) }
        return [UInt8](try PropertyListData.xml(values))
    }

    /// What an app that is signed with this profile may claim.
    private var entitlements: [String: Any] {
        var values: [String: Any] = [
            "application-identifier": app.text, "keychain-access-groups": ["\(app.prefix).*"],
            "get-task-allow": kind == .development,
        ]
        if app.services.contains(.push) {
            values["aps-environment"] = kind == .development ? "development" : "production"
        }
        if app.services.contains(.iCloud) {
            let all = "\(app.prefix).*"
            values["com.apple.developer.ubiquity-container-identifiers"] = [all]
            values["com.apple.developer.ubiquity-kvstore-identifier"] = all
        }
        return values
    }
}

import Certificates
import Foundation
import Portal
import Testing

/// Where a portal is, and what happens to one that is damaged.
@Suite struct PortalPlaceTests {
    private func folder() throws -> String {
        let folder = NSTemporaryDirectory() + "/place-" + (try RandomBytes.text(bytes: 8))
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test(arguments: [
        (["HOME": "/h"], "/h/.local/share/verger/portal", "/h/.config/verger/portal-passphrase"),
        (
            ["HOME": "/h", "VERGER_HOME": ""], "/h/.local/share/verger/portal", "/h/.config/verger/portal-passphrase"
        ),
        (["HOME": "/h", "VERGER_HOME": "/v"], "/v/portal", "/v/portal-passphrase"),
        (["VERGER_HOME": "/v", "VERGER_PORTAL_PASSPHRASE_FILE": "/p"], "/v/portal", "/p"),
    ])
    func `The environment says where a portal and its passphrase are`(
        _ environment: [String: String], _ expected: String, _ passphrase: String
    ) {
        let place = PortalPlace(environment: environment)
        #expect(place.folder == expected)
        guard case .file(let path) = place.passphrase else {
            Issue.record("not in a file")
            return
        }
        #expect(path == passphrase)
    }

    @Test func `A portal is found through links`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/disk", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder + "/data", withDestinationPath: "disk")
        let first = try Portal(PortalPlace(folder: folder + "/data/portal", passphrase: .given("secret")))
        try first.addAccount(email: "a@b.c", name: "A")
        let second = try Portal(PortalPlace(folder: folder + "/disk/portal", passphrase: .given("secret")))
        #expect(try second.accounts().count == 1)
    }

    @Test func `The passphrase is made at the first start, and the next one needs it`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = PortalPlace(folder: folder + "/portal", passphrase: .file(folder + "/settings/passphrase"))
        _ = try Portal(place)
        // A folder that is there already is not closed to others.
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/settings")
        _ = try Portal(place)
        let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/settings")
        #expect(attributes[.posixPermissions] as? Int == 0o755)
        try FileManager.default.removeItem(atPath: folder + "/settings/passphrase")
        #expect(refusal { try Portal(place) } == .storage)
    }

    @Test func `The environment names a database on a server, and nothing else`() throws {
        let address = "postgres:///portal"
        #expect(PortalPlace(environment: ["VERGER_HOME": "/v", "VERGER_PORTAL_STORE": address]).store == address)
        #expect(PortalPlace(environment: ["VERGER_HOME": "/v", "VERGER_PORTAL_STORE": ""]).store == nil)
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = PortalPlace(folder: folder, passphrase: .given("secret"), store: "portal.sqlite")
        #expect(refusal { try Portal(place) } == .invalid)
        let nobody = PortalPlace(
            folder: folder, passphrase: .given("secret"), store: "postgres:///portal?host=\(folder)")
        #expect(refusal { try Portal(nobody) } == .storage)
    }

    @Test func `A damaged database is told, and nothing is made in its place`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = PortalPlace(folder: folder, passphrase: .given("secret"))
        let damaged = Data(String(repeating: "no database at all ", count: 300).utf8)
        try damaged.write(to: URL(fileURLWithPath: folder + "/portal.sqlite"))
        #expect(refusal { try Portal(place) } == .storage)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/portal.sqlite")) == damaged)
    }
}

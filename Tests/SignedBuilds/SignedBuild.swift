import Archiving
import Certificates
import CodeSigning
import Foundation
import Packaging
import Portal

/// An app that a team of a portal has signed, for tests that publish or install it.
package struct SignedBuild {
    package var identifier = "com.example.app"
    package var name = "Sample"
    package var version: String? = "1.2"
    package var build = "45"
    package var kind = ProfileKind.adHoc
    /// Identifiers of the devices of its profile.
    package var devices = [String(repeating: "a", count: 40)]
    /// Files besides its program, by path.
    package var files: [String: [UInt8]] = [
        "Icon.png": SquarePicture(side: 57).png, "Icon@2x.png": SquarePicture(side: 114).png,
    ]
    package var info: [String: Any] = [:]

    package init() {}

    /// Makes the app in a folder, and signs it: what it needs of the portal is made too, in the name of the team's agent.
    ///
    /// - Returns: the path of the `.app`.
    package func make(in folder: String, portal: Portal, agent: Membership, time: Date) throws -> String {
        let key = try PrivateKey(.ellipticP256)
        let wanted: CertificateKind = kind == .development ? .developer : .distribution
        for order in try portal.certificates(of: agent.team) where order.kind == wanted && order.state == .issued {
            try portal.revoke(order.number, by: agent)
        }
        let request = try CertificateRequest(subject: CertificateSubject(commonName: "Somebody"), key: key)
        let order = try portal.submit(request, kind: wanted, by: agent)
        try portal.approve(order.number, by: agent)
        if try !portal.apps(of: agent.team).contains(where: { $0.bundle == identifier }) {
            try portal.addApp(identifier, name: name, by: agent)
        }
        let known = Set(try portal.devices(of: agent.team).map(\.udid))
        for device in devices where !known.contains(device) {
            try portal.addDevice(device, name: "Device \(device.prefix(4))", by: agent)
        }
        let profile = try portal.makeProfile(
            "\(name) \(kind.rawValue)", kind: kind, app: identifier, devices: kind == .appStore ? nil : devices,
            by: agent)
        let bytes = try portal.downloadProfile(profile.uuid, of: agent.team)
        let identity = try SigningIdentity(
            certificate: portal.download(order.number, of: agent.team), key: key,
            others: [portal.authority.certificate])
        let app = try write(into: folder)
        var signing = AppSigning(identity: identity, profile: try EmbeddedProfile(Data(bytes)))
        signing.time = time
        try signing.sign(CodeBundle(at: app))
        return app
    }

    /// The same as an archive: `NAME.ipa` in the folder.
    package func archive(in folder: String, portal: Portal, agent: Membership, time: Date) throws -> String {
        let app = try make(in: folder, portal: portal, agent: agent, time: time)
        let file = "\(folder)/\(name).ipa"
        try AppArchive.pack(URL(fileURLWithPath: app), into: URL(fileURLWithPath: file))
        return file
    }

    /// The app without a signature.
    package func write(into folder: String) throws -> String {
        let app = "\(folder)/\(name).app"
        try? FileManager.default.removeItem(atPath: app)
        try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
        var values: [String: Any] = [
            "CFBundleIdentifier": identifier, "CFBundleExecutable": name, "CFBundleName": name,
            "CFBundleVersion": build,
            "CFBundleIconFile": "Icon.png",
        ]
        values["CFBundleShortVersionString"] = version
        values.merge(info) { $1 }
        try PropertyListData.xml(values).write(to: URL(fileURLWithPath: app + "/Info.plist"))
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: "\(app)/\(name)"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(app)/\(name)")
        for (path, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: "\(app)/\(path)")) }
        return app
    }
}

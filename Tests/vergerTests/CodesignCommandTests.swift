import Archiving
import Certificates
import CodeSigning
import Foundation
import Testing

/// The way from a certificate to a device, by the commands that scripts know.
@Suite struct CodesignCommandTests {
    private let folder: TemporaryFolder
    private let authority: Authority
    private let app: String

    init() throws {
        folder = try TemporaryFolder()
        authority = try Authority(folder: folder.url.path + "/authority", passphrase: .given("secret"))
        let info = [
            "CFBundleIdentifier": "com.example.Sample", "CFBundleExecutable": "Sample", "CFBundleName": "Sample",
        ]
        try folder.write(String(decoding: PropertyListData.xml(info), as: UTF8.self), to: "Sample.app/Info.plist")
        try folder.write("#!/bin/sh\n", to: "Sample.app/Sample")
        try folder.write("text", to: "Sample.app/Data/Text.txt")
        app = folder.url.path + "/Sample.app"
        chmod(app + "/Sample", 0o755)
    }

    @discardableResult
    private func verger(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
    }

    /// A `.p12` with a new certificate.
    private func bundle(_ name: String, lifetime: TimeInterval? = nil) throws -> Certificate {
        let key = try PrivateKey(.rsa2048)
        let certificate = try authority.issue(
            .developer, to: key.publicKey,
            subject: CertificateSubject(
                commonName: "iPhone Developer: \(name)", organizationalUnit: "TEAM123456"), lifetime: lifetime)
        let bundle = KeyBundle(key: key, certificate: certificate, chain: [authority.certificate])
        try Data(bundle.write(passphrase: "words")).write(to: folder.url.appendingPathComponent("\(name).p12"))
        return certificate
    }

    @Test func `identities are imported, listed and sign`() throws {
        #expect(try verger("xcrun", "security", "find-identity", "-v").output == "     0 valid identities found\n")
        let certificate = try bundle("Jane")
        let wrong = try verger("xcrun", "security", "import", "Jane.p12", "-P", "other")
        #expect(wrong.status == 1)
        let imported = try verger("xcrun", "security", "import", "Jane.p12", "-P", "words", "-T", "/usr/bin/codesign")
        #expect(imported.status == 0 && imported.output == "1 identity imported.\n", "\(imported.errors)")
        let hash = certificate.fingerprint(.sha1).hexadecimal
        let list = try verger("xcrun", "security", "find-identity", "-v", "-p", "codesigning")
        #expect(list.output == "  1) \(hash) \"iPhone Developer: Jane\"\n     1 valid identities found\n")

        let unsigned = try verger("xcrun", "codesign", "-v", "Sample.app")
        #expect(unsigned.status == 1 && unsigned.errors == "Sample.app: code object is not signed at all\n")
        let nobody = try verger("xcrun", "codesign", "-s", "Nobody", "Sample.app")
        #expect(nobody.status == 1 && nobody.errors == "Nobody: no identity found\n")
        let signed = try verger("xcrun", "codesign", "-fvs", "iPhone Developer", "Sample.app")
        #expect(signed.status == 0, "\(signed.errors)")
        #expect(signed.errors == "Sample.app: signed bundle with generic [com.example.Sample]\n")
        let again = try verger("xcrun", "codesign", "-s", hash, "Sample.app")
        #expect(again.status == 1 && again.errors == "Sample.app: is already signed\n")
        let valid = try verger("xcrun", "codesign", "--verify", "--verbose", "Sample.app")
        #expect(valid.status == 0)
        #expect(
            valid.errors == "Sample.app: valid on disk\nSample.app: satisfies its Designated Requirement\n")
        #expect(try verger("xcrun", "codesign", "--verify", "Sample.app").errors == "")

        let shown = try verger("xcrun", "codesign", "-dvvv", "-r-", "Sample.app")
        #expect(shown.output.hasPrefix("designated => identifier \"com.example.Sample\" and certificate root = H\""))
        for line in [
            "Executable=\(app)/Sample\n", "Identifier=com.example.Sample\n", "Authority=iPhone Developer: Jane\n",
            "TeamIdentifier=TEAM123456\n", "Hash choices=sha1,sha256\n",
            "Sealed Resources version=2 rules=11 files=1\n",
        ] { #expect(shown.errors.contains(line), "\(shown.errors)") }

        let failing = try verger("xcrun", "codesign", "-v", "-R=identifier \"com.example.Other\"", "Sample.app")
        #expect(failing.status == 3)
        try folder.write("other", to: "Sample.app/Data/Text.txt")
        try folder.write("new", to: "Sample.app/New.txt")
        let changed = try verger("xcrun", "codesign", "-vv", "Sample.app")
        #expect(changed.status == 1)
        #expect(
            changed.errors
                == "Sample.app: a sealed resource is missing or invalid\nfile modified: \(app)/Data/Text.txt\n"
                + "file added: \(app)/New.txt\n")
        #expect(try verger("xcrun", "codesign", "Sample.app").status == 2)
        #expect(try verger("xcrun", "codesign", "-z", "Sample.app").status == 2)
        #expect(try verger("xcrun", "codesign", "--remove-signature", "Sample.app").status == 0)
        #expect(!FileManager.default.fileExists(atPath: app + "/_CodeSignature"))
    }

    @Test func `a build server has a keychain of its own`() throws {
        _ = try bundle("Jane")
        #expect(try verger("xcrun", "security", "create-keychain", "-p", "secret", "build.keychain").status == 0)
        let path = folder.url.path + "/keychains/build.keychain"
        #expect(try verger("xcrun", "security", "list-keychains", "-s", "build.keychain").status == 0)
        #expect(try verger("xcrun", "security", "list-keychains").output == "    \"\(path)\"\n")
        #expect(try verger("xcrun", "security", "default-keychain", "-s", "build.keychain").status == 0)
        #expect(try verger("xcrun", "security", "default-keychain").output == "    \"\(path)\"\n")
        #expect(try verger("xcrun", "security", "unlock-keychain", "-p", "secret", "build.keychain").status == 0)
        #expect(try verger("xcrun", "security", "unlock-keychain", "-p", "other", "build.keychain").status == 1)
        #expect(
            try verger("xcrun", "security", "set-keychain-settings", "-t", "3600", "-l", "build.keychain").status == 0)
        let imported = try verger(
            "xcrun", "security", "import", "Jane.p12", "-k", "build.keychain", "-P", "words", "-A")
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(try verger("xcrun", "codesign", "-s", "Jane", "Sample.app").status == 0)
        #expect(try verger("xcrun", "security", "lock-keychain", "build.keychain").status == 0)
        #expect(try verger("xcrun", "codesign", "-fs", "Jane", "Sample.app").errors.contains("is locked"))
        #expect(try verger("xcrun", "security", "delete-keychain", "build.keychain").status == 0)
        #expect(try verger("xcrun", "security", "delete-keychain", "build.keychain").status == 1)
        #expect(try verger("xcrun", "security", "nonsense").status == 2)
    }

    /// A profile of the authority's for a device.
    private func profile(_ certificate: Certificate, device: String) throws {
        let key = try PrivateKey(.rsa2048)
        let signer = try authority.issue(
            .profileSigner, to: key.publicKey, subject: CertificateSubject(commonName: "Profiles"))
        let values: [String: Any] = [
            "ApplicationIdentifierPrefix": ["A1B2C3D4E5"], "DeveloperCertificates": [Data(certificate.der)],
            "Entitlements": [
                "application-identifier": "A1B2C3D4E5.com.example.*", "get-task-allow": true,
                "keychain-access-groups": ["A1B2C3D4E5.*"],
            ] as [String: Any],
            "ExpirationDate": Date(timeIntervalSinceNow: 3600), "Name": "Sample", "UUID": UUID().uuidString,
            "ProvisionedDevices": [device],
        ]
        let message = try SignedMessage.sign(
            [UInt8](PropertyListData.xml(values)), by: signer, key: key, chain: [authority.certificate])
        try Data(message.der).write(to: folder.url.appendingPathComponent("Sample.mobileprovision"))
    }

    @Test func `a secure device takes an archive that was packed for it, and no other`() throws {
        let certificate = try bundle("Jane")
        #expect(try verger("xcrun", "security", "import", "Jane.p12", "-P", "words").status == 0)
        let made = try verger("device", "create", "Phone", "iPhone 4", "--secure")
        let udid = made.output.trimmingCharacters(in: .newlines)
        try folder.write(authority.certificate.pem, to: "authority.pem")
        #expect(try verger("device", "trust", "Phone", "add", "authority.pem").status == 0)
        let identifier = udid.lowercased().filter(\.isHexDigit) + "00000000"
        let list = try verger("device", "trust", "Phone", "list").output
        #expect(list.contains("Its identifier in provisioning profiles is \(identifier).\n"), "\(list)")
        #expect(list.contains("\(authority.certificate.subject)"))

        try profile(certificate, device: identifier)
        let decoded = try verger("xcrun", "security", "cms", "-D", "-i", "Sample.mobileprovision")
        #expect(decoded.output.contains("<string>\(identifier)</string>"))
        let packed = try verger(
            "xcrun", "PackageApplication", "-v", "Sample.app", "-o", folder.url.path + "/Sample.ipa", "--sign",
            "iPhone Developer", "--embed", "Sample.mobileprovision")
        #expect(packed.status == 0, "\(packed.errors)")
        #expect(!FileManager.default.fileExists(atPath: app + "/_CodeSignature"))

        #expect(try verger("device", "bootstatus", "Phone", "-b").status == 0)
        let refused = try verger("device", "install", "Phone", "Sample.app")
        #expect(refused.status == 2 && refused.errors.contains("An app must be signed."), "\(refused.errors)")
        let installed = try verger("device", "install", "Phone", "Sample.ipa")
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(try verger("device", "listapps", "Phone").output.contains("com.example.Sample"))
        let container = try verger("device", "get_app_container", "Phone", "com.example.Sample", "app").output
            .trimmingCharacters(in: .newlines)
        let entitlements = try verger("xcrun", "codesign", "-d", "--entitlements", ":-", container).output
        #expect(entitlements.contains("<string>A1B2C3D4E5.com.example.Sample</string>"), "\(entitlements)")
        #expect(try verger("device", "trust", "Phone", "remove", "Verger").status == 0)
        let untrusted = try verger("device", "install", "Phone", "Sample.ipa")
        #expect(untrusted.status == 2 && untrusted.errors.contains("authority that the device trusts"))
        #expect(try verger("device", "shutdown", "Phone").status == 0)
    }

    @Test func `xcodebuild signs an app whose identity is there, and builds without one as before`() throws {
        let project = try folder.copyXcodeProject("StaticLibrary")
        func build(_ settings: String...) throws -> VergerProcess.Result {
            try VergerProcess.run(
                ["xcodebuild", "-target", "Shelf", "-configuration", "Debug"] + settings, home: folder.url,
                currentFolder: project)
        }
        let plain = try build("CODE_SIGN_IDENTITY=iPhone Developer")
        #expect(plain.status == 0, "\(plain.errors)")
        #expect(!plain.output.contains("CodeSign") && !plain.output.contains("warning: the app is not signed"))
        let required = try build("CODE_SIGN_IDENTITY=iPhone Developer", "CODE_SIGNING_REQUIRED=YES")
        #expect(required.status == 4 && required.errors.contains("iPhone Developer: no identity found"))

        let certificate = try bundle("Jane")
        #expect(try verger("xcrun", "security", "import", "Jane.p12", "-P", "words").status == 0)
        let other = try build("CODE_SIGN_IDENTITY=iPhone Distribution")
        #expect(other.status == 0 && other.output.contains("warning: the app is not signed: iPhone Distribution"))
        try profile(certificate, device: String(repeating: "a1", count: 20))
        let entitlements: [String: Any] = ["keychain-access-groups": ["$(AppIdentifierPrefix)com.example.Shared"]]
        try folder.write(
            String(decoding: PropertyListData.xml(entitlements), as: UTF8.self), to: "StaticLibrary/Shelf.entitlements")
        let signed = try build(
            "CODE_SIGN_IDENTITY=iPhone Developer", "PROVISIONING_PROFILE=\(folder.url.path)/Sample.mobileprovision",
            "CODE_SIGN_ENTITLEMENTS=Shelf.entitlements")
        #expect(signed.status == 0, "\(signed.errors)")
        #expect(signed.output.contains("CodeSign "))
        let app = project.appendingPathComponent("build/Debug-iphoneos/Shelf.app").path
        let verified = try verger("xcrun", "codesign", "-v", app)
        #expect(verified.status == 0, "\(verified.errors)")
        let shown = try verger("xcrun", "codesign", "-d", "--entitlements", ":-", app).output
        #expect(shown.contains("<string>A1B2C3D4E5.com.example.Shared</string>"), "\(shown)")
        #expect(FileManager.default.fileExists(atPath: app + "/embedded.mobileprovision"))
    }
}

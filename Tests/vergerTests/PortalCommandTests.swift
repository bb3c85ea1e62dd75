import Foundation
import Testing

/// The portal as people use it: by commands, with files and a keychain.
@Suite struct PortalCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @discardableResult
    private func portal(_ arguments: String..., isRight: Bool = true) throws -> VergerProcess.Result {
        let result = try VergerProcess.run(["portal"] + arguments, home: folder.url, currentFolder: folder.url)
        if isRight { #expect(result.status == 0, "\(arguments): \(result.errors)") }
        return result
    }

    private func json(_ arguments: String...) throws -> [[String: Any]] {
        let result = try VergerProcess.run(
            ["portal"] + arguments + ["--json"], home: folder.url, currentFolder: folder.url)
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    }

    private func openssl(_ line: String) throws -> (isSuccess: Bool, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        process.currentDirectoryURL = folder.url
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus == 0, String(decoding: data, as: UTF8.self))
    }

    private func makeTeam() throws {
        try portal("account", "add", "jane@example.com", "--name", "Jane Doe")
        try portal("team", "add", "Example Inc.", "--agent", "jane@example.com")
    }

    @Test func `From an account to a profile that openssl confirms, with a key that stays in the keychain`() throws {
        try makeTeam()
        try portal("request", "--name", "Jane Doe", "--email", "jane@example.com", "-o", "jane.csr")
        #expect(try openssl("req -in jane.csr -verify -noout").isSuccess)
        try portal("certificate", "submit", "jane.csr")
        let refused = try portal("certificate", "install", "1", isRight: false)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("verger portal certificate approve 1"), "\(refused.errors)")
        try portal("certificate", "approve", "1")
        let installed = try portal("certificate", "install", "1")
        #expect(installed.output.contains("iPhone Developer: Jane Doe ("))
        let keychain = folder.url.path + "/keychain"
        let bundle = try #require(
            try FileManager.default.contentsOfDirectory(atPath: keychain).first { $0.hasSuffix(".p12") })
        let opened = try openssl("pkcs12 -in keychain/\(bundle) -passin pass: -nodes")
        #expect(opened.isSuccess)
        #expect(opened.text.contains("BEGIN PRIVATE KEY") && opened.text.contains("iPhone Developer: Jane Doe"))
        try portal("app", "add", "com.example.app", "--name", "App", "--service", "push")
        let udid = String(repeating: "ab", count: 20)
        try portal("device", "add", udid, "--name", "Jane’s phone")
        try portal("device", "add", "--verger", "iPhone 4")
        try portal("profile", "make", "Development", "--app", "com.example.app")
        try portal("profile", "install", "Development")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/profiles").count == 1)
        try portal("profile", "download", "Development")
        try portal("authority", "--certificate", "authority.pem", "--list", "revoked.crl")
        let verified = try openssl(
            "cms -verify -inform DER -in Development.mobileprovision -CAfile authority.pem -purpose any")
        #expect(verified.isSuccess && verified.text.contains(udid), "\(verified.text)")
        #expect(try openssl("crl -inform DER -in revoked.crl -CAfile authority.pem -noout").text.contains("verify OK"))
        #expect(try json("profile", "list").map { $0["state"] as? String } == ["valid"])
        #expect(try json("device", "list").map { $0["name"] as? String } == ["Jane’s phone", "iPhone 4"])
        // The key is nowhere below the portal.
        let files = try #require(
            FileManager.default.enumerator(atPath: folder.url.path + "/portal")?.allObjects as? [String])
        for file in files {
            let text = (try? Data(contentsOf: folder.url.appendingPathComponent("portal/" + file))) ?? Data()
            #expect(text.range(of: Data("BEGIN PRIVATE KEY".utf8)) == nil, "\(file)")
        }
    }

    @Test func `Revoking, keys for push and roles`() throws {
        try makeTeam()
        try portal("account", "add", "cleo@example.com", "--name", "Cleo")
        try portal("team", "invite", "cleo@example.com")
        try portal("request", "--name", "Cleo", "--email", "cleo@example.com", "--key-type", "p256", "-o", "cleo.csr")
        try portal("certificate", "submit", "cleo.csr", "--as", "cleo@example.com")
        let refused = try portal("certificate", "approve", "1", "--as", "cleo@example.com", isRight: false)
        #expect(refused.status == 2 && refused.errors.contains("may not approve requests"), "\(refused.errors)")
        try portal("certificate", "approve", "1")
        try portal("certificate", "download", "1", "-o", "cleo.cer")
        #expect(
            try openssl("x509 -inform DER -in cleo.cer -noout -subject").text.contains("CN = iPhone Developer: Cleo"))
        try portal("certificate", "revoke", "1", "--reason", "key-compromise")
        let again = try portal("certificate", "submit", "cleo.csr", "--as", "cleo@example.com", isRight: false)
        #expect(again.errors.contains("verger portal request"), "\(again.errors)")
        #expect(try json("certificate", "list").map { $0["state"] as? String } == ["revoked"])
        try portal("key", "add", "Provider", "-o", "key.p8")
        #expect(try openssl("pkey -in key.p8 -noout -text").text.contains("prime256v1"))
        let taken = try portal("key", "add", "Second", "-o", "key.p8", isRight: false)
        #expect(taken.status == 2)
        #expect(try json("key", "list").map { $0["revoked"] == nil } == [true, false])
    }

    @Test(arguments: [
        (["certificate", "list"], "there is no team yet"),
        (["certificate", "submit", "absent.csr"], "absent.csr cannot be read"),
        (["team", "add", "X", "--agent", "nobody@example.com"], "has no account"),
        (["account", "add", "jane", "--name", "Jane"], "is no address"),
        (["device", "add"], "Name the device"), (["app", "add", "a..b"], "there is no team yet"),
        (["profile", "make", "P", "--kind", "other", "--app", "a.b"], "other"),
    ])
    func `What is missing or wrong is told with the cure`(_ arguments: [String], _ expected: String) throws {
        let result = try VergerProcess.run(["portal"] + arguments, home: folder.url, currentFolder: folder.url)
        #expect(result.status == 2 || result.status == 64, "\(result.status)")
        #expect(result.errors.contains(expected), "\(result.errors)")
    }

    @Test func `A list of devices is registered as a whole`() throws {
        try makeTeam()
        let udids = (0..<3).map { String(format: "%040x", $0) }
        let lines = udids.map { "\($0)\tPhone \($0.suffix(1))" }.joined(separator: "\n")
        try folder.write("Device ID\tDevice Name\n\(lines)\n", to: "devices.txt")
        try portal("device", "import", "devices.txt")
        #expect(try json("device", "list").map { $0["udid"] as? String } == udids)
        try folder.write("\(udids[0])\n", to: "wrong.txt")
        let refused = try portal("device", "import", "wrong.txt", isRight: false)
        #expect(refused.status == 2 && refused.errors.contains("wrong.txt:1"), "\(refused.errors)")
    }
}

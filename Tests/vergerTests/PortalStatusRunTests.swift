import Foundation
import Testing

/// `openssl ocsp` asks a portal that is served, as docs/Portal.md shows it.
@Suite struct PortalStatusRunTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func portal(_ arguments: String...) throws {
        let result = try VergerProcess.run(["portal"] + arguments, home: folder.url, currentFolder: folder.url)
        try #require(result.status == 0, "\(arguments): \(result.errors)")
    }

    private func ask(at address: String) throws -> String {
        try openssl("ocsp", "-issuer", "authority.pem", "-cert", "1.pem", "-url", address, "-CAfile", "authority.pem")
    }

    private func openssl(_ arguments: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.currentDirectoryURL = folder.url
        process.arguments = arguments
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// With a request for a certificate in `jane.csr`.
    private func makeTeam() throws {
        try portal("account", "add", "jane@example.com", "--name", "Jane Doe")
        try portal("team", "add", "Example Inc.", "--agent", "jane@example.com")
        try portal("request", "--name", "Jane", "--email", "jane@example.com", "--key-type", "p256", "-o", "jane.csr")
    }

    @Test func `a served portal says of a certificate that it is good, and that it is revoked`() throws {
        try makeTeam()
        try portal("certificate", "submit", "jane.csr")
        try portal("certificate", "approve", "1")
        try portal("certificate", "download", "1", "-o", "1.pem")
        try portal("authority", "--certificate", "authority.pem")
        let server = try VergerProcess(["portal", "serve", "--port", "0"], home: folder.url)
        defer {
            server.send(SIGINT)
            #expect(server.wait().status == 0)
        }
        let line = try #require(server.line(beginningWith: "Portal: "))
        // openssl names the host without its port.
        let address = line.dropFirst("Portal: ".count).replacingOccurrences(of: "127.0.0.1", with: "localhost")
        let good = try ask(at: address + "ocsp")
        #expect(good.contains("Response verify OK") && good.contains("1.pem: good"), "\(good)")
        try portal("certificate", "revoke", "1")
        let revoked = try ask(at: address + "ocsp")
        #expect(revoked.contains("Response verify OK") && revoked.contains("1.pem: revoked"), "\(revoked)")
    }

    @Test func `certificates name the address that the portal was told, for programs that look`() throws {
        try makeTeam()
        try portal("authority", "--certificate", "authority.pem")
        let server = try VergerProcess(["portal", "serve", "--port", "0"], home: folder.url)
        defer {
            server.send(SIGINT)
            #expect(server.wait().status == 0)
        }
        let line = try #require(server.line(beginningWith: "Portal: "))
        let address = line.dropFirst("Portal: ".count).replacingOccurrences(of: "127.0.0.1", with: "localhost")
        try portal("authority", "--address", address)
        try portal("certificate", "submit", "jane.csr")
        try portal("certificate", "approve", "1")
        try portal("certificate", "download", "1", "-o", "1.pem")
        let service = try openssl("x509", "-in", "1.pem", "-noout", "-ocsp_uri").trimmingCharacters(in: .newlines)
        #expect(service == address + "ocsp")
        #expect(try openssl("x509", "-in", "1.pem", "-noout", "-text").contains("URI:\(address)revoked.crl"))
        let good = try ask(at: service)
        #expect(good.contains("Response verify OK") && good.contains("1.pem: good"), "\(good)")
    }

    @Test func `what certificates name is answered under any name, and nothing else is`() throws {
        let server = try VergerProcess(["portal", "serve", "--port", "0"], home: folder.url)
        defer {
            server.send(SIGINT)
            #expect(server.wait().status == 0)
        }
        let line = try #require(server.line(beginningWith: "Portal: "))
        let port = try #require(URL(string: String(line.dropFirst("Portal: ".count)))?.port.map(UInt16.init))
        func status(_ path: String) throws -> String {
            let client = try RawClient(port: port)
            client.send(Array("GET \(path) HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n".utf8))
            return client.status()
        }
        for path in ["/revoked.crl", "/authority.cer", "/ocsp/AAAA"] {
            #expect(try status(path) == "HTTP/1.1 200 OK", "\(path)")
        }
        for path in ["/", "/login", "/revoked.crl/login"] {
            #expect(try status(path) != "HTTP/1.1 200 OK", "\(path)")
        }
    }
}

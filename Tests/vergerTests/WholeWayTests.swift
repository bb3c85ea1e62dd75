import Foundation
import TestPrograms
import Testing

/// The whole way of a developer of that time on one machine: a team, its certificates, an App ID, a device, a profile, a signed
/// build, its page, its installation on a device that takes nothing else, and a message from a server in Python that is seen there.
@Suite(.timeLimit(.minutes(15))) struct WholeWayTests {
    private let folder: TemporaryFolder
    private static let app = "com.yourcompany.Counter"

    init() throws { folder = try TemporaryFolder() }

    private static let delegate = """
        #import "AppDelegate.h"

        @implementation AppDelegate

        - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
            [application registerForRemoteNotificationTypes:UIRemoteNotificationTypeAlert | UIRemoteNotificationTypeBadge];
            return YES;
        }

        - (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token {
            NSLog(@"token %@", token);
        }

        - (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error {
            NSLog(@"no token: %@ %ld", error.domain, (long)error.code);
        }

        - (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info {
            NSLog(@"got %@", [[info objectForKey:@"aps"] objectForKey:@"alert"]);
        }

        @end
        """

    /// A server of that time: the binary protocol with what Python brings along.
    private static let server = """
        import json, socket, ssl, struct, sys

        port, authority, certificate, token, text = sys.argv[1:]
        context = ssl.create_default_context(cafile=authority)
        context.load_cert_chain(certificate)
        connection = context.wrap_socket(socket.create_connection(("localhost", int(port))), server_hostname="localhost")
        payload = json.dumps({"aps": {"alert": text, "badge": 3}}).encode()
        connection.sendall(struct.pack("!BH32sH", 0, 32, bytes.fromhex(token), len(payload)) + payload)
        """

    @discardableResult
    private func run(_ arguments: String...) throws -> String {
        let result = try VergerProcess.run(arguments, home: folder.url, currentFolder: folder.url)
        try #require(result.status == 0, "\(arguments): \(result.errors)\(result.output)")
        return result.output
    }

    private func start(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder.url
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) \(arguments)")
    }

    /// Waits until the device has logged something: it is another process.
    private func wait(for text: String, in log: URL) {
        for _ in 0..<3000 {
            if let lines = try? String(contentsOf: log, encoding: .utf8), lines.contains(text) { return }
            usleep(20_000)
        }
        Issue.record("\(text) is not in \((try? String(contentsOf: log, encoding: .utf8)) ?? "no log")")
    }

    /// - Parameter number: which certificate of the team it is.
    private func getCertificate(_ number: Int, kind: String, app: String? = nil) throws {
        try run("portal", "request", "--name", "Jane \(kind)", "--email", "jane@example.com", "-o", "\(kind).csr")
        let file = folder.url.appendingPathComponent("\(kind).csr").path
        if let app {
            try run("portal", "certificate", "submit", file, "--kind", kind, "--app", app)
        } else {
            try run("portal", "certificate", "submit", file, "--kind", kind)
        }
        try run("portal", "certificate", "approve", "\(number)")
        try run("portal", "certificate", "install", "\(number)")
    }

    /// Opens the link of the app's page on a device, as its user does who has got a mail with it.
    private func install(on device: String) throws {
        let site = try VergerProcess(["portal", "serve", "--port", "0"], home: folder.url)
        let line = try #require(site.line(beginningWith: "Portal: "))
        let build = try run("portal", "build", "show", "1")
        let path = try #require(build.firstMatch(of: #/\/install\/[A-Za-z0-9_-]+/#)).output
        let address = String(line.dropFirst("Portal: ".count).dropLast()) + String(path)
        try start("curl", "--silent", "--show-error", "--fail", "--output", "page.html", address)
        let page = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        let link = try #require(page.firstMatch(of: #/itms-services:[^"]+/#)).output
            .replacingOccurrences(of: "&amp;", with: "&")
        let server = try WebDriverProcess(in: folder)
        let driven = try DrivenDevice(device, server)
        try run("device", "openurl", device, link)
        try driven.tap("Install")
        try driven.find("Counter")
        for _ in 0..<3000 {
            if try run("device", "listapps", device).contains(Self.app) { break }
            usleep(20_000)
        }
        try driven.end()
        #expect(server.end().status == 0)
        site.send(SIGINT)
        #expect(site.wait().status == 0)
    }

    @Test func `from a team to a message on a device`() throws {
        // Chapter 1: the team.
        try run("portal", "account", "add", "jane@example.com", "--name", "Jane Doe")
        try run("portal", "team", "add", "Example Inc.", "--agent", "jane@example.com")
        try run("portal", "app", "add", Self.app, "--service", "push")
        try getCertificate(1, kind: "distribution")
        try getCertificate(2, kind: "push-production", app: Self.app)
        try run("device", "create", "Phone", "iPhone 4", "--secure")
        try run("portal", "device", "add", "--verger", "Phone")
        try run("portal", "authority", "--certificate", "authority.pem")
        try run("device", "trust", "Phone", "add", folder.url.appendingPathComponent("authority.pem").path)
        try run("portal", "profile", "make", "Testers", "--kind", "ad-hoc", "--app", Self.app)
        try run("portal", "profile", "install", "Testers")

        // The build, which nobody else takes as it is.
        let project = try folder.copyXcodeProject("ArcAndBlocks")
        try Self.delegate.write(
            to: project.appendingPathComponent("Counter/AppDelegate.m"), atomically: true, encoding: .utf8)
        try run(
            "xcodebuild", "-project", project.appendingPathComponent("Counter.xcodeproj").path, "-configuration",
            "Release", "CODE_SIGN_IDENTITY=iPhone Distribution", "PROVISIONING_PROFILE=Testers")
        let app = project.appendingPathComponent("build/Release-iphoneos/Counter.app").path
        try run("portal", "publish", app, "--notes", "It counts, and it listens.")

        // Chapter 15: the service and the device.
        let gateway = GatewayProgram(
            folder: folder.url.appendingPathComponent("Push").path,
            portal: folder.url.appendingPathComponent("portal").path)
        try gateway.start()
        defer { gateway.end() }
        try run("device", "boot", "Phone")
        defer { _ = try? VergerProcess.run(["device", "shutdown", "all"], home: folder.url) }
        try install(on: "Phone")
        try run("device", "privacy", "Phone", "grant", "push", Self.app)
        try run("device", "launch", "Phone", Self.app)
        let log = folder.url.appendingPathComponent("Devices/Phone/log")
        wait(for: "token <", in: log)
        // As a real one for a profile of that kind: a token of the production service.
        var fields: [Substring] = []
        for _ in 0..<3000 where fields.isEmpty {
            fields = try gateway.run("tokens").split(separator: " ")
            if fields.isEmpty { usleep(20_000) }
        }
        let token = try #require(fields.first)
        #expect(fields.count > 2 && fields[1] == Self.app && fields[2] == "production")
        wait(for: "token <" + token.prefix(8), in: log)

        // The server has the certificate as its owner exports it from the keychain.
        let bundles = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/keychain")
            .filter { $0.hasSuffix(".p12") }
        for bundle in bundles {
            try start(
                "openssl", "pkcs12", "-in", "keychain/\(bundle)", "-passin", "pass:", "-nodes", "-out", "push.pem")
            let text = try String(contentsOf: folder.url.appendingPathComponent("push.pem"), encoding: .utf8)
            if text.contains("Push Services") { break }
        }
        try folder.write(Self.server, to: "server.py")
        func send(_ text: String) throws {
            try start(
                "python3", "server.py", "\(gateway.productionLegacyPort)", gateway.authorityFile, "push.pem",
                String(token), text)
        }
        try send("Tea?")
        wait(for: "got Tea?", in: log)
        try run("device", "terminate", "Phone", Self.app)
        try send("Cake?")
        wait(for: "Counter notifies: Cake?", in: log)
    }
}

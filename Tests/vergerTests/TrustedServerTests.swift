import Foundation
import Testing

/// Certificates that a device's apps trust because the user says so (`keychain add-root-cert`).
@Suite struct TrustedServerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func device(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(["device"] + arguments, home: folder.url, currentFolder: folder.url)
    }

    /// Runs OpenSSL in the folder, to its end.
    private func openssl(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = command.split(separator: " ").map(String.init)
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "openssl \(command)")
    }

    /// A root of its own, and a certificate for localhost that it vouches for.
    private func makeCertificates() throws {
        try openssl("req -x509 -newkey rsa:2048 -nodes -keyout root.key -out root.pem -days 2 -subj /CN=Own-Root")
        try openssl("req -newkey rsa:2048 -nodes -keyout server.key -out server.csr -subj /CN=localhost")
        try folder.write("subjectAltName=DNS:localhost\n", to: "names")
        try openssl(
            "x509 -req -in server.csr -CA root.pem -CAkey root.key -CAcreateserial -days 2 -extfile names -out server.pem"
        )
    }

    /// A server with that certificate, at a port that it chooses.
    private func startServer() throws -> (process: Process, port: String) {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
        process.arguments = ["s_server", "-accept", "localhost:0", "-cert", "server.pem", "-key", "server.key", "-www"]
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var text = ""
        while true {
            // ACCEPT 127.0.0.1:43215
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            if let line = lines.first(where: { $0.hasPrefix("ACCEPT ") }), let colon = line.lastIndex(of: ":") {
                return (process, String(line[line.index(after: colon)...]))
            }
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "the server ended: \(text)")
            text += String(decoding: more, as: UTF8.self)
        }
    }

    private func buildApp() throws -> String {
        try folder.write(
            """
            #import <UIKit/UIKit.h>
            @interface Delegate : NSObject <UIApplicationDelegate>
            @end
            @implementation Delegate
            - (void)connection:(NSURLConnection *)connection didReceiveResponse:(NSURLResponse *)response {
                printf("asked: %d\\n", (int)[(NSHTTPURLResponse *)response statusCode]);
                fflush(stdout);
            }
            - (void)connection:(NSURLConnection *)connection didFailWithError:(NSError *)error {
                printf("asked: error %d\\n", (int)[error code]);
                fflush(stdout);
            }
            - (void)applicationDidFinishLaunching:(UIApplication *)application {
                NSURL *url = [NSURL URLWithString:[NSString stringWithUTF8String:getenv("ADDRESS")]];
                [NSURLConnection connectionWithRequest:[NSURLRequest requestWithURL:url] delegate:self];
            }
            @end
            int main(int count, char **arguments) {
                @autoreleasepool { return UIApplicationMain(count, arguments, nil, @"Delegate"); }
            }
            """, to: "Asks/main.m")
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.Asks</string></dict></plist>
            """, to: "Asks/Info.plist")
        let built = try VergerProcess.run(["build", folder.url.path + "/Asks"], home: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        return built.output.split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test func `An app trusts a server from the launch after its root was added, until the keychain is reset`() throws {
        try makeCertificates()
        let (server, port) = try startServer()
        defer { server.terminate() }
        let app = try buildApp()
        #expect(try device("boot", "iPhone 3GS").status == 0)
        defer { _ = try? device("shutdown", "all") }
        #expect(try device("install", "booted", app).status == 0)
        func answer() throws -> String? {
            let process = try VergerProcess(
                ["device", "launch", "--console", "--terminate-running-process", "booted", "com.example.Asks"],
                home: folder.url, environment: ["SIMCTL_CHILD_ADDRESS": "https://localhost:\(port)/"])
            defer { process.send(SIGINT) }
            return process.line(beginningWith: "asked: ")
        }
        #expect(try answer() == "asked: error -1202")
        let added = try device("keychain", "booted", "add-root-cert", folder.url.path + "/root.pem")
        #expect(added.status == 0, "\(added.errors)")
        #expect(try answer() == "asked: 200")
        #expect(try device("keychain", "booted", "reset").status == 0)
        #expect(try answer() == "asked: error -1202")
    }
}

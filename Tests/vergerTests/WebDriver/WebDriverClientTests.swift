import Foundation
import Testing

/// The clients of Appium and Selenium, as they come from PyPI, drive Contacts.
@Suite struct WebDriverClientTests {
    private static let scripts = VergerProcess.root.appendingPathComponent("Tests/WebDriverTests/Clients")

    @Test(.enabled(if: PythonClients.environment.isThere, "PyPI cannot be reached: the clients are not installed"))
    func `Unmodified clients drive an app in virtual time`() throws {
        let folder = try TemporaryFolder()
        let server = try WebDriverProcess(in: folder)
        for (example, scripts) in [
            ("Contacts", ["contacts_appium.py", "contacts_selenium.py"]), ("Catalog", ["catalog_appium.py"]),
        ] {
            let built = try VergerProcess.run(["build", try folder.copyExample(example).path], home: folder.url)
            try #require(built.status == 0, "\(built.errors)")
            let app = built.output.split(separator: "\n").last.map(String.init) ?? ""
            for script in scripts {
                let file = Self.scripts.appendingPathComponent(script)
                let result = try PythonClients.environment.run(file, [server.address, app])
                #expect(result.status == 0, "\(script):\n\(result.output)")
            }
        }
        #expect(server.end().status == 0)
        #expect(VergerProcess.running(below: folder.url).isEmpty)
    }

    @Test(.enabled(if: PythonClients.environment.isThere, "PyPI cannot be reached: the clients are not installed"))
    func `An unmodified client drives a booted device, with the token in its address`() throws {
        let folder = try TemporaryFolder()
        let server = try WebDriverProcess(["--token", "only-for-this-test"], in: folder)
        let built = try VergerProcess.run(["build", try folder.copyExample("Contacts").path], home: folder.url)
        try #require(built.status == 0, "\(built.errors)")
        let app = built.output.split(separator: "\n").last.map(String.init) ?? ""
        #expect(try VergerProcess.run(["device", "boot"], home: folder.url).status == 0)
        let result = try PythonClients.environment.run(
            Self.scripts.appendingPathComponent("booted_appium.py"), [server.address, app])
        #expect(result.status == 0, "\(result.output)")
        #expect(try VergerProcess.run(["device", "shutdown", "all"], home: folder.url).status == 0)
        #expect(server.end().status == 0)
        #expect(VergerProcess.running(below: folder.url).isEmpty)
    }
}

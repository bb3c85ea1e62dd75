import BrowserDriver
import Foundation

/// `verger run` of a project built for release, and its page in a browser, past the launch.
final class ShownSimulator {
    private let simulator = Process()
    private let browser: Browser
    let tab: BrowserPage
    /// The process of the device.
    var process: pid_t { simulator.processIdentifier }

    /// - Parameter home: where its devices are kept, so that none is booted already.
    init(verger: URL, project: URL, home: URL) throws {
        let output = Pipe()
        simulator.executableURL = verger
        simulator.arguments = ["run", project.path, "--configuration", "Release"]
        simulator.environment = ProcessInfo.processInfo.environment.merging(["VERGER_HOME": home.path]) { $1 }
        simulator.standardOutput = output
        try simulator.run()
        do {
            let page = try Self.address(in: output.fileHandleForReading)
            browser = try Browser()
            tab = try browser.open(page)
        } catch {
            simulator.interrupt()
            throw error
        }
        try tab.wait(until: "window.verger && verger.frames > 0")
        // Past the launch animation: no frame for a while.
        try tab.evaluate("new Promise(r => setTimeout(r, 1500))")
    }

    func end() {
        browser.close()
        simulator.interrupt()
        simulator.waitUntilExit()
    }

    func numbers(_ expression: String) throws -> [Double] {
        (try tab.evaluate(expression) as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    }

    private static func address(in handle: FileHandle) throws -> URL {
        var text = ""
        while true {
            let data = handle.availableData
            guard !data.isEmpty else { throw LaunchedApp.Failure(description: "the simulator ended: \(text)") }
            text += String(decoding: data, as: UTF8.self)
            if let found = text.split(whereSeparator: \.isWhitespace).first(where: { $0.hasPrefix("http://") }),
                text.hasSuffix("\n"), let address = URL(string: String(found))
            {
                return address
            }
        }
    }
}

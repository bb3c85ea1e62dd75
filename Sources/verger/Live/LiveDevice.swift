import Device
import Display
import Foundation
import MainLoop

/// A device that is shown in a web page and controlled by other commands, until it is told to end.
@MainActor final class LiveDevice {
    let device: Device
    private let display: WebDisplay
    private var control: ControlServer?
    private let signals = EndSignals()
    /// What looks at the apps, and has the terminal; the device ends with it.
    private let debugger: Debugger?
    private var status = ExitStatus.fine
    private var failure: (any Error)?
    private var isWaitingForTool = false
    private(set) var address: URL?

    /// Called with every line that the running app writes, after it was printed.
    var onLog: ((LogLine) -> Void)?

    /// - Parameters:
    ///   - port: The page's port; nil takes the first free one.
    ///   - tool: What apps are started under.
    ///   - debugger: What has the terminal.
    ///   - attachDebugger: What is done with apps that wait for a debugger.
    ///   - confinesApps: Whether apps reach only what they may.
    init(
        _ kept: KeptDevice, port: UInt16?, tool: LaunchTool? = nil, debugger: Debugger? = nil,
        attachDebugger: Device.DebuggerAttachment? = nil, confinesApps: Bool = true
    ) throws {
        self.debugger = debugger
        if let debugger { signals.onInterrupt = { debugger.interrupt() } }
        // Before anything is made that must not be left behind.
        signals.start()
        let folder = kept.folder
        let storage = try DeviceStorage(folder: folder)
        for problem in storage.problems { printError("warning: \(problem)") }
        device = try Device(
            model: kept.model, storage: storage, tool: tool, attachDebugger: attachDebugger,
            confinesApps: confinesApps)
        display = try WebDisplay(
            device: device, port: port, tokenFile: URL(fileURLWithPath: folder).appendingPathComponent("page-token"))
        control = try ControlServer(ControlSocket(deviceFolder: folder)) { [weak self] request in
            self?.answer(request) ?? ControlReply(status: ExitStatus.failed.rawValue, error: "error: shutting down")
        }
        device.onLog = { [weak self] line in self?.log(line) }
        device.onAppExit = { [weak self] exit in self?.appDidExit(exit) }
    }

    /// Shows the device until a signal or another command ends it.
    ///
    /// - Parameter ready: Called when the page can be opened.
    /// - Returns: Whether the last app that ended had crashed.
    func run(ready: @escaping @MainActor (URL) throws -> Void) throws -> ExitStatus {
        debugger?.onEnd = { [weak self] in self?.shutDown() }
        // In a later turn of the loop, since the message about the page may call the device.
        MainLoop.main.schedule(at: MainLoop.main.now) { [self] in
            do {
                let address = try display.start()
                self.address = address
                try ready(address)
            } catch {
                failure = error
                MainLoop.main.stop()
            }
        }
        MainLoop.main.run()
        end()
        if let failure { throw failure }
        return status
    }

    func shutDown() { MainLoop.main.stop() }

    private func end() {
        waitForTool()
        if let debugger {
            // It may kill the app before the device does: that is no crash.
            device.onAppExit = nil
            debugger.end()
        }
        control?.stop()
        control = nil
        // The pages are told before the process goes; a page that does not listen is not waited for.
        display.stop()
        let limit = MainLoop.main.now + 0.5
        while display.isStopping && MainLoop.main.now < limit { MainLoop.main.runOnce(until: limit) }
        device.shutDown()
    }

    /// Lets an app under a tool end in good order, since the tool then tells what it found. Another signal ends the
    /// wait.
    private func waitForTool() {
        guard device.tool != nil, device.runningApp != nil else { return }
        isWaitingForTool = true
        device.terminate()
        if device.runningApp != nil { MainLoop.main.run() }
    }

    private func log(_ line: LogLine) {
        // The debugger's standard output is for what reads it.
        if debugger == nil { line.print() } else { printError(line.text) }
        onLog?(line)
        control?.tell(ControlEvent(line))
    }

    private func appDidExit(_ exit: AppExit) {
        switch exit.outcome {
        case .crashed(let report):
            status = .crashed
            printError(ending(of: exit))
            display.notify("\(exit.displayName) crashed: \(report.cause)")
        case .failed:
            status = .failed
            printError(ending(of: exit))
        case .quit, .terminated:
            status = .fine
        }
        control?.tell(ControlEvent(exit: exit.identifier, status: status, text: ending(of: exit)))
        if isWaitingForTool { MainLoop.main.stop() }
    }

    /// The report of an app that failed, besides its log.
    private func ending(of exit: AppExit) -> String {
        switch exit.outcome {
        case .crashed(let report):
            report.textBesideLog + (report.path.map { "The report is in \($0)" } ?? "")
        case .failed(let code): "\(exit.displayName) \(exit.text(ofStatus: code))."
        case .quit, .terminated: ""
        }
    }

    private func answer(_ request: ControlRequest) -> ControlReply {
        do {
            return ControlReply(output: try perform(request))
        } catch {
            let failure = Failure(error)
            return ControlReply(status: failure.status.rawValue, error: failure.text)
        }
    }
}

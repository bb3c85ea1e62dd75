import Device
import Display
import Foundation
import MainLoop
import WebDriver

/// A device that is shown in a web page and controlled by other commands, until it is shut down.
@MainActor final class LiveDevice {
    let device: Device
    let display: WebDisplay
    private var control: ControlServer?
    private let signals = EndSignals()
    /// The debugger of the app, which has the terminal; the device shuts down when it exits.
    private let debugger: Debugger?
    private var status = ExitStatus.fine
    private var failure: (any Error)?
    private var isWaitingForTool = false
    private var hasShutDown = false
    /// The WebDriver session that drives the device.
    var guest: GuestSession?
    private(set) var address: URL?
    /// The video that is being recorded.
    var recording: Recording?

    /// Called with each line that the running app writes, after it was printed.
    var onLog: ((LogLine) -> Void)?

    /// - Parameters:
    ///   - port: The port of the page; nil takes the first free one.
    ///   - tool: The tool under which apps are started; nil for none.
    ///   - debugger: The debugger, which has the terminal; nil for none.
    ///   - attachDebugger: Called for an app that waits for a debugger.
    ///   - confinesApps: Whether apps run in their sandboxes.
    init(
        _ kept: KeptDevice, port: UInt16?, tool: LaunchTool? = nil, debugger: Debugger? = nil,
        attachDebugger: Device.DebuggerAttachment? = nil, confinesApps: Bool = true
    ) throws {
        self.debugger = debugger
        if let debugger { signals.onInterrupt = { debugger.interrupt() } }
        // Signals are handled before anything is created that must be cleaned up.
        signals.start()
        let folder = kept.folder
        let storage = try DeviceStorage(folder: folder)
        for problem in storage.problems { printError("warning: \(problem)") }
        device = try Device(
            model: kept.model, storage: storage, tool: tool, attachDebugger: attachDebugger,
            confinesApps: confinesApps)
        display = try WebDisplay(
            device: device, port: port, tokenFile: URL(fileURLWithPath: folder).appendingPathComponent("page-token"))
        let control = try ControlServer(ControlSocket(deviceFolder: folder)) { [weak self] request in
            self?.answer(request) ?? ControlReply(status: ExitStatus.failed.rawValue, error: "error: shutting down")
        }
        control.onDriver = { [weak self] connection in self?.takeGuest(connection) }
        self.control = control
        // By the command `push`; `run` connects it with a gateway.
        device.hasPushService = true
        device.onLog = { [weak self] line in self?.log(line) }
        display.onFile = { [weak self] path in try self?.take(path) ?? "" }
        device.onAppExit = { [weak self] exit in self?.appDidExit(exit) }
    }

    /// Shows the device until a signal or another command shuts it down.
    ///
    /// - Parameter ready: Called with the address when the page can be opened.
    /// - Returns: The status of the last app that exited.
    func run(ready: @escaping @MainActor (URL) throws -> Void) throws -> ExitStatus {
        debugger?.onEnd = { [weak self] in self?.shutDown() }
        // Not before: messages that a killed device had taken over are shown at once, and whoever listens to the log is
        // there now.
        device.connectPushService(at: PushGatewaySocket.path)
        // In a later turn of the loop, since `ready` may call the device.
        MainLoop.main.schedule(at: MainLoop.main.now) { [self] in
            do {
                let address = try display.start()
                self.address = address
                try ready(address)
            } catch {
                failure = error
                shutDown()
            }
        }
        while !isEnding {
            MainLoop.main.runOnce(until: nil)
            // Commands of a session wait for what happens on the device. So they are not carried out by the watch of the
            // connection: then the loop would turn inside of itself.
            guest?.work()
        }
        end()
        if let failure { throw failure }
        return status
    }

    func shutDown() {
        hasShutDown = true
        MainLoop.main.stop()
    }

    var isEnding: Bool { hasShutDown || signals.hasCome }

    private func end() {
        waitForTool()
        if let debugger {
            // The debugger may kill the app before the device terminates it, which must not count as a crash.
            device.onAppExit = nil
            debugger.end()
        }
        if recording != nil { try? stopRecording() }
        guest?.end()
        control?.stop()
        control = nil
        // The pages get a last message before the process exits, within half a second.
        display.stop()
        let limit = MainLoop.main.now + 0.5
        while display.isStopping && MainLoop.main.now < limit { MainLoop.main.runOnce(until: limit) }
        device.shutDown()
    }

    /// Terminates an app under a tool and waits for its exit, since the tool then prints its report. Another signal
    /// ends the wait.
    private func waitForTool() {
        guard device.tool != nil, device.runningApp != nil else { return }
        isWaitingForTool = true
        device.terminate()
        if device.runningApp != nil { MainLoop.main.run() }
    }

    private func log(_ line: LogLine) {
        // Standard output is reserved for the debugger.
        if debugger == nil { line.print() } else { printError(line.text) }
        onLog?(line)
        display.log(line)
        guest?.add(line)
        control?.tell(ControlEvent(line))
    }

    private func appDidExit(_ exit: AppExit) {
        switch exit.outcome {
        case .crashed(let report):
            status = .crashed
            printError(ending(of: exit))
            display.notify("\(exit.displayName) crashed: \(report.cause)")
            display.tell(ofCrash: "\(exit.displayName) crashed: \(report.cause)", report: report.text)
        case .failed:
            status = .failed
            printError(ending(of: exit))
        case .quit, .terminated:
            status = .fine
        }
        guest?.appDidExit(exit)
        control?.tell(ControlEvent(exit: exit.identifier, status: status, text: ending(of: exit)))
        if isWaitingForTool { MainLoop.main.stop() }
    }

    /// The report of an app that has failed, without the lines that are in the log.
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

import Device
import Foundation

/// Runs an app on a device without a display, in virtual time, and follows a script.
///
/// The device is new and gone afterwards; two runs of the same app and script give the same pictures, byte for byte.
@MainActor public final class HeadlessRun {
    private let options: HeadlessOptions
    private let onMessage: (String) -> Void
    private let onLine: (LogLine) -> Void
    private var logText = ""
    private var lastExit: AppExit?

    /// How long an app without a script runs, and how long it has before a script begins, in virtual seconds.
    private static let settlingTime = 1.0

    /// - Parameters:
    ///   - onMessage: what the run has to say to a person: failures, reports.
    ///   - onLine: what the app writes.
    public init(
        _ options: HeadlessOptions, onMessage: @escaping (String) -> Void, onLine: @escaping (LogLine) -> Void
    ) {
        self.options = options
        self.onMessage = onMessage
        self.onLine = onLine
    }

    /// Runs everything, from an empty device to the exit of the app.
    public func run() -> HeadlessStatus {
        do {
            let script = try options.script.map { try Script(contentsOf: $0) }
            for file in [options.screenshot, options.tree, options.log] { try file.map(OutputFile.check) }
            let device = try Device(model: options.model, storage: .temporary(), time: .fixed)
            defer { device.shutDown() }
            // Two seconds at least: a loaded machine is slow to start a program.
            let patience = max(options.timeout, 2)
            device.limits.launch = min(device.limits.launch, patience)
            device.limits.answer = min(device.limits.answer, patience)
            device.onLog = { [weak self] line in self?.take(line) }
            device.onAppExit = { [weak self] exit in self?.lastExit = exit }
            let status = follow(script, on: device)
            try writeLog()
            return status
        } catch let error as ScriptError {
            onMessage("\(error)")
            return .wrongUse
        } catch let error as DeviceError where error.reason == .badOutput {
            onMessage("\(error)")
            return .wrongUse
        } catch {
            onMessage("\(error)")
            return .failed
        }
    }

    private func follow(_ script: Script?, on device: Device) -> HeadlessStatus {
        let runner = ScriptRunner(device: device, timeout: options.timeout)
        runner.failureFolder = options.screenshot.map { ($0 as NSString).deletingLastPathComponent }
        runner.appHasFailed = { [weak self] in self?.failure != nil }
        do {
            let app = try device.install(appAt: options.appPath)
            try device.launch(app.identifier)
            try runner.advance(by: HeadlessRun.settlingTime)
            if let script { try runner.run(script) }
            if failure == nil {
                if let file = options.screenshot { try OutputFile.write(device.screenshot(), to: file) }
                if let file = options.tree { try OutputFile.write(runner.tree(), to: file) }
                device.terminate()
            }
        } catch let error as DeviceError where error.reason == .badOutput {
            onMessage("\(error)")
            return .wrongUse
        } catch  where failure != nil {
            // The app's own failure, told below, is why the step failed.
        } catch {
            onMessage("\(error)")
            return .failed
        }
        if failure != nil, let place = runner.place { onMessage("\(place)\n  the app ended during this step") }
        return report()
    }

    /// How the app failed, if it did.
    private var failure: AppExit? {
        switch lastExit?.outcome {
        case .crashed, .failed: lastExit
        case .quit, .terminated, nil: nil
        }
    }

    private func report() -> HeadlessStatus {
        switch failure?.outcome {
        case .crashed(let report):
            onMessage(report.text)
            do {
                var copy = report
                try copy.write(into: options.crashReportFolder)
                onMessage("\(report.appName) crashed: \(report.cause)\nThe report is in \(copy.path ?? "")")
            } catch {
                onMessage(
                    "\(report.appName) crashed: \(report.cause)\n"
                        + "\(options.crashReportFolder): the report cannot be written there (\(error.localizedDescription))."
                )
            }
            return .crashed
        case .failed(let status):
            onMessage("\(failure?.displayName ?? "The app") exited by itself with status \(status).")
            return .failed
        case .quit, .terminated, nil: return .fine
        }
    }

    private func take(_ line: LogLine) {
        if options.log != nil { logText += "\(line.process): \(line.text)\n" }
        onLine(line)
    }

    private func writeLog() throws {
        if let file = options.log { try OutputFile.write(Data(logText.utf8), to: file) }
    }
}

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
    private var result = HeadlessResult()
    private var messages: [String] = []

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
        let status = play()
        guard let file = options.result else { return status }
        if !messages.isEmpty { result.messages = messages }
        do {
            try result.write(to: file)
            return status
        } catch {
            tell("\(error)")
            return .wrongUse
        }
    }

    private func play() -> HeadlessStatus {
        do {
            let script = try options.script.map { try Script(contentsOf: $0, variables: options.variables) }
            for file in [options.screenshot, options.tree, options.log, options.result, options.audio] {
                try file.map(OutputFile.check)
            }
            try options.video.map(OutputFile.check)
            try options.record.map { try OutputFile.check("\($0)/\(StepRecord.fileName)") }
            let session = try HeadlessSession(options, timeout: options.timeout) { [weak self] in self?.take($0) }
            defer { session.shutDown() }
            let recording = try options.audio.map(SoundRecording.init)
            if let recording { session.device.onSamples = { recording.add($1) } }
            let status = follow(script, in: session)
            session.device.onSamples = nil
            try recording?.finish()
            result.take(session)
            try writeLog()
            return status
        } catch let error as ScriptError {
            tell("\(error)")
            return .wrongUse
        } catch let error as DeviceError where error.reason == .badOutput {
            tell("\(error)")
            return .wrongUse
        } catch {
            fail(.notRun, error)
            return .failed
        }
    }

    private func fail(_ outcome: HeadlessResult.Outcome, _ error: any Error) {
        result.fail(outcome, error)
        tell("\(error)")
    }

    private func follow(_ script: Script?, in session: HeadlessSession) -> HeadlessStatus {
        let (device, runner) = (session.device, session.runner)
        runner.failureFolder = options.screenshot.map(OutputFile.folder)
        runner.outputFolder = options.outputFolder
        runner.recordsPictures = options.recordsPictures
        // Elsewhere an app that registers would ask the user, whom the script does not expect.
        device.hasPushService = script?.pushesMessages ?? false
        let recorder = options.record.map { StepRecorder(device, folder: $0) }
        runner.recorder = recorder
        defer { recorder.map(finish) }
        do {
            runner.video = try options.video.map { try HeadlessVideo(device, path: $0) }
        } catch {
            tell(error.localizedDescription)
            return .wrongUse
        }
        defer { if let video = runner.video { finish(video) } }
        do {
            try session.start()
            if let script { try runner.run(script) }
            while options.waitsForEnd, device.runningApp != nil {
                try runner.advance(by: 1)
                device.readLog()
            }
            session.observe()
            if session.failure == nil {
                if let file = options.screenshot { try OutputFile.write(device.screenshot(), to: file) }
                if let file = options.tree { try OutputFile.write(runner.tree(), to: file) }
                device.terminate()
                if session.failure != nil { result.failedWhileEnding = true }
            }
        } catch let error as DeviceError where error.reason == .badOutput {
            tell("\(error)")
            return .wrongUse
        } catch  where session.failure != nil {
            // The app's own failure, told below, is why the step failed.
        } catch {
            fail(runner.isOutOfTime ? .outOfTime : error is StepFailure ? .stepFailed : .notRun, error)
            return .failed
        }
        guard let failure = session.failure else { return .fine }
        if let place = runner.place { tell("\(place)\n  the app ended during this step") }
        return failure.report(into: options.crashReportFolder, tell)
    }

    private func finish(_ recorder: StepRecorder) {
        do { try recorder.finish() } catch { tell("\(error)") }
    }

    private func finish(_ video: HeadlessVideo) {
        do { try video.finish() } catch { tell(error.localizedDescription) }
    }

    private func tell(_ message: String) {
        messages.append(message)
        onMessage(message)
    }

    private func take(_ line: LogLine) {
        if options.log != nil { logText += "\(line.process): \(line.text)\n" }
        onLine(line)
    }

    private func writeLog() throws {
        if let file = options.log { try OutputFile.write(Data(logText.utf8), to: file) }
    }
}

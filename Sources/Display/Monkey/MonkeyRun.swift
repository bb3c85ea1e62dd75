import CDevice
import Device
import DeviceLink
import Foundation

/// Lets a monkey play with an app, looks after each step whether all is well, and makes a short script of what went
/// wrong.
///
/// In the first two fifths of its steps it also leaves the app with the home button and comes back; the rest is one
/// life of the app, long enough for leaks to show.
@MainActor public final class MonkeyRun {
    private let options: HeadlessOptions
    private let monkey: MonkeyOptions
    private let onMessage: (String) -> Void
    private let onLine: (LogLine) -> Void
    /// What was played.
    private var steps: [ScriptStep] = []
    private var result = HeadlessResult()

    /// The system needs a while to count a process's memory: it is asked after every so many steps.
    private static let memoryInterval = 10

    /// - Parameters:
    ///   - onMessage: what the run has to say to a person.
    ///   - onLine: what the app writes.
    public init(
        _ options: HeadlessOptions, _ monkey: MonkeyOptions, onMessage: @escaping (String) -> Void,
        onLine: @escaping (LogLine) -> Void
    ) {
        self.options = options
        self.monkey = monkey
        self.onMessage = onMessage
        self.onLine = onLine
    }

    /// Plays, and tells what came of it.
    public func run() -> HeadlessStatus {
        let status = playAndTell()
        guard let file = options.result else { return status }
        do {
            result.steps = steps.count
            try result.write(to: file)
            return status
        } catch {
            onMessage("\(error)")
            return .wrongUse
        }
    }

    private func playAndTell() -> HeadlessStatus {
        do {
            for file in [options.screenshot, options.tree, options.result, monkey.script] {
                try file.map(OutputFile.check)
            }
            let result = Result { try play() }
            if let file = monkey.script { try write(steps, (try? result.get()) ?? nil, to: file) }
            guard let failure = try result.get() else {
                onMessage("monkey: \(steps.count) steps with seed \(monkey.seed), and all is well")
                return .fine
            }
            return try report(failure)
        } catch let error as DeviceError where error.reason == .badOutput {
            onMessage("\(error)")
            return .wrongUse
        } catch {
            if result.outcome == .fine { result.fail(.notRun, error) }
            onMessage("\(error)")
            return .failed
        }
    }

    // MARK: Playing

    private func play() throws -> MonkeyFailure? {
        let session = try HeadlessSession(options, timeout: options.timeout, onLine: onLine)
        defer {
            result.take(session)
            if session.runner.isOutOfTime { result.outcome = .outOfTime }
            session.shutDown()
        }
        let device = session.device
        if let failure = try firstFailure(in: session, of: session.start) { return failure }
        var player = Monkey(
            seed: monkey.seed, size: CGSize(width: device.profile.pointWidth, height: device.profile.pointHeight))
        var leaks = LeakWatch()
        var privateBytes = 0
        let start = device.seconds
        /// How much of the play is over, from 0 to 1.
        func part() -> Double {
            let ofTime = monkey.seconds.map { (device.seconds - start) / $0 } ?? 0
            return max(ofTime, Double(steps.count) / Double(monkey.stepCount))
        }
        while part() < 1 {
            let surroundings = Monkey.Surroundings(
                isAppRunning: device.runningApp != nil, isLocked: device.isLocked,
                mayGoHome: part() < 0.4)
            session.observe()
            var health: AppHealth?
            let failure = try firstFailure(in: session) {
                let step = try player.nextStep(in: surroundings) { try device.accessibilityTree() }
                steps.append(step)
                try session.runner.perform(step)
                health = try device.health()
                guard let health, !health.problems.isEmpty else { return }
                steps.append(.expectHealth)
                try session.runner.perform(.expectHealth)
            }
            if let failure { return failure }
            guard let health, let process = device.runningProcess else {
                leaks.removeAll()
                privateBytes = 0
                continue
            }
            // Under a tool most of the memory is the tool's.
            if device.tool == nil, steps.count % MonkeyRun.memoryInterval == 0 || privateBytes == 0 {
                privateBytes = ProcessMemory.privateBytes(of: process)
            }
            leaks.add(
                .init(
                    lostViews: health.lostViewCount, lostControllers: health.lostControllerCount,
                    privateBytes: privateBytes))
        }
        session.observe()
        if let file = options.screenshot { try OutputFile.write(device.screenshot(), to: file) }
        if let file = options.tree { try OutputFile.write(session.runner.tree(), to: file) }
        device.terminate()
        return session.failure.map(MonkeyFailure.ended) ?? leaks.verdict.map(MonkeyFailure.leaking)
    }

    /// Does something with the app.
    /// - Returns: what went wrong with the app.
    /// - Throws: errors that are not the app's fault.
    private func firstFailure(in session: HeadlessSession, of action: () throws -> Void) throws -> MonkeyFailure? {
        do {
            try action()
        } catch {
            if let exit = session.failure { return .ended(exit) }
            switch error {
            case let error as StepError where error.kind == .unhealthy: return .unhealthy(error.message)
            case let error as DeviceError where error.reason == .appNotResponding:
                return .notResponding(error.description)
            default: throw error
            }
        }
        return session.failure.map(MonkeyFailure.ended)
    }

    // MARK: Telling

    private func report(_ failure: MonkeyFailure) throws -> HeadlessStatus {
        var status = HeadlessStatus.failed
        switch failure {
        case .ended(let exit): status = exit.report(into: options.crashReportFolder, onMessage)
        case .notResponding(let text), .unhealthy(let text), .leaking(let text): onMessage(text)
        }
        result.take(failure)
        let last = steps.last.map { ", at: \($0.text)" } ?? ""
        onMessage("monkey: seed \(monkey.seed) broke the app with step \(steps.count)\(last)")
        guard failure.canBeShrunk, !steps.isEmpty, monkey.shrinkingTime > 0 else { return status }
        let short = shrink(failure)
        try FileManager.default.createDirectory(
            atPath: options.crashReportFolder, withIntermediateDirectories: true)
        let file = options.crashReportFolder + "/\(appName)-monkey-\(monkey.seed).script"
        try write(short, failure, to: file)
        onMessage(
            short.count < steps.count
                ? "\(short.count) of the \(steps.count) steps do it as well."
                : "Fewer steps that do it were not found within \(Int(monkey.shrinkingTime)) s.")
        onMessage("Play them again with --headless --script \(file)")
        return status
    }

    private var appName: String { ((options.appPath as NSString).lastPathComponent as NSString).deletingPathExtension }

    private func write(_ steps: [ScriptStep], _ failure: MonkeyFailure?, to file: String) throws {
        var lines = ["# What a monkey did to \(appName) on \(options.model.name): seed \(monkey.seed)."]
        if let failure { lines.append("# In the end: \(failure.kind)") }
        lines += steps.map(\.text)
        if case .unhealthy = failure, steps.last != .expectHealth { lines.append(ScriptStep.expectHealth.text) }
        try OutputFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: file)
    }

    // MARK: Shrinking

    private func shrink(_ failure: MonkeyFailure) -> [ScriptStep] {
        let deadline = real_monotonic_nanoseconds() + Int64(monkey.shrinkingTime * 1e9)
        func isEnough(_ candidate: [ScriptStep]) -> Bool? {
            let left = Double(deadline - real_monotonic_nanoseconds()) / 1e9
            guard left > 0 else { return nil }
            return replay(candidate, timeout: left)?.kind == failure.kind
        }
        // What was done before the app was launched for the last time is seldom to blame.
        if let launch = steps.lastIndex(of: .launch), launch + 1 < steps.count {
            let life = Array(steps[(launch + 1)...])
            guard let enough = isEnough(life) else { return steps }
            if enough { return StepShrinking(isEnough: isEnough).shrink(life) }
        }
        return StepShrinking(isEnough: isEnough).shrink(steps)
    }

    /// Plays steps with a fresh app.
    /// - Returns: what went wrong, nil also if there was not enough time.
    private func replay(_ steps: [ScriptStep], timeout: Double) -> MonkeyFailure? {
        guard let session = try? HeadlessSession(options, timeout: timeout, onLine: { _ in }) else { return nil }
        defer { session.shutDown() }
        do {
            return try firstFailure(in: session) {
                try session.start()
                for step in steps where session.failure == nil { try session.runner.perform(step) }
                if session.failure == nil { try session.runner.perform(.expectHealth) }
            }
        } catch {
            return session.failure.map(MonkeyFailure.ended)
        }
    }
}

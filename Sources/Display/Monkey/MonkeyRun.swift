import CDevice
import Device
import DeviceLink
import Foundation

/// Runs a monkey with an app, checks the app after each step, and writes a short script that reproduces a failure.
///
/// In the first 40 percent of its steps the monkey may leave the app with the home button and return. During the rest
/// the app keeps running, which is long enough for leaks to show.
@MainActor public final class MonkeyRun {
    private let options: HeadlessOptions
    private let monkey: MonkeyOptions
    private let onMessage: (String) -> Void
    private let onLine: (LogLine) -> Void
    /// The steps that were performed.
    private var steps: [ScriptStep] = []
    private var result = HeadlessResult()

    /// The number of steps between measurements of memory, which take the kernel some time.
    private static let memoryInterval = 10

    /// The time between two messages about the progress, in nanoseconds of real time.
    private static let progressInterval: Int64 = 5_000_000_000

    /// - Parameters:
    ///   - onMessage: Called with messages for the user.
    ///   - onLine: Called with each line that the app writes.
    public init(
        _ options: HeadlessOptions, _ monkey: MonkeyOptions, onMessage: @escaping (String) -> Void,
        onLine: @escaping (LogLine) -> Void
    ) {
        self.options = options
        self.monkey = monkey
        self.onMessage = onMessage
        self.onLine = onLine
    }

    /// Runs the monkey and reports the result.
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
        /// The progress of the run, from 0 to 1.
        func part() -> Double {
            let ofTime = monkey.seconds.map { (device.seconds - start) / $0 } ?? 0
            return max(ofTime, Double(steps.count) / Double(monkey.stepCount))
        }
        var lastTold = real_monotonic_nanoseconds()
        while part() < 1 {
            if real_monotonic_nanoseconds() - lastTold >= MonkeyRun.progressInterval {
                lastTold = real_monotonic_nanoseconds()
                tellProgress(part())
            }
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
            // Under a tool such as valgrind most of the memory belongs to the tool.
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

    private func tellProgress(_ part: Double) {
        let steps = monkey.seconds == nil ? "\(steps.count) of \(monkey.stepCount) steps" : "\(steps.count) steps"
        onMessage("monkey: \(steps), \(Int(part * 100)) %")
    }

    /// Performs an action and checks the app.
    /// - Returns: The failure of the app; nil if there is none.
    /// - Throws: Errors that are not failures of the app.
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

    // MARK: Report

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
        onMessage("monkey: looking for fewer steps that do it, for at most \(Int(monkey.shrinkingTime)) s")
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
        // Steps before the last launch rarely matter, so the steps since then are tried first.
        if let launch = steps.lastIndex(of: .launch), launch + 1 < steps.count {
            let life = Array(steps[(launch + 1)...])
            guard let enough = isEnough(life) else { return steps }
            if enough { return StepShrinking(isEnough: isEnough).shrink(life) }
        }
        return StepShrinking(isEnough: isEnough).shrink(steps)
    }

    /// Performs steps with a newly launched app.
    /// - Returns: The failure; nil also if the time was too short.
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

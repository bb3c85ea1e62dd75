import Device
import Foundation

/// What came of a run without a display, for programs to read: `verger run --headless --result FILE` writes it as JSON.
public struct HeadlessResult: Codable, Sendable, Hashable {
    public enum Outcome: String, Codable, Sendable, Hashable {
        case fine
        /// The app could not be installed or started, or a file could not be written.
        case notRun = "not-run"
        case crashed
        /// The app exited by itself with a status other than 0.
        case exited
        /// The app did not launch or answer in time.
        case hung
        /// The app's views are not as they should always be.
        case unhealthy
        case leaking
        /// Something that the script expected did not come true.
        case stepFailed = "step-failed"
        /// The run had all its real time.
        case outOfTime = "out-of-time"
    }

    public var outcome = Outcome.fine
    /// One line that says why, when it is not fine.
    public var cause: String?
    /// All that the run had to say to a person: the step that failed, what was on the screen, the report of a crash.
    public var messages: [String]?
    /// Whether the app still ran when all was done.
    public var isAlive = false
    /// Whether the app was fine until the run was over, and failed when it was told to end.
    public var failedWhileEnding: Bool?
    /// Whether the app has drawn a frame.
    public var hasDrawn = false
    /// From the start of the app's process until a second of its life was over, in seconds of real time.
    public var launchSeconds: Double?
    /// How long the app lived, in seconds of its own time.
    public var appSeconds: Double?
    /// How many steps the monkey played.
    public var steps: Int?
    /// The device that the app ran on: its model and its system.
    public var device: String?

    public init() {}

    /// Takes over what is known of a session, and why its app failed.
    @MainActor mutating func take(_ session: HeadlessSession) {
        let life = session.life
        device = session.device.model.nameWithVersion
        isAlive = life.isAlive && session.failure == nil
        hasDrawn = life.hasDrawn
        launchSeconds = life.launchSeconds
        appSeconds = life.appSeconds
        if let exit = session.failure { take(exit) }
    }

    /// Takes over what a monkey found.
    mutating func take(_ failure: MonkeyFailure) {
        switch failure {
        case .ended(let exit): take(exit)
        case .notResponding(let text): (outcome, cause) = (.hung, HeadlessResult.firstLine(text))
        case .unhealthy(let text): (outcome, cause) = (.unhealthy, HeadlessResult.firstLine(text))
        case .leaking(let text): (outcome, cause) = (.leaking, HeadlessResult.firstLine(text))
        }
    }

    /// Takes over why a run ended early.
    mutating func fail(_ outcome: Outcome, _ error: any Error) {
        self.outcome = outcome
        let message = (error as? StepFailure)?.message ?? "\(error)"
        cause = HeadlessResult.firstLine(message)
    }

    private static func firstLine(_ text: String) -> String { String(text.prefix { $0 != "\n" }) }

    private mutating func take(_ exit: AppExit) {
        switch exit.outcome {
        case .crashed(let report):
            outcome = report.cause.hasPrefix("failed to") ? .hung : .crashed
            cause = report.cause
        case .failed(let status):
            outcome = .exited
            cause = exit.text(ofStatus: status)
        case .quit, .terminated: break
        }
    }

    func write(to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try OutputFile.write(try encoder.encode(self) + Data("\n".utf8), to: file)
    }
}

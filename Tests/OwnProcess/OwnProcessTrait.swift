import Foundation
import Glibc
import Testing

/// Runs a suite in a process of its own, its tests one after the other.
///
/// For what belongs to a whole process: its clocks, which stand still in virtual time, its main loop and its shared
/// application. Other suites run at the same time, read clocks and arm timers; they must neither see that nor be seen.
public struct OwnProcessTrait: SuiteTrait, TestScoping {
    /// Set in the process that runs one suite: what it is to run.
    private static let marker = "VERGER_TEST_SUITE"
    /// After so many seconds such a process counts as hung and is killed.
    private static let limit = 300.0

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let suite = String(describing: test.id).split(separator: "/").first.map(String.init) ?? test.name
        guard getenv(Self.marker) == nil else { return try await function() }
        if let failure = try await Self.run(suite) {
            Issue.record("\(suite) in its own process: \(failure)", sourceLocation: test.sourceLocation)
        }
    }

    /// - Returns: what went wrong, nil if nothing did.
    private static func run(_ suite: String) async throws -> String? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let pattern = "^" + NSRegularExpression.escapedPattern(for: suite) + "/"
        process.arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", pattern]
        process.environment = ProcessInfo.processInfo.environment.merging([marker: suite]) { $1 }
        let watchdog = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
                DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
        watchdog.cancel()
        let status = process.terminationStatus
        if process.terminationReason == .uncaughtSignal { return "ended by signal \(status)" }
        return status == 0 ? nil : "failed; its own messages are above"
    }
}

extension Trait where Self == OwnProcessTrait {
    /// Runs the suite in a process of its own.
    public static var ownProcess: Self { OwnProcessTrait() }
}

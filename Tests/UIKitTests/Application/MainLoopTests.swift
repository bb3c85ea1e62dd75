import Foundation
import Testing
import UIKit

/// The main loop in a process of its own (`Tests/UIKitPrograms/LoopProgram`), since this one's main queue is the testing
/// library's.
@Suite struct MainLoopTests {
    /// What the program prints, line by line.
    private func run(_ part: String) throws -> [String] {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = folder.appendingPathComponent("LoopProgram")
        process.arguments = [part]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return output.split(separator: "\n").map(String.init)
    }

    @Test func inVirtualTimeEverythingHappensAtItsOwnTime() throws {
        let expected = [
            "scheduled 50", "timer 100", "dispatched 150", "dispatched by the wall clock 200", "slept task 250",
            "slept thread 300", "repeating 400", "repeating 800", "repeating 1200", "scheduled by a call 1500",
            "repeating 1600", "dispatched by a call 1600", "repeating 2000", "end 2000", "wall 2000",
        ]
        let lines = try run("virtual")
        // Two things at one time come in either order.
        #expect(lines.sorted() == expected.sorted())
        let times = lines.dropLast().compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
        #expect(times == times.sorted())
    }

    @Test func waitsBetweenThreadsEndAlthoughTheClockStands() throws {
        #expect(
            try run("timeouts") == [
                "semaphore true", "condition false", "end 0", "after a sleep of the main thread 70",
            ])
    }

    @Test func inRealTimeTheLoopRunsTasksTimersAndOtherThreadsWork() throws {
        #expect(try run("real") == ["other thread, scheduled, task, timer"])
    }

    @Test func anIdleLoopDoesNotTurn() throws {
        #expect(try run("idle") == ["few turns true"])
    }

    @Test func aCancelledWatchHearsNothing() throws {
        #expect(try run("watches") == ["read 7", "end"])
    }
}

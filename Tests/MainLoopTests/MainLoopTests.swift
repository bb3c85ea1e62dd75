import Foundation
import Testing

/// The main loop in a process of its own (`Tests/LoopProgram`), since this one's main queue is the testing
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

    @Test func inVirtualTimeCallsAndTimersHappenAtTheirOwnTime() throws {
        let lines = try run("virtual")
        let expected = [
            "scheduled 50", "timer 100", "repeating 400", "repeating 800", "repeating 1200", "scheduled by a call 1500",
            "repeating 1600", "repeating 2000", "end 2000", "wall 2000",
        ]
        // Two things at one time come in either order.
        #expect(lines.filter { !isDelivered($0) }.sorted() == expected.sorted())
        let times = lines.dropLast().compactMap(time)
        #expect(times == times.sorted())
    }

    /// A machine without a free core runs libdispatch's threads late, and the clock does not wait for them for ever:
    /// what they deliver comes at its time or after, in any case before the end.
    @Test func inVirtualTimeWhatOtherThreadsDeliverIsNeverEarlyAndNeverLost() throws {
        let due = [
            "dispatched": 150, "dispatched by the wall clock": 200, "slept task": 250, "slept thread": 300,
            "dispatched by a call": 1600,
        ]
        let lines = try run("virtual").filter(isDelivered)
        #expect(lines.count == due.count)
        for (name, earliest) in due {
            let delivered = try #require(
                lines.first { $0.hasPrefix("\(name) ") && Int($0.dropFirst(name.count + 1)) != nil })
            #expect((earliest...2000).contains(try #require(time(delivered))))
        }
    }

    private func isDelivered(_ line: String) -> Bool { line.hasPrefix("dispatched") || line.hasPrefix("slept") }

    private func time(_ line: String) -> Int? { line.split(separator: " ").last.flatMap { Int($0) } }

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

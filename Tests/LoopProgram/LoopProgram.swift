import Foundation
import MainLoop

// A process of its own for the tests of the main loop: the test process's main queue belongs to the testing library.
// Prints one line for each thing that happens: what, and the milliseconds since the start.
@main @MainActor struct LoopProgram {
    private static let loop = MainLoop.main
    private static var start = loop.now

    static func happened(_ what: String) { print(what, Int(((loop.now - start) * 1000).rounded())) }

    static func startVirtualTime() {
        loop.startVirtualTime(wallNanoseconds: 1_000_000_000_000_000_000, monotonicNanoseconds: 5_000_000_000)
        start = loop.now
    }

    /// Everything that can be due at a time, each at its own.
    static func runVirtual() {
        startVirtualTime()
        loop.schedule(at: start + 0.05) { happened("scheduled") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
            MainActor.assumeIsolated { happened("timer") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { happened("dispatched") }
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.2) { happened("dispatched by the wall clock") }
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 250_000_000)
            happened("slept task")
        }
        Thread.detachNewThread {
            usleep(300_000)
            DispatchQueue.main.async { happened("slept thread") }
        }
        let repeating = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in
            MainActor.assumeIsolated { happened("repeating") }
        }
        loop.schedule(at: start + 1) {
            loop.schedule(at: start + 1.5) { happened("scheduled by a call") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { happened("dispatched by a call") }
        }
        loop.schedule(at: start + 5) { happened("too late") }
        loop.advance(to: start + 2)
        repeating.invalidate()
        happened("end")
        print("wall", Int(Date().timeIntervalSince1970 * 1000) - 1_000_000_000_000)
    }

    /// A wait between threads has a real end although the clocks stand still.
    static func runTimeouts() {
        startVirtualTime()
        let semaphore = DispatchSemaphore(value: 0)
        print("semaphore", semaphore.wait(timeout: .now() + 0.05) == .timedOut)
        let condition = NSCondition()
        condition.lock()
        print("condition", condition.wait(until: Date(timeIntervalSinceNow: 0.05)))
        condition.unlock()
        happened("end")
        usleep(70_000)
        happened("after a sleep of the main thread")
    }

    /// Real time: a task, a timer, a scheduled call and work from another thread, in whatever order; then a stop.
    static func runReal() {
        var happened: [String] = []
        func add(_ what: String) {
            happened.append(what)
            if happened.count == 4 { loop.stop() }
        }
        loop.schedule(at: loop.now + 0.03) { add("scheduled") }
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
            MainActor.assumeIsolated { add("timer") }
        }
        Thread.detachNewThread {
            usleep(10_000)
            DispatchQueue.main.async { add("other thread") }
        }
        Task { @MainActor in add("task") }
        loop.run()
        print(happened.sorted().joined(separator: ", "))
    }

    /// How often an idle loop turns in a tenth of a second.
    static func runIdle() {
        var turns = 0
        loop.runOnce(until: loop.now)
        loop.addBeforeWaiting { turns += 1 }
        let end = loop.now + 0.1
        while loop.now < end { loop.runOnce(until: end) }
        print("few turns", turns <= 2)
    }

    /// A pipe that becomes readable, and one whose watch was cancelled.
    static func runWatches() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        var watch: Watch?
        watch = loop.watch(ends[0]) {
            var byte: UInt8 = 0
            read(ends[0], &byte, 1)
            print("read", byte)
            watch?.cancel()
        }
        write(ends[1], [7, 8] as [UInt8], 2)
        loop.runOnce(until: loop.now + 1)
        loop.runOnce(until: loop.now)
        print("end")
    }

    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "virtual": runVirtual()
        case "timeouts": runTimeouts()
        case "real": runReal()
        case "idle": runIdle()
        case "watches": runWatches()
        default: exit(2)
        }
    }
}

import Device
import Foundation
import OwnProcess
import Testing

@Suite(.ownProcess, .serialized) @MainActor struct RenewedParentTests {
    /// On a loaded machine a parent may take longer than an app would wait for it.
    private func becomesUsable(_ parent: AppParent) -> Bool {
        for _ in 0..<30 {
            parent.waitUntilReady()
            if parent.isUsable(for: [:]) { return true }
        }
        return false
    }

    @Test func `The parent is made anew when the frameworks are`() throws {
        let bench = try LaunchBench()
        let library = bench.folder.appendingPathComponent("libCocoaTouch.so")
        let renewed = bench.folder.appendingPathComponent("renewed.so")
        for copy in [library, renewed] {
            try FileManager.default.copyItem(atPath: FrameworkLibrary.path, toPath: copy.path)
        }
        let parent = AppParent(library: library.path)
        defer { parent.end() }
        parent.start()
        #expect(becomesUsable(parent))
        let first = try #require(parent.process)

        try #require(rename(renewed.path, library.path) == 0)
        #expect(!parent.isUsable(for: [:]))
        let second = try #require(parent.process)
        #expect(second != first)
        #expect(kill(first, 0) != 0)
        #expect(becomesUsable(parent))
        // Another process would be needed for these.
        #expect(!parent.isUsable(for: ["LD_LIBRARY_PATH": "/nowhere"]))
        #expect(parent.process == second)
    }

    @Test func `A parent that was killed is missed by nobody`() throws {
        let parent = AppParent()
        defer { parent.end() }
        parent.start()
        #expect(becomesUsable(parent))
        let first = try #require(parent.process)
        kill(first, SIGKILL)
        var end = siginfo_t()
        waitid(P_PID, id_t(first), &end, WEXITED | WNOWAIT)
        #expect(!parent.isUsable(for: [:]))
        #expect(parent.process == nil)
        parent.start()
        #expect(becomesUsable(parent))
    }

    /// Waits for a process that waits for the next launch, another one than `former`.
    private func nextProcess(of parent: AppParent, after former: pid_t? = nil) -> pid_t? {
        for _ in 0..<500 {
            guard parent.isUsable(for: [:]) else { return nil }
            if let next = parent.nextProcess, next != former { return next }
            poll(nil, 0, 20)
        }
        return nil
    }

    @Test func `A process waits for the next launch, and ends with the parent`() throws {
        let parent = AppParent()
        parent.start()
        #expect(becomesUsable(parent))
        let next = try #require(nextProcess(of: parent))
        #expect(next != parent.process)
        #expect(kill(next, 0) == 0)
        // It is this process's child, as the app will be.
        var information = siginfo_t()
        #expect(waitid(P_PID, id_t(next), &information, WEXITED | WNOHANG | WNOWAIT) == 0)
        parent.end()
        #expect(kill(next, 0) != 0)
    }

    @Test func `A process that ends while it waits is replaced`() throws {
        let parent = AppParent()
        defer { parent.end() }
        parent.start()
        #expect(becomesUsable(parent))
        let first = try #require(nextProcess(of: parent))
        kill(first, SIGKILL)
        let second = try #require(nextProcess(of: parent, after: first))
        #expect(kill(first, 0) != 0)
        #expect(kill(second, 0) == 0)
    }
}

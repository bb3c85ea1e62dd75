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
}

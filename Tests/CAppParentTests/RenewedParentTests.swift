import Device
import Foundation
import OwnProcess
import Testing

@Suite(.ownProcess, .serialized) @MainActor struct RenewedParentTests {
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
        parent.waitUntilReady()
        #expect(parent.isUsable(for: [:]))
        let first = try #require(parent.process)

        try #require(rename(renewed.path, library.path) == 0)
        #expect(!parent.isUsable(for: [:]))
        let second = try #require(parent.process)
        #expect(second != first)
        #expect(kill(first, 0) != 0)
        parent.waitUntilReady()
        #expect(parent.isUsable(for: [:]))
        // Another process would be needed for these.
        #expect(!parent.isUsable(for: ["LD_LIBRARY_PATH": "/nowhere"]))
        #expect(parent.process == second)
    }

    @Test func `A parent that was killed is missed by nobody`() throws {
        let parent = AppParent()
        defer { parent.end() }
        parent.start()
        parent.waitUntilReady()
        #expect(parent.isUsable(for: [:]))
        let first = try #require(parent.process)
        kill(first, SIGKILL)
        var end = siginfo_t()
        waitid(P_PID, id_t(first), &end, WEXITED | WNOWAIT)
        #expect(!parent.isUsable(for: [:]))
        #expect(parent.process == nil)
        parent.start()
        parent.waitUntilReady()
        #expect(parent.isUsable(for: [:]))
    }
}

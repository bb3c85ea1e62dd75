import AppBuilder
import DeviceLink
import Foundation

/// How long the least of apps takes to its first frame, in the ordinary way and through a parent that has loaded the
/// frameworks, and what the memory of many such apps is.
struct LaunchFigures {
    let hello: BuiltApp
    let sdk: SDK
    let toolchain: Toolchain
    let scratch: URL

    /// One after the other in turn, so that both see the same machine. The first pair is not counted.
    private static let turns = 20
    private static let apps = 20

    func print() throws {
        try printFloors()
        try printCold()
        let parent = try WarmParent(library: sdk.library)
        try printWarm(parent)
        Measurement(name: "start of the parent", value: parent.timeToReady, unit: "ms", goal: "").print()
        try printSizes(parent)
    }

    /// What no launch can do without: a process, and the pixels of a screen.
    private func printFloors() throws {
        let profile = DeviceProfile(scale: 2)
        let count = profile.pixelWidth * profile.pixelHeight * 4
        let pixels = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 * count, alignment: 64)
        defer { pixels.deallocate() }
        pixels.initializeMemory(as: UInt8.self, repeating: 1)
        let (upper, lower) = (UnsafeMutableRawBufferPointer(rebasing: pixels[..<count]), pixels[count...])
        let pairs = try inTurns(
            LaunchFigures.turns, { try EmptyProgram.run("/bin/true") },
            { milliseconds { upper.copyMemory(from: UnsafeRawBufferPointer(rebasing: lower)) } })
        Measurement(name: "start and end of an empty program", value: median(pairs.map(\.0)), unit: "ms", goal: "")
            .print()
        Measurement(name: "memcpy of a screen", value: median(pairs.map(\.1)), unit: "ms", goal: "").print()
    }

    private func start(_ parent: WarmParent? = nil) throws -> Double {
        try LaunchedApp(executable: hello.executable.path, homes: scratch, parent: parent).timeToFirstFrame()
    }

    private func printCold() throws {
        let empty = try EmptyProgram(in: scratch, toolchain: toolchain)
        let pairs = try inTurns(LaunchFigures.turns, { try start() }, { try empty.run() })
        Measurement(
            name: "cold start to first frame", value: median(pairs.map(\.0)), unit: "ms",
            floor: (median(pairs.map(\.1)), "an empty GNUstep program"), goal: "<= 30 ms, <= 1.7x"
        ).print()
    }

    private func printWarm(_ parent: WarmParent) throws {
        let pairs = try inTurns(LaunchFigures.turns, { try start(parent) }, { try start() })
        let (warm, cold) = (pairs.map(\.0), pairs.map(\.1))
        Measurement(
            name: "warm start to first frame", value: median(warm), unit: "ms",
            floor: (median(cold), "a cold start"), goal: "<= 10 ms, <= 0.3x"
        ).print()
        Measurement(
            name: "the quickest warm start", value: warm.min() ?? .nan, unit: "ms",
            floor: (cold.min() ?? .nan, "the quickest cold one"), goal: "<= 10 ms, <= 0.3x"
        ).print()
    }

    private func printSizes(_ parent: WarmParent) throws {
        var apps: [LaunchedApp] = []
        for _ in 0..<LaunchFigures.apps {
            let app = try LaunchedApp(executable: hello.executable.path, homes: scratch, parent: parent)
            _ = try app.timeToFirstFrame()
            apps.append(app)
        }
        let sizes = try apps.map { try $0.proportionalSetSize() }
        Measurement(
            name: "PSS of each of 20 warm apps", value: sizes.max() ?? .nan, unit: "MB", goal: "<= 12 MB"
        ).print()
    }
}

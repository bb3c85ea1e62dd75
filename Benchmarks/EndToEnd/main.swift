import AppBuilder
import BrowserDriver
import Foundation

// What a person feels, measured from outside whole processes: start, rest, memory, and a touch's way to the page.
// Run from a release build: swift run -c release end-to-end-benchmark

setvbuf(stdout, nil, _IOLBF, 0)
let sdk = try SDK.locate()
let toolchain = try Toolchain.locate()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("verger-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: scratch) }

func build(_ example: String) throws -> BuiltApp {
    let folder = sdk.root.appendingPathComponent("Examples/\(example)")
    let project = try Project(folder: folder)
    return try AppBuild(project: project, configuration: .release, toolchain: toolchain, sdk: sdk).run()
}

let hello = try build("HelloWorld")
let empty = try EmptyProgram(in: scratch, toolchain: toolchain)

// One after the other in turn, so that both see the same machine.
var starts: [Double] = []
var floors: [Double] = []
for run in 0..<21 {
    let floor = try empty.run()
    let start = try LaunchedApp(executable: hello.executable.path, homes: scratch).timeToFirstFrame()
    if run > 0 {
        floors.append(floor)
        starts.append(start)
    }
}
Measurement(
    name: "cold start to first frame", value: median(starts), unit: "ms",
    floor: (median(floors), "an empty GNUstep program"), goal: "<= 30 ms, <= 1.7x"
).print()

// The same through a parent that has loaded the frameworks; in turn with an ordinary start.
do {
    let parent = try WarmParent(library: sdk.library)
    var pairs: [(warm: Double, cold: Double)] = []
    for run in 0..<21 {
        let cold = try LaunchedApp(executable: hello.executable.path, homes: scratch).timeToFirstFrame()
        let warm = try LaunchedApp(executable: hello.executable.path, homes: scratch, parent: parent).timeToFirstFrame()
        if run > 0 { pairs.append((warm, cold)) }
    }
    Measurement(
        name: "warm start to first frame", value: median(pairs.map(\.warm)), unit: "ms",
        floor: (median(pairs.map(\.cold)), "a cold start"), goal: "<= 10 ms, <= 0.3x"
    ).print()
    Measurement(name: "start of the parent", value: parent.timeToReady, unit: "ms", goal: "").print()
    var apps: [LaunchedApp] = []
    for _ in 0..<20 {
        let app = try LaunchedApp(executable: hello.executable.path, homes: scratch, parent: parent)
        _ = try app.timeToFirstFrame()
        apps.append(app)
    }
    let sizes = try apps.map { try $0.proportionalSetSize() }
    Measurement(
        name: "PSS of each of 20 warm apps", value: sizes.max() ?? .nan, unit: "MB", goal: "<= 12 MB"
    ).print()
}

// An app of lists, tabs and pictures beside the least that an app can be; again in turn.
if FileManager.default.fileExists(atPath: sdk.root.appendingPathComponent("Examples/Contacts").path) {
    let contacts = try build("Contacts")
    var pairs: [(contacts: Double, hello: Double)] = []
    for run in 0..<21 {
        let least = try LaunchedApp(executable: hello.executable.path, homes: scratch).timeToFirstFrame()
        let start = try LaunchedApp(executable: contacts.executable.path, homes: scratch).timeToFirstFrame()
        if run > 0 { pairs.append((start, least)) }
    }
    Measurement(
        name: "cold start of Contacts", value: median(pairs.map(\.contacts)), unit: "ms",
        floor: (median(pairs.map(\.hello)), "HelloWorld"), goal: "<= 1.5x"
    ).print()
}

let resting = try LaunchedApp(executable: hello.executable.path, homes: scratch)
_ = try resting.timeToFirstFrame()
let idle = try resting.idleTime(seconds: 10)
Measurement(name: "processor time of 10 s at rest", value: idle, unit: "ms", goal: "0").print()
Measurement(name: "PSS of HelloWorld", value: try resting.proportionalSetSize(), unit: "MB", goal: "<= 40 MB").print()

// Messages are measured inside a process of their own, which prints its figures itself.
let messaging = ObjectiveCProgram(
    sources: [sdk.root.appendingPathComponent("Benchmarks/Messaging/main.m")],
    executable: scratch.appendingPathComponent("messaging"), configuration: .release)
try messaging.build(toolchain: toolchain, sdk: sdk)
print("messages, goal: a framework object's <= 3x an Objective-C one's")
try Process.run(messaging.executable, arguments: []).waitUntilExit()

let downloads = ObjectiveCProgram(
    sources: [sdk.root.appendingPathComponent("Benchmarks/Downloads/main.m")],
    executable: scratch.appendingPathComponent("downloads"), configuration: .release, flags: ["-lcurl"])
try downloads.build(toolchain: toolchain, sdk: sdk)
print("downloads, goal: >= 0.8 of libcurl alone")
try Process.run(downloads.executable, arguments: []).waitUntilExit()

let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
let verger = program.deletingLastPathComponent().appendingPathComponent("verger")
do {
    let counter = sdk.root.appendingPathComponent("Examples/Counter")
    let latencies = try TapToPixel(verger: verger, project: counter, home: scratch).measure(taps: 30)
    Measurement(
        name: "tap to changed pixel in the page", value: median(latencies), unit: "ms",
        goal: "<= 20 ms (\(latencies.count) samples)"
    ).print()
    let contacts = sdk.root.appendingPathComponent("Examples/Contacts")
    let scrolling = try Scrolling(verger: verger, project: contacts, home: scratch).measure(seconds: 10)
    Measurement(
        name: "frames of a scrolled table", value: median(scrolling.seconds.map(\.frames)), unit: "a second",
        floor: (median(scrolling.seconds.map(\.possible)), "what the browser can show"),
        goal: ">= 58 of 60 (least: \(Int(scrolling.seconds.map(\.frames).min() ?? 0)))"
    ).print()
    Measurement(
        name: "wheel to changed pixel", value: median(scrolling.latencies), unit: "ms",
        floor: (1000 / median(scrolling.seconds.map(\.possible)), "a frame of the browser"),
        goal: "<= 1x (\(scrolling.latencies.count) samples)"
    ).print()
    let cost = scrolling.cost
    Measurement(
        name: "processor time of a frame", value: cost.device + cost.app, unit: "ms",
        floor: (cost.copy, "memcpy of the screen"),
        goal: String(format: "none (device and encoding %.2f ms, app %.2f ms)", cost.device, cost.app)
    ).print()
} catch let failure as LaunchedApp.Failure {
    print("in the page: not measured: \(failure)")
} catch let failure as Browser.Failure {
    print("in the page: not measured: \(failure)")
}

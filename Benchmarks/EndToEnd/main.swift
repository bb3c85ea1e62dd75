import AppBuilder
import BrowserDriver
import Foundation

// What a person feels, measured from outside whole processes: start, rest, memory, devices, and a touch's way to the page.
// Run from a release build: swift run -c release end-to-end-benchmark [SECTION …]

setvbuf(stdout, nil, _IOLBF, 0)
let sdk = try SDK.locate()
let toolchain = try Toolchain.locate()
let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("verger-benchmark-\(getpid())")
try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: scratch) }
let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
let verger = program.deletingLastPathComponent().appendingPathComponent("verger")

func build(_ example: String) throws -> BuiltApp {
    let folder = sdk.root.appendingPathComponent("Examples/\(example)")
    let project = try Project(folder: folder)
    return try AppBuild(project: project, configuration: .release, toolchain: toolchain, sdk: sdk).run()
}

let hello = try build("HelloWorld")

/// An app of lists, tabs and pictures beside the least that an app can be; in turn.
func measureContacts() throws {
    guard FileManager.default.fileExists(atPath: sdk.root.appendingPathComponent("Examples/Contacts").path) else {
        return
    }
    func start(_ app: BuiltApp) throws -> Double {
        try LaunchedApp(executable: app.executable.path, homes: scratch).timeToFirstFrame()
    }
    let contacts = try build("Contacts")
    let pairs = try inTurns(20, { try start(contacts) }, { try start(hello) })
    Measurement(
        name: "cold start of Contacts", value: median(pairs.map(\.0)), unit: "ms",
        floor: (median(pairs.map(\.1)), "HelloWorld"), goal: "<= 1.5x"
    ).print()
}

func measureRest() throws {
    let resting = try LaunchedApp(executable: hello.executable.path, homes: scratch)
    _ = try resting.timeToFirstFrame()
    let idle = try resting.idleTime(seconds: 10)
    Measurement(name: "processor time of 10 s at rest", value: idle, unit: "ms", goal: "0").print()
    let size = try resting.proportionalSetSize()
    Measurement(name: "PSS of HelloWorld", value: size, unit: "MB", goal: "<= 40 MB").print()
}

/// Messages are measured inside a process of their own, which prints its figures itself.
func measureMessages() throws {
    let messaging = BareProgram(
        sources: [sdk.root.appendingPathComponent("Benchmarks/Messaging/main.m")],
        executable: scratch.appendingPathComponent("messaging"), configuration: .release)
    try messaging.build(toolchain: toolchain, sdk: sdk)
    print("messages, goal: a framework object's <= 3x an Objective-C one's")
    try Process.run(messaging.executable, arguments: []).waitUntilExit()
}

func measureDownloads() throws {
    let downloads = BareProgram(
        sources: [sdk.root.appendingPathComponent("Benchmarks/Downloads/main.m")],
        executable: scratch.appendingPathComponent("downloads"), configuration: .release, flags: ["-lcurl"])
    try downloads.build(toolchain: toolchain, sdk: sdk)
    print("downloads, goal: >= 0.8 of libcurl alone")
    try Process.run(downloads.executable, arguments: []).waitUntilExit()
}

func measurePage() throws {
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
}

/// Where there is no browser, that is said.
func measurePageIfPossible() throws {
    do {
        try measurePage()
    } catch let failure as LaunchedApp.Failure {
        print("in the page: not measured: \(failure)")
    } catch let failure as Browser.Failure {
        print("in the page: not measured: \(failure)")
    }
}

let sections: [(name: String, measure: () throws -> Void)] = [
    ("launch", { try LaunchFigures(hello: hello, sdk: sdk, toolchain: toolchain, scratch: scratch).print() }),
    ("contacts", measureContacts),
    ("rest", measureRest),
    (
        "devices",
        {
            try DeviceFigures(hello: hello, sdk: sdk, toolchain: toolchain, verger: verger, scratch: scratch).print()
        }
    ),
    ("messages", measureMessages),
    ("downloads", measureDownloads),
    ("page", measurePageIfPossible),
]
let wanted = CommandLine.arguments.dropFirst()
if let unknown = wanted.first(where: { name in !sections.contains { $0.name == name } }) {
    print("There is no section \(unknown), only: \(sections.map(\.name).joined(separator: ", "))")
    exit(2)
}
for section in sections where wanted.isEmpty || wanted.contains(section.name) { try section.measure() }

import AppBuilder
import Foundation

// How long an Objective-C project of 60 files takes to build, beside plain clang on the same files with the same flags,
// as many at a time.
setvbuf(stdout, nil, _IOLBF, 0)

do {
    let toolchain = try Toolchain.locate()
    let sdk = try SDK.locate()
    let project = try GeneratedProject(classCount: 60)
    defer { project.remove() }

    let floor = try PlainClang(toolchain: toolchain, sdk: sdk).compile(project)
    func report(_ name: String, goal: String, _ seconds: Double) {
        let ratio = String(format: "%.2f", seconds / floor)
        print("\(name): \(String(format: "%.3f s", seconds)), \(ratio) × plain clang -c (goal: \(goal))")
    }
    print("60 Objective-C files: plain clang -c \(String(format: "%.3f s", floor))")

    func build() throws {
        _ = try AppBuild(path: project.folder, configuration: "Debug", toolchain: toolchain, sdk: sdk).run()
    }
    report("clean build, linked and put together", goal: "1.50 ×", try Stopwatch.seconds(build))
    try build()
    let runs = 10
    let upToDate = try Stopwatch.seconds { for _ in 0..<runs { try build() } } / Double(runs)
    report("build when nothing changed", goal: "0.3 s", upToDate)
    try project.changeOneFile()
    report("build after a change to one file", goal: "-", try Stopwatch.seconds(build))
} catch {
    print(error)
    exit(1)
}

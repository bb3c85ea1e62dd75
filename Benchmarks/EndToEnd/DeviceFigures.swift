import AppBuilder
import Foundation
import Glibc

/// Devices as a person has them: each a process of `verger` that the verbs of `verger device` command. What is measured
/// begins with the command.
struct DeviceFigures {
    let hello: BuiltApp
    let sdk: SDK
    let toolchain: Toolchain
    let verger: URL
    let scratch: URL

    private var home: URL { scratch.appendingPathComponent("Devices") }
    private static let model = "iPhone 4"
    private static let boots = 5
    private static let switches = 20
    private static let devices = 20
    /// How long an app may take to say that it is active, in milliseconds.
    private static let patience = 10_000.0

    func print() throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { _ = try? run("shutdown", "all") }
        let empty = try EmptyProgram(in: scratch, toolchain: toolchain)
        let boots = try inTurns(DeviceFigures.boots, { try boot() }, { try empty.run() })
        let floor = (value: median(boots.map(\.1)), name: "an empty GNUstep program")
        Measurement(
            name: "boot to the home screen", value: median(boots.map(\.0)), unit: "ms", floor: floor, goal: "<= 500 ms"
        ).print()
        Measurement(
            name: "app switch", value: median(try timesOfSwitches()), unit: "ms", floor: floor, goal: "<= 100 ms"
        ).print()
        try printTwenty()
    }

    /// Milliseconds of a boot, until the page has an address. The device is shut down again.
    private func boot() throws -> Double {
        let time = try milliseconds { try run("boot", DeviceFigures.model) }
        try run("shutdown", DeviceFigures.model)
        return time
    }

    /// Milliseconds from the command to `applicationDidBecomeActive:` of an app that is suspended, whose place is taken by the
    /// other of two.
    private func timesOfSwitches() throws -> [Double] {
        let apps = try ["First", "Second"].map {
            try SwitchedApp($0, in: scratch, toolchain: toolchain, sdk: sdk)
        }
        try run("boot", DeviceFigures.model)
        defer { _ = try? run("shutdown", DeviceFigures.model) }
        for app in apps { try run("install", DeviceFigures.model, app.bundle.path) }
        var times: [Double] = []
        for turn in 0..<DeviceFigures.switches + apps.count {
            let time = try timeOfSwitch(to: apps[turn % apps.count])
            // At first both are started.
            if turn >= apps.count { times.append(time) }
            poll(nil, 0, 200)
        }
        return times
    }

    private func timeOfSwitch(to app: SwitchedApp) throws -> Double {
        let started = Self.nanoseconds
        try run("launch", DeviceFigures.model, app.identifier)
        while Double(Self.nanoseconds - started) / 1e6 < DeviceFigures.patience {
            let lines = try run("log", DeviceFigures.model, "--last", "20", "--once").split(separator: "\n")
            let times = lines.compactMap { line in
                line.range(of: SwitchedApp.word).flatMap { Int64(line[$0.upperBound...].dropFirst()) }
            }
            if let last = times.last, last > started { return Double(last - started) / 1e6 }
        }
        throw LaunchedApp.Failure(description: "\(app.identifier) did not become active")
    }

    /// Twenty devices, each with an app that runs, and the memory of all their processes.
    private func printTwenty() throws {
        let names = (1...DeviceFigures.devices).map { "Bench \($0)" }
        for name in names { try run("create", name, DeviceFigures.model) }
        let time = try milliseconds {
            for name in names {
                try run("boot", name)
                try run("install", name, hello.folder.path)
                try run("launch", name, hello.identifier)
            }
        }
        Measurement(name: "20 devices with an app each", value: time / 1000, unit: "s", goal: "").print()
        Measurement(name: "PSS of all their processes", value: memory(), unit: "MB", goal: "of 24 GB").print()
    }

    /// The proportional set sizes of all processes that know of the devices' folder, in megabytes.
    private func memory() -> Double {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let sizes = processes.compactMap { Int32($0) }.filter { $0 != getpid() }.compactMap { process -> Double? in
            guard
                let variables = try? String(contentsOfFile: "/proc/\(process)/environ", encoding: .utf8),
                variables.contains(home.path)
            else { return nil }
            return MemoryFigure.proportionalSetSize(of: process)
        }
        return sizes.reduce(0, +)
    }

    /// Runs a verb of `verger device`.
    ///
    /// - Returns: what it prints.
    @discardableResult
    private func run(_ words: String...) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = verger
        process.arguments = ["device"] + words
        process.environment = ProcessInfo.processInfo.environment.merging(["VERGER_HOME": home.path]) { $1 }
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw LaunchedApp.Failure(description: "verger device \(words.joined(separator: " ")) failed")
        }
        return text
    }

    private static var nanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
}

// push-benchmark [rate|tokens|idle] [COUNT]: what the push gateway does for how much of the processor and of memory. All devices and
// providers are other processes, so what counts is the processor time of the gateway. The line that it is measured by is 50,000
// messages a second a core; Apple's technote of that time calls a provider slow below 9,000.
//
//   rate     messages of both protocols to 10,000 connected devices: COUNT messages (400,000)
//   tokens   the same beside COUNT registered apps of devices that are not there (1,000,000)
//   idle     COUNT connected devices that get nothing (100,000): where the limit of open files allows fewer, over several gateways
//            that share a PostgreSQL database
import Foundation
import Glibc
import NIOPosix
import TestPrograms

setvbuf(stdout, nil, _IOLBF, 0)
let arguments = CommandLine.arguments.dropFirst()
let parts = arguments.filter { ["rate", "tokens", "idle"].contains($0) }
let number = arguments.compactMap { Int($0) }.first
func isWanted(_ part: String) -> Bool { arguments.first != "devices" && (parts.isEmpty || parts.contains(part)) }

// Each device is a descriptor here and there.
var limit = rlimit()
getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
limit.rlim_cur = limit.rlim_max
setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
let mostDevices = Int(min(limit.rlim_max, 1 << 20)) - 200

let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
let deviceCount = min(10_000, mostDevices)
let messageCount = isWanted("rate") && !parts.isEmpty ? number ?? 400_000 : 400_000

func measure(others: Int) async throws {
    let bench = try await PushBench(devices: deviceCount, others: others, group)
    defer { bench.end() }
    print(
        "\(deviceCount) devices connected, \(others) registered apps of others: "
            + "memory \(Int(bench.gateway.megabytes)) MB, "
            + "\(String(format: "%.1f", bench.kilobytesADevice)) KB a device")
    try await bench.measureLegacy(messageCount)
    if ProviderLoad.isThere {
        try await bench.measureProviders(messageCount)
    } else {
        print("HTTP/2: h2load is not there (Debian: nghttp2-client)")
    }
    try bench.reportLatency()
}

// The program's own child: devices of one gateway, until its input ends.
if arguments.first == "devices", let count = number, arguments.count == 4 {
    let devices = SimulatedDevices(group: group, name: arguments[arguments.startIndex + 3])
    try await devices.connect(count, to: arguments[arguments.startIndex + 2])
    print("connected")
    _ = FileHandle.standardInput.readDataToEndOfFile()
}

if isWanted("rate") { try await measure(others: 0) }
if isWanted("tokens") { try await measure(others: parts.isEmpty ? 1_000_000 : number ?? 1_000_000) }
let idleCount = parts.isEmpty ? 100_000 : number ?? 100_000
if isWanted("idle"), idleCount > mostDevices, PostgresServer.isInstalled {
    let fleet = try IdleFleet(devices: idleCount, each: mostDevices)
    fleet.report()
    fleet.end()
} else if isWanted("idle") {
    let count = min(idleCount, mostDevices)
    let bench = try await PushBench(devices: count, group)
    print(
        "\(count) idle devices: \(String(format: "%.1f", bench.kilobytesADevice)) KB each in the gateway, "
            + "memory \(Int(bench.gateway.megabytes)) MB")
    bench.end()
}

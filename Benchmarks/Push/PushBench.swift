import Foundation
import NIOCore
import NIOPosix
import PushGateway
import PushLink
import TestPrograms

/// A gateway with connected devices, and what is measured of it.
struct PushBench {
    /// What Apple's service of that time took from one provider is far below.
    static let line = 50_000.0
    private static let connections = 4

    let gateway: GatewayProgram
    let devices: SimulatedDevices
    private let group: any EventLoopGroup
    /// Of a provider for the devices' app. It is made before they connect: Foundation starts no program safely while descriptors
    /// come and go by the thousand.
    private let certificate: String
    /// Kilobytes of the gateway for each connected device.
    let kilobytesADevice: Double

    /// - Parameters:
    ///   - deviceCount: connected ones, with one app each.
    ///   - otherCount: apps of devices that are not there.
    init(devices deviceCount: Int, others otherCount: Int = 0, _ group: any EventLoopGroup) async throws {
        self.group = group
        gateway = GatewayProgram(options: ["--threads", "2", "--limit", "100000000"])
        try gateway.start()
        if otherCount > 0 {
            gateway.end()
            try Self.register(otherCount, in: gateway.databasePath)
            try gateway.start()
        }
        certificate = try gateway.certificate(topic: SimulatedDevices.topic.identifier)
        devices = SimulatedDevices(group: group)
        let before = gateway.megabytes
        try await devices.connect(deviceCount, to: gateway.socketPath)
        kilobytesADevice = (gateway.megabytes - before) * 1024 / Double(deviceCount)
    }

    private static func register(_ count: Int, in path: String) throws {
        let database = try PushDatabase(path: path)
        let secret = [UInt8](repeating: 2, count: 32)
        for start in stride(from: 0, to: count, by: 10_000) {
            try database.transaction {
                for number in start..<min(start + 10_000, count) {
                    guard let device = try database.device(named: "absent \(number)", secret: secret) else { continue }
                    _ = try database.register(SimulatedDevices.topic, ofDevice: device)
                }
            }
        }
    }

    func end() {
        gateway.end()
        gateway.remove()
    }

    /// Sends messages in one way, and waits until all have arrived.
    private func measure(_ count: Int, send: () async throws -> Int) async throws -> (
        seconds: Double, processor: Double
    ) {
        let start = DispatchTime.now().uptimeNanoseconds
        let processor = gateway.processorSeconds
        let arrived = devices.count
        let sent = try await send()
        guard sent == count else { throw GatewayProgram.Failure("\(count - sent) of \(count) messages were not taken") }
        while devices.count < arrived + count { try await Task.sleep(nanoseconds: 1_000_000) }
        return (
            Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9, gateway.processorSeconds - processor
        )
    }

    private func report(_ name: String, _ count: Int, send: (Int) async throws -> Int) async throws {
        _ = try await measure(count / 10) { try await send(count / 10) }
        let result = try await measure(count) { try await send(count) }
        let aSecond = Double(count) / result.processor
        print(
            "\(name): \(Int(Double(count) / result.seconds)) messages a second taken and delivered; "
                + "\(Int(aSecond)) a second of the gateway's processor time, "
                + "\(String(format: "%.2f", aSecond / Self.line)) of the line of \(Int(Self.line))")
    }

    /// By the binary protocol, over four connections.
    func measureLegacy(_ count: Int) async throws {
        let load = LegacyLoad(gateway: gateway, certificate: certificate, group: group)
        let tokens = devices.tokens.shuffled()
        try await report("binary protocol", count) { count in
            try await withThrowingTaskGroup(of: Void.self) { tasks in
                for _ in 0..<Self.connections {
                    tasks.addTask { try await load.send(count / Self.connections, to: tokens) }
                }
                try await tasks.waitForAll()
            }
            return count / Self.connections * Self.connections
        }
    }

    /// By HTTP/2.
    func measureProviders(_ count: Int) async throws {
        let load = ProviderLoad(gateway: gateway)
        let tokens = devices.tokens.shuffled()
        try await report("HTTP/2", count) { try load.send($0, to: tokens) }
    }

    /// How long the messages took.
    func reportLatency() throws {
        let figures = try gateway.figures()
        func quantile(_ part: Double) -> String {
            let total = figures["verger_push_delivery_seconds_count"] ?? 0
            let buckets = figures.compactMap { name, count -> (Double, Double)? in
                guard let range = name.range(of: #"_bucket{le=""#) else { return nil }
                return Double(name[range.upperBound...].prefix { $0 != "\"" }).map { ($0, count) }
            }
            return buckets.sorted { $0.0 < $1.0 }.first { $0.1 >= total * part }.map { "≤ \($0.0) s" } ?? "more"
        }
        print("from a message's arrival to its device's answer: half \(quantile(0.5)), 99 of 100 \(quantile(0.99))")
        print(
            "written to the database: \(Int(figures["verger_push_stored_total"] ?? 0)) of "
                + "\(Int(figures["verger_push_accepted_total"] ?? 0)); memory \(Int(gateway.megabytes)) MB")
    }
}

import Foundation
import TestPrograms

/// More idle devices than one program may have descriptors for: gateways side by side that share a database, each with a program
/// of devices.
struct IdleFleet {
    private struct Member {
        let gateway: GatewayProgram
        let devices: Process
        let said: Pipe
        let hold: Pipe
        let count: Int
        let megabytesBefore: Double
    }

    private let database: PostgresServer
    private var members: [Member] = []

    /// - Parameter most: how many devices a gateway has.
    init(devices count: Int, each most: Int) throws {
        database = try PostgresServer()
        let gatewayCount = (count + most - 1) / most
        for number in 0..<gatewayCount {
            let share = count / gatewayCount + (number < count % gatewayCount ? 1 : 0)
            let gateway = GatewayProgram(options: ["--threads", "1"], store: database.address)
            try gateway.start()
            members.append(try Self.connect(share, to: gateway, name: "fleet \(number)"))
        }
        for member in members {
            // The line comes when all are connected and registered.
            guard !member.said.fileHandleForReading.availableData.isEmpty else {
                throw GatewayProgram.Failure("\(member.count) devices did not connect to \(member.gateway.socketPath)")
            }
        }
    }

    private static func connect(_ count: Int, to gateway: GatewayProgram, name: String) throws -> Member {
        let process = Process(), said = Pipe(), hold = Pipe()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = ["devices", String(count), gateway.socketPath, name]
        process.standardOutput = said
        // They stay until it ends.
        process.standardInput = hold
        let before = gateway.megabytes
        try process.run()
        return Member(
            gateway: gateway, devices: process, said: said, hold: hold, count: count, megabytesBefore: before)
    }

    func report() {
        let count = members.reduce(0) { $0 + $1.count }
        let megabytes = members.reduce(0) { $0 + $1.gateway.megabytes }
        let grown = members.reduce(0) { $0 + $1.gateway.megabytes - $1.megabytesBefore }
        print(
            "\(count) idle devices over \(members.count) gateways that share a database: "
                + "\(String(format: "%.1f", grown * 1024 / Double(count))) KB each in its gateway, "
                + "memory of all gateways \(Int(megabytes)) MB")
    }

    func end() {
        for member in members {
            try? member.hold.fileHandleForWriting.close()
            member.devices.waitUntilExit()
            member.gateway.end()
            member.gateway.remove()
        }
        database.end()
    }
}

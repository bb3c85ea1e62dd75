import Foundation
import NIOConcurrencyHelpers
import PushLink
import TestPrograms
import Testing

import PushGateway

/// Two gateways with one PostgreSQL database: a device is connected with one of them, providers with both.
@Suite(
    .enabled(if: PostgresServer.isInstalled && Curl.isThere, "PostgreSQL or curl is not installed"),
    .timeLimit(.minutes(15)))
struct SharedDatabaseTests {
    private static let topic = PushTopic(identifier: "org.example.app", environment: .sandbox)
    private static let rounds = ProcessInfo.processInfo.environment["VERGER_PUSH_KILLS"].flatMap { Int($0) } ?? 6

    private struct Pair {
        let server: PostgresServer
        let gateways: [GatewayProgram]
        let certificates: [String]

        init() throws {
            let server = try PostgresServer()
            self.server = server
            gateways = (0..<2).map { _ in GatewayProgram(store: server.address) }
            for gateway in gateways { try gateway.start() }
            certificates = try gateways.map { try $0.certificate(topic: SharedDatabaseTests.topic.identifier) }
        }

        func end() {
            for gateway in gateways {
                gateway.end()
                gateway.remove()
            }
            server.end()
        }

        /// Sends a message by one of them.
        ///
        /// - Returns: the status.
        func send(_ payload: String, to token: [UInt8], by number: Int, expiration: Int? = nil) throws -> Int {
            let gateway = gateways[number]
            let curl = Curl(
                port: gateway.httpPort, authority: gateway.authorityFile, certificate: certificates[number])
            return try curl.send(
                payload, to: "/3/device/" + (PushToken(token)?.hexadecimal ?? ""),
                headers: expiration.map { ["apns-expiration: \($0)"] } ?? []
            ).status
        }
    }

    @Test func `a message that one gateway takes arrives by the other`() throws {
        let pair = try Pair()
        let device = TestDevice()
        try device.connect(to: pair.gateways[0].socketPath)
        let token = try device.register(Self.topic)
        #expect(try pair.send(#"{"n":1}"#, to: token, by: 1) == 200)
        #expect(try device.message().payload == #"{"n":1}"#)
        #expect(try pair.send(#"{"n":2}"#, to: token, by: 0) == 200)
        #expect(try device.message().payload == #"{"n":2}"#)
        // Not to be kept: now or never.
        #expect(try pair.send(#"{"n":3}"#, to: token, by: 1, expiration: 0) == 200)
        #expect(try device.message().payload == #"{"n":3}"#)
        device.disconnect()
        // The newest of these is there when the device comes to the other one.
        #expect(try pair.send(#"{"n":4}"#, to: token, by: 0) == 200)
        #expect(try pair.send(#"{"n":5}"#, to: token, by: 1) == 200)
        try device.connect(to: pair.gateways[1].socketPath)
        #expect(try device.message().payload == #"{"n":5}"#)
        #expect(try device.register(Self.topic) == token)
        pair.end()
    }

    @Test func `numbers only grow, whoever takes the message`() throws {
        let pair = try Pair()
        let device = TestDevice()
        try device.connect(to: pair.gateways[0].socketPath)
        let token = try device.register(Self.topic)
        var last: UInt64 = 0
        for number in 0..<40 {
            let payload = #"{"n":\#(number)}"#
            #expect(try pair.send(payload, to: token, by: number % 2) == 200)
            let message = try device.message()
            #expect(message.payload == payload)
            #expect(message.sequence > last)
            last = message.sequence
        }
        pair.end()
    }

    @Test func `a server that was away is found again`() throws {
        let pair = try Pair()
        let device = TestDevice()
        try device.connect(to: pair.gateways[0].socketPath)
        let token = try device.register(Self.topic)
        pair.server.kill()
        #expect(try pair.send(#"{"n":1}"#, to: token, by: 0) == 503)
        try pair.server.start()
        // The first one may meet the old connection.
        var status = 0
        for _ in 0..<100 where status != 200 { status = try pair.send(#"{"n":2}"#, to: token, by: 1) }
        #expect(status == 200)
        #expect(try device.message().payload == #"{"n":2}"#)
        pair.end()
    }

    /// Either gateway, or the server, is killed among requests: what was answered with 200 arrives, and nothing twice.
    @Test func `whatever is killed, what was answered arrives once`() throws {
        let pair = try Pair()
        let device = TestDevice()
        try device.connect(to: pair.gateways[0].socketPath)
        let apps = (0..<3).map { PushTopic(identifier: "org.example.app\($0)", environment: .sandbox) }
        let tokens = try apps.map { try device.register($0) }
        let certificates = try pair.gateways.map { gateway in
            try apps.map { try gateway.certificate(topic: $0.identifier) }
        }
        var accepted: Set<String> = []
        var arrived: [String] = []
        var highest: UInt64 = 0
        for round in 0..<Self.rounds {
            let answers = NIOLockedValueBox<[String]>([])
            let ended = DispatchSemaphore(value: 0)
            let work = ThreadGroup()
            for (number, token) in tokens.enumerated() {
                let way = (number + round) % 2
                let gateway = pair.gateways[way]
                let curl = Curl(
                    port: gateway.httpPort, authority: gateway.authorityFile, certificate: certificates[way][number])
                work.start {
                    defer { ended.signal() }
                    let payload = #"{"round":\#(round),"app":\#(number)}"#
                    let path = "/3/device/" + (PushToken(token)?.hexadecimal ?? "")
                    guard (try? curl.send(payload, to: path))?.status == 200 else { return }
                    answers.withLockedValue { $0.append(payload) }
                }
            }
            for _ in 0..<(round % (tokens.count + 1)) { ended.wait() }
            usleep(.random(in: 0...20_000))
            let victim = round % 3
            if victim == 2 { pair.server.kill() } else { pair.gateways[victim].kill() }
            work.wait()
            accepted.formUnion(answers.withLockedValue { $0 })
            if victim == 2 { try pair.server.start() } else { try pair.gateways[victim].start() }
            // The device comes to either of them, and takes what is kept. Where the server was away it may be refused at first.
            let gateway = pair.gateways[(round + 1) % 2]
            for attempt in 1...200 {
                do {
                    try device.connect(to: gateway.socketPath)
                    device.send(.register(apps[0]))
                    while true {
                        let frame = try device.next()
                        if case .message(let sequence, _, let payload) = frame {
                            if sequence > highest {
                                highest = sequence
                                arrived.append(String(decoding: payload, as: UTF8.self))
                            }
                            device.send(.acknowledge(sequence: sequence))
                        } else if case .token = frame {
                            break
                        }
                    }
                    break
                } catch  where attempt < 200 { usleep(20_000) }
            }
        }
        #expect(accepted.count >= Self.rounds)
        #expect(accepted.subtracting(arrived) == [])
        #expect(Set(arrived).count == arrived.count, "\(arrived)")
        pair.end()
    }
}

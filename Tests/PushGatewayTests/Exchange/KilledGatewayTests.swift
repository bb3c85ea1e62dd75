import Foundation
import NIOConcurrencyHelpers
import PushLink
import TestPrograms
import Testing

import PushGateway

/// The gateway and the device are killed at any moment: what was answered with 200 arrives, and nothing arrives twice.
@Suite(.enabled(if: Curl.isThere, "curl with HTTP/2 is not installed"))
struct KilledGatewayTests {
    private static let apps = (0..<3).map { PushTopic(identifier: "org.example.app\($0)", environment: .sandbox) }
    private static let rounds = ProcessInfo.processInfo.environment["VERGER_PUSH_KILLS"].flatMap { Int($0) } ?? 12

    /// What a device keeps when it is killed, and how it passes over what comes again.
    private final class Record: Sendable {
        private let state = NIOLockedValueBox((sequence: UInt64(0), payloads: [String]()))
        var payloads: [String] { state.withLockedValue { $0.payloads } }

        func take(_ sequence: UInt64, _ payload: String) {
            state.withLockedValue { state in
                guard sequence > state.sequence else { return }
                state.sequence = sequence
                state.payloads.append(payload)
            }
        }
    }

    @Test func whatWasAnsweredArrivesOnce() throws {
        let gateway = GatewayProgram()
        let record = Record()
        try gateway.start()
        let device = TestDevice()
        try device.connect(to: gateway.socketPath)
        let tokens = try Self.apps.map { try device.register($0) }
        let certificates = try Self.apps.map { try gateway.certificate(topic: $0.identifier) }
        var accepted: Set<String> = []
        for round in 0..<Self.rounds {
            // Killed devices read nothing, and come back when the next gateway is there.
            let isThere = round % 3 != 0
            if isThere, round > 0 { try device.connect(to: gateway.socketPath) }
            if !isThere { device.disconnect() }
            let work = ThreadGroup()
            if isThere {
                work.start {
                    while let message = try? device.message(acknowledge: false) {
                        record.take(message.sequence, message.payload)
                        device.send(.acknowledge(sequence: message.sequence))
                    }
                }
            }
            let answers = NIOLockedValueBox<[String]>([])
            let ended = DispatchSemaphore(value: 0)
            let authority = gateway.authorityFile
            let port = gateway.httpPort
            for (number, token) in tokens.enumerated() {
                let curl = Curl(port: port, authority: authority, certificate: certificates[number])
                work.start {
                    defer { ended.signal() }
                    let payload = #"{"round":\#(round),"app":\#(number)}"#
                    let path = "/3/device/" + (PushToken(token)?.hexadecimal ?? "")
                    guard (try? curl.send(payload, to: path))?.status == 200 else { return }
                    answers.withLockedValue { $0.append(payload) }
                }
            }
            // Before, among and behind the three requests, however long they take on a loaded machine.
            for _ in 0..<(round % (tokens.count + 1)) { ended.wait() }
            usleep(.random(in: 0...20_000))
            gateway.kill()
            work.wait()
            accepted.formUnion(answers.withLockedValue { $0 })
            try gateway.start()
            // Messages for an app that is not there replace each other: they are fetched before the next ones come.
            try device.connect(to: gateway.socketPath)
            device.send(.register(Self.apps[0]))
            while true {
                let frame = try device.next()
                if case .message(let sequence, _, let payload) = frame {
                    record.take(sequence, String(decoding: payload, as: UTF8.self))
                    device.send(.acknowledge(sequence: sequence))
                } else if case .token = frame {
                    break
                }
            }
        }
        // Without any the test would say nothing.
        #expect(accepted.count >= Self.rounds)
        let arrived = record.payloads
        #expect(accepted.subtracting(arrived) == [])
        #expect(Set(arrived).count == arrived.count, "\(arrived)")
        gateway.end()
        gateway.remove()
    }
}

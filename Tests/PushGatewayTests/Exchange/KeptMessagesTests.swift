import Foundation
import NIOCore
import PushLink
import Testing

import PushGateway

/// What is kept for devices that cannot be reached.
struct KeptMessagesTests {
    private func send(_ gateway: TestGateway, _ token: [UInt8], _ payloads: String..., expiry: UInt32 = 2_000_000_000)
        async throws
    {
        let provider = try await TestProvider.connect(
            port: gateway.ports().legacy, certificate: try gateway.certificate(), authority: gateway.authorityFile)
        for payload in payloads {
            try await provider.send(.enhanced(identifier: 1, expiry: expiry, token: token, payload: payload))
        }
        // The answer to a mistake says that everything before it was taken.
        try await provider.send(.raw([9]))
        #expect(try await provider.rest().count == 6)
        try await gateway.settle()
    }

    @Test func theNewestWaitsForTheDevice() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        device.disconnect()
        try await send(gateway, token, #"{"n":1}"#, #"{"n":2}"#, #"{"n":3}"#)
        try device.connect(to: gateway.folder.socketPath)
        #expect(try device.message().payload == #"{"n":3}"#)
        // Once it is acknowledged it is gone: the next one to come is new.
        device.disconnect()
        try device.connect(to: gateway.folder.socketPath)
        try await send(gateway, token, #"{"n":4}"#)
        #expect(try device.message().payload == #"{"n":4}"#)
        await gateway.stop()
    }

    @Test func itSurvivesTheGateway() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let identity = device.gateway
        device.disconnect()
        try await send(gateway, token, #"{"n":1}"#)
        try await gateway.restart()
        try device.connect(to: gateway.folder.socketPath)
        #expect(device.gateway == identity)
        #expect(try device.message().payload == #"{"n":1}"#)
        await gateway.stop()
    }

    @Test func whatIsNotAcknowledgedComesAgainWithItsNumber() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        try await send(gateway, token, #"{"n":1}"#)
        let first = try device.message(acknowledge: false)
        device.disconnect()
        try device.connect(to: gateway.folder.socketPath)
        let second = try device.message(acknowledge: false)
        #expect(second == first)
        device.disconnect()
        try await gateway.restart()
        try device.connect(to: gateway.folder.socketPath)
        let third = try device.message()
        #expect(third == first)
        // Numbers go on behind it.
        try await send(gateway, token, #"{"n":2}"#)
        #expect(try device.message().sequence > first.sequence)
        await gateway.stop()
    }

    @Test func whatIsTooOldIsNotDelivered() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        device.disconnect()
        try await send(gateway, token, #"{"n":1}"#, expiry: UInt32(gateway.now + 100))
        try await send(gateway, token, #"{"n":2}"#, expiry: UInt32(gateway.now - 1))
        try await send(gateway, token, #"{"n":0}"#, expiry: 0)
        try device.connect(to: gateway.folder.socketPath)
        #expect(try device.message(acknowledge: false).payload == #"{"n":1}"#)
        device.disconnect()
        gateway.advance(by: 101)
        try device.connect(to: gateway.folder.socketPath)
        try await send(gateway, token, #"{"n":3}"#)
        #expect(try device.message().payload == #"{"n":3}"#)
        await gateway.stop()
    }

    @Test func aMessageForNowReachesAConnectedDeviceOnly() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        try await send(gateway, token, #"{"n":1}"#, expiry: 0)
        #expect(try device.message().payload == #"{"n":1}"#)
        await gateway.stop()
    }

    @Test func aDeviceThatTakesNothingGetsTheNewestLater() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        let provider = try await TestProvider.connect(
            port: gateway.ports().legacy, certificate: try gateway.certificate(), authority: gateway.authorityFile)
        let filler = String(repeating: "x", count: 200)
        let count = 5000
        for start in stride(from: 0, to: count, by: 100) {
            let packets = (start..<start + 100).flatMap { number in
                LegacyPacket.enhanced(
                    identifier: UInt32(number), expiry: 2_000_000_000, token: token,
                    payload: #"{"n":\#(number),"x":"\#(filler)"}"#
                ).bytes
            }
            try await provider.send(.raw(packets))
        }
        // The last one arrives, whatever was passed over before it; numbers only grow.
        var last: UInt64 = 0
        while true {
            let message = try device.message()
            #expect(message.sequence > last)
            last = message.sequence
            if message.payload.hasPrefix(#"{"n":\#(count - 1),"#) { break }
        }
        await provider.close()
        await gateway.stop()
    }

    @Test func anotherSecretIsAnotherDevice() async throws {
        let gateway = try await TestGateway.start()
        let (device, _) = try gateway.device()
        let thief = TestDevice(name: "device", secret: [UInt8](repeating: 8, count: 32))
        #expect(throws: TestDevice.Failure.self) { try thief.connect(to: gateway.folder.socketPath) }
        // The owner comes back: its earlier connection ends.
        let again = TestDevice()
        try again.connect(to: gateway.folder.socketPath)
        #expect(throws: TestDevice.Failure.self) { try device.next() }
        await gateway.stop()
    }

    @Test func nonsenseFromADeviceEndsItsConnectionOnly() async throws {
        let gateway = try await TestGateway.start()
        let (device, token) = try gateway.device()
        for nonsense: [UInt8] in [
            [0, 0, 0, 1, 9], [255, 255, 255, 255],
            [0, 0, 0, 9, 4] + [UInt8](repeating: 1, count: 8) + [0, 0, 0, 1, 0],
        ] {
            let other = TestDevice(name: "other")
            try other.open(gateway.folder.socketPath)
            other.send(nonsense)
            while (try? other.next()) != nil {}
        }
        let unknown = TestDevice(name: "unknown")
        try unknown.open(gateway.folder.socketPath)
        unknown.send(.register(TestGateway.topic))
        #expect(try unknown.next() == .refused(reason: "it did not say who it is"))
        try await send(gateway, token, #"{"n":1}"#)
        #expect(try device.message().payload == #"{"n":1}"#)
        await gateway.stop()
    }
}

import DeviceLink
import Foundation
import Testing

@Suite struct ConnectionTests {
    private func pair() throws -> (device: DeviceSideConnection, app: AppSideConnection) {
        let sockets = try SocketPair.make()
        return (DeviceSideConnection(fileDescriptor: sockets.device), AppSideConnection(fileDescriptor: sockets.app))
    }

    /// A connection whose peer is a bare socket, to be written to by hand.
    private func appWithRawPeer() throws -> (app: AppSideConnection, socket: OwnedDescriptor) {
        let sockets = try SocketPair.make()
        return (AppSideConnection(fileDescriptor: sockets.app), OwnedDescriptor(sockets.device))
    }

    @Test func messagesArriveInOrder() throws {
        let (device, app) = try pair()
        for message in SampleMessages.device { try device.send(message) }
        #expect(try app.receive() == SampleMessages.device)
        #expect(try app.receive().isEmpty)
        for message in SampleMessages.app { try app.send(message) }
        #expect(try device.receive() == SampleMessages.app)
    }

    @Test func memorySharedBySurfaceIsTheSame() throws {
        let (device, app) = try pair()
        let memory = try SharedMemory(byteCount: 128 * 32)
        try device.send(.memoryWarning)
        try device.send(
            .surface(SurfaceDescription(width: 32, height: 32, bytesPerRow: 128, descriptor: memory.descriptor)))
        try device.send(.becomeActive)
        let received = try app.receive() + app.receive() + app.receive()
        #expect(received.count == 3)
        guard case .surface(let surface) = received[1] else {
            Issue.record("no surface")
            return
        }
        #expect(surface.descriptor.number != memory.descriptor.number)
        let mapped = try SharedMemory(descriptor: surface.descriptor, byteCount: surface.byteCount)
        mapped.bytes.storeBytes(of: 0xDEAD_BEEF, toByteOffset: 256, as: UInt32.self)
        #expect(memory.bytes.load(fromByteOffset: 256, as: UInt32.self) == 0xDEAD_BEEF)
    }

    @Test func aMessageInPiecesIsReadWhenItIsWhole() throws {
        let (app, socket) = try appWithRawPeer()
        let bytes = try MessageWriter.encode(DeviceMessage.openURL("note://piece")).bytes
        for byte in bytes.dropLast() {
            #expect(write(socket.number, [byte], 1) == 1)
            #expect(try app.receive().isEmpty)
        }
        #expect(write(socket.number, [bytes[bytes.count - 1]], 1) == 1)
        #expect(try app.receive() == [.openURL("note://piece")])
    }

    @Test func aLongMessageWaitsInTheQueueUntilThePeerReads() throws {
        let (device, app) = try pair()
        let json = String(repeating: "tree ", count: 1 << 20)
        try app.send(.treeReply(request: 1, json: json))
        try app.send(.launched)
        #expect(app.wantsToWrite)
        var received: [AppMessage] = []
        for _ in 0..<1000 where received.count < 2 {
            received += try device.receive()
            try app.flush()
        }
        #expect(received == [.treeReply(request: 1, json: json), .launched])
        #expect(!app.wantsToWrite)
        #expect(app.queuedByteCount == 0)
    }

    @Test func aPeerThatNeverReadsEndsTheConnection() throws {
        let (device, app) = try pair()
        let json = String(repeating: "x", count: 10 << 20)
        #expect(throws: DeviceLinkError.self) {
            for request in 0..<5 { try app.send(.treeReply(request: UInt32(request), json: json)) }
        }
        #expect(throws: DeviceLinkError.self) { try app.send(.launched) }
        withExtendedLifetime(device) {}
    }

    @Test func aClosedPeerIsToldAfterItsLastMessage() throws {
        let sockets = try SocketPair.make()
        let device = DeviceSideConnection(fileDescriptor: sockets.device)
        do {
            let app = AppSideConnection(fileDescriptor: sockets.app)
            try app.send(.exiting(status: 0))
        }
        #expect(try device.receive() == [.exiting(status: 0)])
        #expect(throws: DeviceLinkError.closed) { try device.receive() }
        #expect(throws: DeviceLinkError.closed) { try device.send(.terminate) }
    }

    /// An app that ends abnormally says why, and does not read what the device sent it meanwhile.
    @Test(arguments: [false, true])
    func whatAPeerSaidLastIsReceivedAfterItsEnd(sendsBeforeTheEnd: Bool) throws {
        let sockets = try SocketPair.make()
        let device = DeviceSideConnection(fileDescriptor: sockets.device)
        var app: OwnedDescriptor? = OwnedDescriptor(sockets.app)
        if sendsBeforeTheEnd { try device.send(.memoryWarning) }
        let bytes = try MessageWriter.encode(AppMessage.crash(report: "NSRangeException")).bytes
        #expect(write(try #require(app).number, bytes, bytes.count) == bytes.count)
        app = nil
        if !sendsBeforeTheEnd { #expect(throws: DeviceLinkError.closed) { try device.send(.memoryWarning) } }
        #expect(try device.receive() == [.crash(report: "NSRangeException")])
        #expect(throws: DeviceLinkError.closed) { try device.receive() }
    }

    @Test func whatCameBeforeABadMessageIsStillReceived() throws {
        let (app, socket) = try appWithRawPeer()
        let bytes = try MessageWriter.encode(DeviceMessage.becomeActive).bytes + [1, 99, 0, 0, 0, 0, 0, 0]
        #expect(write(socket.number, bytes, bytes.count) == bytes.count)
        #expect(try app.receive() == [.becomeActive])
        #expect(throws: DeviceLinkError.unknownMessage(code: 99)) { try app.receive() }
        // The other side sees the end of the connection.
        var byte: UInt8 = 0
        #expect(read(socket.number, &byte, 1) == 0)
    }

    @Test func anotherVersionIsAnError() throws {
        let (app, socket) = try appWithRawPeer()
        #expect(write(socket.number, [9, 1, 0, 0, 0, 0, 0, 0] as [UInt8], 8) == 8)
        #expect(throws: DeviceLinkError.unsupportedVersion(9)) { try app.receive() }
    }

    @Test func aHostileLengthIsAnErrorAtOnce() throws {
        let (app, socket) = try appWithRawPeer()
        #expect(write(socket.number, [1, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF] as [UInt8], 8) == 8)
        #expect(throws: DeviceLinkError.messageTooLong(byteCount: 0xFFFF_FFFF)) { try app.receive() }
    }

    @Test func randomStreamsNeverCrash() throws {
        var state: UInt64 = 3
        for _ in 0..<300 {
            let (app, socket) = try appWithRawPeer()
            var bytes: [UInt8] = []
            for index in 0..<200 {
                state = state &* 6_364_136_223_846_793_005 &+ 1
                // Headers that look right get further.
                bytes.append(index % 8 == 0 ? 1 : index % 8 > 4 ? 0 : UInt8(truncatingIfNeeded: state >> 40) & 0x1F)
            }
            #expect(write(socket.number, bytes, bytes.count) == bytes.count)
            var ended = false
            for _ in 0..<3 where !ended {
                do { _ = try app.receive() } catch { ended = true }
            }
        }
    }
}

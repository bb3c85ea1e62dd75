import CPlatform
import Glibc
import Testing

/// Bytes and descriptors over a socket.
@Suite struct DescriptorPassingTests {
    /// Two connected sockets, closed at the end.
    private func withSockets(_ body: (Int32, Int32) -> Void) {
        var sockets: [Int32] = [-1, -1]
        #expect(platform_socket_pair(&sockets) == 0)
        body(sockets[0], sockets[1])
        for socket in sockets { close(socket) }
    }

    @Test func aDescriptorComesWithTheBytesThatItWasSentWith() {
        withSockets { one, other in
            let sent = platform_sealed_memory_make("passed", 64)
            #expect(platform_send(one, [1, 2, 3] as [UInt8], 3, [sent], 1) == 3)
            close(sent)
            var bytes = [UInt8](repeating: 0, count: 16)
            var descriptors = [Int32](repeating: -1, count: Int(PLATFORM_DESCRIPTORS_PER_WRITE))
            var count = 0
            #expect(platform_receive(other, &bytes, bytes.count, &descriptors, &count) == 3)
            #expect(bytes[..<3] == [1, 2, 3] && count == 1)
            #expect(platform_sealed_memory_check(descriptors[0], 64) == 0)
            close(descriptors[0])
        }
    }

    @Test func anEmptySocketDoesNotBlock() {
        withSockets { one, _ in
            var (byte, descriptor, count) = (UInt8(0), [Int32](repeating: -1, count: 8), 0)
            #expect(platform_receive(one, &byte, 1, &descriptor, &count) == -Int(EAGAIN))
        }
    }

    @Test func aClosedSocketEndsTheOther() {
        var sockets: [Int32] = [-1, -1]
        #expect(platform_socket_pair(&sockets) == 0)
        close(sockets[0])
        var (byte, descriptor, count) = (UInt8(0), [Int32](repeating: -1, count: 8), 0)
        #expect(platform_receive(sockets[1], &byte, 1, &descriptor, &count) == 0)
        close(sockets[1])
    }

    @Test func aWakeIsSeenOnceAndTakenOnce() {
        let descriptor = platform_wake_descriptor_make()
        #expect(descriptor >= 0)
        defer { close(descriptor) }
        var ready: Int16 = 0
        #expect(platform_poll([descriptor], [Int16(POLLIN)], &ready, 1, 0) == 0)
        platform_wake(descriptor)
        platform_wake(descriptor)
        #expect(platform_poll([descriptor], [Int16(POLLIN)], &ready, 1, 0) == 1 && ready == Int16(POLLIN))
        platform_wake_acknowledge(descriptor)
        #expect(platform_poll([descriptor], [Int16(POLLIN)], &ready, 1, 0) == 0)
    }
}

import DeviceLink
import Foundation
import Testing

@Suite struct SharedMemoryTests {
    @Test func newMemoryIsZero() throws {
        let memory = try SharedMemory(byteCount: 10_000)
        let bytes = UnsafeRawBufferPointer(start: memory.bytes, count: memory.byteCount)
        #expect(bytes.allSatisfy { $0 == 0 })
    }

    @Test func itCannotBeShrunk() throws {
        let memory = try SharedMemory(byteCount: 8192)
        #expect(ftruncate(memory.descriptor.number, 16) == -1)
    }

    @Test func memoryThatCouldBeShrunkIsRefused() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("memory-\(UUID().uuidString)")
        try Data(count: 8192).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let descriptor = OwnedDescriptor(open(file.path, O_RDWR))
        #expect(throws: DeviceLinkError.self) { try SharedMemory(descriptor: descriptor, byteCount: 8192) }
    }

    @Test func memoryThatIsTooSmallIsRefused() throws {
        let memory = try SharedMemory(byteCount: 4096)
        #expect(throws: DeviceLinkError.unusableMemory(reason: "it is smaller than 4097 bytes")) {
            try SharedMemory(descriptor: memory.descriptor, byteCount: 4097)
        }
    }

    @Test(arguments: [0, -1, Int.max]) func sizesThatCannotBeAreRefused(size: Int) {
        #expect(throws: DeviceLinkError.self) { try SharedMemory(byteCount: size) }
    }

    @Test func itsPagesCanBeMadeAtOnce() throws {
        let memory = try SharedMemory(byteCount: 100_000)
        var pages = [UInt8](repeating: 0, count: (memory.byteCount + 4095) / 4096)
        #expect(mincore(memory.bytes, memory.byteCount, &pages) == 0)
        #expect(pages.allSatisfy { $0 & 1 == 0 })
        memory.makePages()
        #expect(mincore(memory.bytes, memory.byteCount, &pages) == 0)
        #expect(pages.allSatisfy { $0 & 1 == 1 })
        #expect(UnsafeRawBufferPointer(start: memory.bytes, count: memory.byteCount).allSatisfy { $0 == 0 })
    }
}

internal import CPlatform
import Foundation

/// Memory that an app and its device both see, sealed so that neither can take it from under the other.
package final class SharedMemory: @unchecked Sendable {
    /// The bytes, mapped for reading and writing as long as this object lives.
    package let bytes: UnsafeMutableRawPointer
    package let byteCount: Int
    /// What the other process maps.
    package let descriptor: OwnedDescriptor

    /// Makes new memory, all zeros.
    /// - Throws: `DeviceLinkError.unusableMemory` when the size is not positive or the system has no more.
    package convenience init(byteCount: Int) throws(DeviceLinkError) {
        guard byteCount > 0 else { throw .unusableMemory(reason: "a size of \(byteCount) bytes is not positive") }
        let number = platform_sealed_memory_make("surface", byteCount)
        guard number >= 0 else { throw .unusableMemory(reason: String(cString: strerror(-number))) }
        try self.init(descriptor: OwnedDescriptor(number), byteCount: byteCount)
    }

    /// Maps memory that the other side made.
    /// - Throws: `DeviceLinkError.unusableMemory` when it is smaller than `byteCount` or could be shrunk later.
    package init(descriptor: OwnedDescriptor, byteCount: Int) throws(DeviceLinkError) {
        guard byteCount > 0 else { throw .unusableMemory(reason: "a size of \(byteCount) bytes is not positive") }
        switch platform_sealed_memory_check(descriptor.number, byteCount) {
        case 0: break
        case -EPERM: throw .unusableMemory(reason: "it is not sealed against shrinking")
        case -ENOSPC: throw .unusableMemory(reason: "it is smaller than \(byteCount) bytes")
        case let error: throw .unusableMemory(reason: String(cString: strerror(-error)))
        }
        let address = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor.number, 0)
        guard let address, address != MAP_FAILED else {
            throw .unusableMemory(reason: String(cString: strerror(errno)))
        }
        bytes = address
        self.byteCount = byteCount
        self.descriptor = descriptor
    }

    /// Makes all pages at once, and writable for this process: many times as quick as making each with the first write.
    ///
    /// What the kernel cannot make now it makes then.
    package func makePages() { _ = madvise(bytes, byteCount, MADV_POPULATE_WRITE) }

    /// Maps pages that another process has made, for writing too: as though they were only read the kernel takes sixteen at once.
    package func mapPages() { _ = madvise(bytes, byteCount, MADV_POPULATE_READ) }

    deinit { munmap(bytes, byteCount) }
}

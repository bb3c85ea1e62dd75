import CPlatform
import Glibc
import Testing

/// Memory that is shared with a process that is not trusted.
@Suite struct SealedMemoryTests {
    @Test func memoryIsAsLargeAsAskedForAndCannotShrink() {
        let descriptor = platform_sealed_memory_make("test", 4096)
        #expect(descriptor >= 0)
        defer { close(descriptor) }
        #expect(platform_sealed_memory_check(descriptor, 4096) == 0)
        #expect(platform_sealed_memory_check(descriptor, 4097) == -ENOSPC)
        #expect(ftruncate(descriptor, 0) == -1 && errno == EPERM)
    }

    @Test func memoryThatCanShrinkIsRefused() {
        var name = Array("/tmp/sealed-XXXXXX".utf8CString)
        let descriptor = mkstemp(&name)
        #expect(descriptor >= 0)
        unlink(name)
        defer { close(descriptor) }
        #expect(ftruncate(descriptor, 4096) == 0)
        #expect(platform_sealed_memory_check(descriptor, 4096) < 0)
    }
}

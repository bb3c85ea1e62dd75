/// Shared memory that holds a picture: premultiplied ARGB, 32 bits a pixel in the machine's order, rows from the top.
package struct SurfaceDescription: Hashable, Sendable {
    /// Pixels, 1 to `DeviceLinkLimits.surfaceSide`.
    package var width: Int
    package var height: Int
    /// Bytes from one row to the next: a multiple of 4, at least four times the width.
    package var bytesPerRow: Int
    /// The memory; it travels beside the message. `SharedMemory(descriptor:byteCount:)` maps it.
    package var descriptor: OwnedDescriptor

    package init(width: Int, height: Int, bytesPerRow: Int, descriptor: OwnedDescriptor) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.descriptor = descriptor
    }

    /// Bytes of the whole picture.
    package var byteCount: Int { bytesPerRow * height }
}

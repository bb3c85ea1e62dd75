import CSound
import DeviceLink

/// What an app hears by the microphone: frames in memory of the app that both see.
@MainActor final class AppEar {
    private let memory: SharedMemory
    private let ring: OpaquePointer
    private(set) var isListening = false
    /// The next frame that the app gets.
    private var position: Int64 = 0

    /// - Throws: `DeviceLinkError.unusableMemory`.
    init(_ descriptor: OwnedDescriptor) throws(DeviceLinkError) {
        memory = try SharedMemory(descriptor: descriptor, byteCount: sound_ring_size())
        ring = OpaquePointer(memory.bytes)
    }

    func listen(_ isListening: Bool, from position: Int64) {
        self.isListening = isListening
        self.position = position
    }

    /// Gives it what was heard before `end`.
    func take(from room: OpaquePointer, until end: Int64, isSilent: Bool) {
        guard isListening else { return }
        position = max(position, end - Int64(sound_ring_frames))
        while position < end {
            let count = Int(min(end - position, 1024))
            let frames = [Int16](unsafeUninitializedCapacity: count * 2) { buffer, size in
                if isSilent {
                    buffer.initialize(repeating: 0)
                } else {
                    sound_ring_read(room, position, buffer.baseAddress, Int32(count))
                }
                size = count * 2
            }
            sound_ring_write(ring, position, frames, Int32(count))
            position += Int64(count)
        }
    }
}

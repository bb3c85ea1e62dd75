import CSound
import DeviceLink

/// What an app plays, as the device gets it: frames in memory that both see. The app may write anything there.
@MainActor final class AppSound {
    private let memory: SharedMemory
    private let ring: OpaquePointer
    private let mixer: OpaquePointer
    private let voice: OpaquePointer

    /// - Throws: `DeviceLinkError.unusableMemory`.
    init(_ descriptor: OwnedDescriptor, in mixer: OpaquePointer) throws(DeviceLinkError) {
        memory = try SharedMemory(descriptor: descriptor, byteCount: sound_ring_size())
        ring = OpaquePointer(memory.bytes)
        self.mixer = mixer
        guard let voice = sound_mixer_add(mixer, 0, sound_ring_source, memory.bytes) else {
            throw .unusableMemory(reason: "there is no memory for a voice")
        }
        self.voice = voice
    }

    /// Nothing is heard of it any more.
    func remove() { sound_mixer_remove(mixer, voice) }

    /// The frame after the last one that the app has written.
    var end: Int64 { sound_ring_end(ring) }

    /// Whether the silent switch and the lock screen leave it alone.
    var isAlwaysHeard: Bool {
        switch sound_ring_category(ring) {
        case sound_category_ambient, sound_category_solo_ambient: false
        default: true
        }
    }

    /// The gain, from 0 to 1; moves there within 20 ms.
    func setVolume(_ volume: Double) { sound_voice_set_volume(voice, volume, 0) }
}

import AudioToolbox
import CPlatform
import CSound
import DeviceLink
import MainLoop

/// The device's loudspeaker: adds up what its apps play, at the pace of the device's clock.
///
/// In virtual time the device pulls up to each time that it gets to, so that the samples are the same in each run. A live
/// device pulls every 20 ms, while something plays.
@MainActor final class Speaker {
    /// Gets the samples: the number of the first frame on the device's clock, then both channels in turn.
    var onSamples: ((_ position: Int64, _ samples: [Int16]) -> Void)? {
        didSet { if onSamples != nil { sound_mixer_skip(mixer, sound_output_now()) } }
    }
    /// Told when a live device is silent again: nothing comes until the next sound.
    var onSilence: (() -> Void)?

    let mixer: OpaquePointer
    private var sounds: [ObjectIdentifier: AppSound] = [:]
    /// The device's own sounds that are being played.
    private var ownSounds: [(voice: OpaquePointer, track: OpaquePointer)] = []
    private var nextPull: ScheduledCall?

    /// The frames of a live device's block: 20 ms.
    private static let period = 0.02
    private static let largestBlock = 4096
    /// How long a live device waits for an app that mixes late, in frames: less than the page is behind.
    private static let patience: Int64 = 3840
    /// How long a live device may have been away, in frames, without leaving out what it missed.
    private static let longestDelay: Int64 = 24_000

    init() {
        guard let mixer = sound_mixer_make(sound_output_now()) else { fatalError("There is no memory for a mixer.") }
        self.mixer = mixer
    }

    deinit {
        sound_mixer_free(mixer)
        for sound in ownSounds { sound_track_close(sound.track) }
    }

    /// Plays a sound of the device's own, from now on.
    func play(_ file: SoundFile, volume: Double) {
        guard onSamples != nil, ownSounds.count < Self.mostSounds else { return }
        guard let track = file.track() else { return }
        guard let voice = sound_mixer_add(mixer, sound_output_now(), sound_track_source, UnsafeMutableRawPointer(track))
        else { return sound_track_close(track) }
        sound_voice_set_volume(voice, volume, 0)
        ownSounds.append((voice, track))
    }

    /// Whether sounds of the device's own are being played.
    var playsOwnSound: Bool { !ownSounds.isEmpty }

    private func dropEnded() {
        for sound in ownSounds where sound_voice_has_ended(sound.voice, nil) {
            sound_mixer_remove(mixer, sound.voice)
            sound_track_close(sound.track)
        }
        // Those that were removed are no voices any more.
        ownSounds.removeAll { !sound_mixer_has(mixer, $0.voice) }
    }

    private static let mostSounds = 16

    // MARK: The apps

    /// - Throws: `DeviceLinkError.unusableMemory`.
    func add(_ session: AppSession, _ memory: OwnedDescriptor) throws(DeviceLinkError) {
        remove(session)
        sounds[ObjectIdentifier(session)] = try AppSound(memory, in: mixer)
    }

    func remove(_ session: AppSession) { sounds.removeValue(forKey: ObjectIdentifier(session))?.remove() }

    func sound(of session: AppSession) -> AppSound? { sounds[ObjectIdentifier(session)] }

    // MARK: Pulling

    /// Mixes up to now. Without a listener nothing is mixed.
    func pull() { pull(until: sound_output_now()) }

    private func pull(until end: Int64) {
        guard let onSamples else { return }
        while sound_mixer_position(mixer) < end {
            let position = sound_mixer_position(mixer)
            let count = min(Int(end - position), Self.largestBlock)
            let samples = [Int16](unsafeUninitializedCapacity: count * 2) { buffer, size in
                sound_mixer_mix(mixer, buffer.baseAddress, Int32(count))
                size = count * 2
            }
            onSamples(position, samples)
        }
        if playsOwnSound { dropEnded() }
    }

    /// A live device: pulls from now on every 20 ms, until all is played.
    ///
    /// - Parameter playing: the apps that play at the moment.
    func start(whilePlaying playing: @escaping @MainActor () -> [AppSession]) {
        guard nextPull == nil, onSamples != nil else { return }
        sound_mixer_skip(mixer, sound_output_now())
        pullLater(playing)
    }

    func stop() {
        nextPull?.cancel()
        nextPull = nil
    }

    private func pullLater(_ playing: @escaping @MainActor () -> [AppSession]) {
        nextPull = MainLoop.main.schedule(at: MainLoop.main.now + Self.period) { [weak self] in
            guard let self else { return }
            nextPull = nil
            let now = sound_output_now()
            if now - sound_mixer_position(mixer) > Self.longestDelay { sound_mixer_skip(mixer, now) }
            let written = playing().compactMap { self.sound(of: $0)?.end }.min() ?? now
            pull(until: max(min(now, written), now - Self.patience))
            let hasMore = sounds.values.contains { $0.end > sound_mixer_position(self.mixer) }
            guard onSamples != nil, !playing().isEmpty || hasMore || playsOwnSound else { return onSilence?() ?? () }
            pullLater(playing)
        }
    }
}

import AudioToolbox
import CSound
import DeviceLink
import MainLoop

/// The device's microphone: gives the apps that listen what is to be heard, at the pace of the device's clock.
///
/// What it hears has 48,000 frames a second of one channel, numbered by the clock. In virtual time it has written up to a time
/// before apps are told to live until then. A live device writes a file's sound every 20 ms, and a page's as it comes.
@MainActor final class Microphone {
    /// What there is to hear.
    private(set) var source = MicrophoneSource.page
    /// Told when the first app begins to listen, or none does any more, and when the source is another one.
    var onChange: (() -> Void)?
    /// What is heard, before it is given to apps.
    private let room: OpaquePointer
    /// The first frame that has not been heard yet.
    private var end: Int64
    private var track: OpaquePointer?
    private var file: SoundFile?
    private(set) var path: String?
    private var ears: [ObjectIdentifier: AppEar] = [:]
    private let isVirtual: Bool
    /// A call has the microphone.
    private var isTaken = false
    private var nextPull: ScheduledCall?

    private static let period = 0.02
    private static let block = 960
    /// How far what a page hears may be from the clock before it is put there anew: what is later than this, apps have taken for
    /// silence (CSound's `sound_input_delay`).
    private static let slack: Int64 = 4800
    /// A live device that was away for longer has heard nothing meanwhile.
    private static let longestDelay: Int64 = 24_000

    init(isVirtual: Bool) {
        self.isVirtual = isVirtual
        let memory = UnsafeMutableRawPointer.allocate(byteCount: sound_ring_size(), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: sound_ring_size())
        room = OpaquePointer(memory)
        end = sound_output_now()
    }

    deinit {
        UnsafeMutableRawPointer(room).deallocate()
        if let track { sound_track_close(track) }
    }

    /// Whether an app listens.
    var isInUse: Bool { ears.values.contains(where: \.isListening) }

    /// Gives it something else to hear. A file is heard once, from now on if an app listens, else as soon as one does.
    func hear(_ source: MicrophoneSource, _ file: SoundFile? = nil, path: String? = nil) {
        pull()
        self.source = source
        self.file = file
        self.path = path
        closeTrack()
        if isInUse { begin() }
        onChange?()
    }

    // MARK: The apps

    /// Takes the memory of an app.
    /// - Throws: `DeviceLinkError.unusableMemory`.
    func add(_ session: AppSession, _ memory: OwnedDescriptor) throws(DeviceLinkError) {
        ears[ObjectIdentifier(session)] = try AppEar(memory)
    }

    func remove(_ session: AppSession) {
        let wasInUse = isInUse
        ears.removeValue(forKey: ObjectIdentifier(session))
        if wasInUse != isInUse { useDidChange() }
    }

    /// An app begins to listen, or does not any more.
    func setListening(_ isListening: Bool, _ session: AppSession) {
        guard let ear = ears[ObjectIdentifier(session)], ear.isListening != isListening else { return }
        let wasInUse = isInUse
        pull()
        ear.listen(isListening, from: sound_output_now())
        if wasInUse != isInUse { useDidChange() }
    }

    private func useDidChange() {
        if isInUse {
            begin()
        } else {
            nextPull?.cancel()
            nextPull = nil
            closeTrack()
        }
        onChange?()
    }

    /// A call takes the microphone, or gives it back.
    func setTaken(_ isTaken: Bool) {
        pull()
        self.isTaken = isTaken
    }

    // MARK: Hearing

    private func begin() {
        end = sound_output_now()
        if track == nil { track = file?.track() }
        if !isVirtual, source == .file { pullLater() }
    }

    private func closeTrack() {
        if let track { sound_track_close(track) }
        track = nil
    }

    /// Hears up to now.
    func pull() { pull(until: sound_output_now()) }

    /// Hears up to a frame, and lets the apps hear it.
    func pull(until target: Int64) {
        guard isInUse else { return }
        // What a page hears comes when it comes: see `take`.
        if source == .page, !isVirtual { return give() }
        while end < target {
            let count = Int(min(target - end, Int64(Self.block)))
            add(
                [Int16](unsafeUninitializedCapacity: count * 2) { buffer, size in
                    let there = track.map { Int(sound_track_read($0, buffer.baseAddress, Int32(count))) } ?? 0
                    for place in there * 2..<count * 2 { buffer[place] = 0 }
                    size = count * 2
                })
        }
        give()
    }

    /// Takes samples of one channel that a page has heard just now.
    func take(_ samples: [Int16]) {
        guard source == .page, isInUse, !isVirtual, !samples.isEmpty else { return }
        let now = sound_output_now()
        // The page's clock is faster: a block is left out.
        guard end <= now + Self.slack else { return }
        if end < now - Self.longestDelay { end = now - Int64(samples.count) }
        if now - end > Self.slack {
            let missing = now - end - Int64(samples.count)
            if missing > 0 { add([Int16](repeating: 0, count: Int(missing) * 2)) }
        }
        add(samples.flatMap { [$0, $0] })
        give()
    }

    private func add(_ frames: [Int16]) {
        sound_ring_write(room, end, frames, Int32(frames.count / 2))
        end += Int64(frames.count / 2)
    }

    private func give() { for ear in ears.values { ear.take(from: room, until: end, isSilent: isTaken) } }

    private func pullLater() {
        guard nextPull == nil else { return }
        nextPull = MainLoop.main.schedule(at: MainLoop.main.now + Self.period) { [weak self] in
            guard let self else { return }
            nextPull = nil
            let now = sound_output_now()
            if now - end > Self.longestDelay { end = now }
            pull(until: now)
            if isInUse, source == .file { pullLater() }
        }
    }
}

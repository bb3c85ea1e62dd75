import AudioToolbox
import DeviceLink
import Foundation

/// The sounds of apps, and what the user sets for them.
extension Device {
    /// Called with the samples that are heard; see `Speaker.onSamples`.
    package var onSamples: ((_ position: Int64, _ samples: [Int16]) -> Void)? {
        get { speaker.onSamples }
        set {
            speaker.onSamples = newValue
            startSpeaker()
        }
    }

    /// Called when a live device is silent again.
    package var onSilence: (() -> Void)? {
        get { speaker.onSilence }
        set { speaker.onSilence = newValue }
    }

    /// Sets the volume, from 0 to 1; cut to that.
    public func setVolume(_ volume: Double) {
        guard volume.isFinite else { return }
        setSound { $0.volume = min(max(volume, 0), 1) }
    }

    /// Presses a volume button. On the lock screen the buttons only work while something is heard, and while a call rings they
    /// change nothing.
    func changeVolume(steps: Int) {
        guard model.capabilities.contains(.volumeButtons), !isLocked || playsSound, !isRinging else { return }
        setVolume(Double(volumeLevel + steps) / Double(VolumeOverlay.segments))
        showVolume(level: volumeLevel)
    }

    /// The number of the step, from 0 for silence.
    private var volumeLevel: Int { Int((sound.volume * Double(VolumeOverlay.segments)).rounded()) }

    private var playsSound: Bool { sessions.contains(where: \.playsSound) || speaker.playsOwnSound }

    private var isRinging: Bool { interruptions.contains(.call) && screen.callScreen.phase == .ringing }

    /// Moves the switch at the side, which silences sounds that an app does not need (AVAudioSession's categories). A device
    /// without one does not notice.
    public func setSilenced(_ isSilenced: Bool) {
        guard model.hasSilentSwitch, isSilenced != sound.isSilenced else { return }
        setSound { $0.isSilenced = isSilenced }
        screen.showVolume(
            VolumeOverlay.Content(
                title: ringerTitle, level: isSilenced ? nil : volumeLevel, hasSpeaker: model.profile.isPad))
    }

    /// Plugs a headset in, or out.
    public func setHeadset(_ hasHeadset: Bool) {
        setSound {
            $0.hasHeadset = hasHeadset
            $0.hasMicrophone = model.hasMicrophone(withHeadset: hasHeadset)
        }
    }

    /// The buttons of a phone are for the ringer until something else is heard.
    private func showVolume(level: Int) {
        let isForRinger = !sound.hasHeadset && !playsSound && !interruptions.contains(.call) && !isCallBehind
        let hasBell = isForRinger && model.capabilities.contains(.telephony)
        let title = sound.hasHeadset ? "Headphones" : hasBell ? ringerTitle : "Volume"
        screen.showVolume(VolumeOverlay.Content(title: title, level: level, hasSpeaker: !hasBell))
    }

    private var ringerTitle: String { model.capabilities.contains(.telephony) ? "Ringer" : "Volume" }

    private func setSound(_ change: (inout SoundHardware) -> Void) {
        // What was heard before was as loud as before.
        pullSound()
        let former = sound
        change(&sound)
        guard sound != former else { return }
        updateVolumes()
        for session in sessions { session.send(.sound(sound)) }
        onSurroundings?()
    }

    /// In virtual time, takes what is to be heard until now.
    func pullSound() { if time.isVirtual { speaker.pull() } }

    // MARK: The apps

    func session(_ session: AppSession, didOpenSound memory: OwnedDescriptor) {
        do {
            try speaker.add(session, memory)
            updateVolumes()
        } catch {
            session.fail("sent the device a message that it refuses: \(error)")
        }
    }

    func session(_ session: AppSession, plays isPlaying: Bool) {
        session.playsSound = isPlaying
        updateVolumes()
        if isPlaying { startSpeaker() } else { suspendIfIdle(session) }
    }

    /// Lets a live device take the apps' samples while one of them plays.
    private func startSpeaker() {
        guard !time.isVirtual, sessions.contains(where: \.playsSound) || speaker.playsOwnSound else { return }
        speaker.start { [weak self] in self?.sessions.filter(\.playsSound) ?? [] }
    }

    /// Decides how loud each app is: the volume, and who is silent with the switch, on the lock screen and during a call.
    func updateVolumes() {
        let isQuiet = sound.isSilenced && !sound.hasHeadset || interruptions.contains(.locked)
        for session in sessions {
            guard let output = speaker.sound(of: session) else { continue }
            let isHeard = !interruptions.contains(.call) && (output.isAlwaysHeard || !isQuiet)
            output.setVolume(isHeard ? sound.volume : 0)
        }
    }

    /// Tells all apps that the loudspeaker is needed for a call, or is free again.
    func interruptSound(isOver: Bool) {
        pullSound()
        updateVolumes()
        microphone.setTaken(!isOver)
        for session in sessions { session.send(.soundInterruption(isOver: isOver)) }
    }

    /// Plays a sound out of an app's folder on behalf of the app.
    func play(_ path: String, of app: InstalledApp) {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let home = URL(fileURLWithPath: app.home).resolvingSymlinksInPath().path
        let sound = file.hasPrefix(home + "/") ? try? SoundFile(path: file) : nil
        note(path, sound?.duration ?? 0, of: app)
        guard let sound, !self.sound.isSilenced else { return }
        speaker.play(sound, volume: self.sound.volume)
        startSpeaker()
    }

    /// Says in the log that an app plays a system sound of its own.
    func note(_ path: String, _ seconds: Double, of app: InstalledApp) {
        let name = (path as NSString).lastPathComponent
        log("\(app.name) plays \(name) (\((seconds * 100).rounded() / 100) s)")
    }
}

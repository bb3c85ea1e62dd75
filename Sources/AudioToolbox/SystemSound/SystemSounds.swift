import CSound
import DeviceLink
import Foundation
import MainLoop

/// The system sounds of the app. They may be made and played on any thread; the device plays them.
package final class SystemSounds: @unchecked Sendable {
    package static let shared = SystemSounds()

    private let lock = NSLock()
    private var sounds: [SystemSoundID: SystemSound] = [:]
    private var completions: [SystemSoundID: @MainActor (SystemSoundID) -> Void] = [:]
    /// Numbers below these are the system's own sounds.
    private var lastID: SystemSoundID = 0x1000

    /// The longest sound, in seconds.
    private static let longest = 30.0
    /// How long the device vibrates, in seconds.
    private static let vibration = 0.4
    /// The numbers of the sounds that every device has.
    private static let builtIn: ClosedRange<SystemSoundID> = 1000...1351

    /// - Throws: `SoundFileError`.
    func create(path: String) throws -> SystemSoundID {
        let file = try SoundFile(path: path)
        guard file.duration <= SystemSounds.longest else { throw SoundFileError("is longer than 30 seconds") }
        return lock.withLock {
            lastID += 1
            sounds[lastID] = SystemSound(path: path, file: file)
            return lastID
        }
    }

    /// - Returns: false for a number that is no sound's.
    func dispose(_ id: SystemSoundID) -> Bool {
        lock.withLock {
            completions[id] = nil
            return sounds.removeValue(forKey: id) != nil
        }
    }

    func sound(_ id: SystemSoundID) -> SystemSound? { lock.withLock { sounds[id] } }

    func set(_ value: UInt32, _ property: AudioServicesPropertyID, of id: SystemSoundID) {
        lock.withLock { sounds[id]?.properties[property] = value }
    }

    func setCompletion(_ id: SystemSoundID, _ completion: (@MainActor (SystemSoundID) -> Void)?) {
        lock.withLock { completions[id] = completion }
    }

    func play(_ id: SystemSoundID, isAlert: Bool) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { playNow(id, isAlert: isAlert) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.playNow(id, isAlert: isAlert) } }
        }
    }

    @MainActor private func playNow(_ id: SystemSoundID, isAlert: Bool) {
        var duration = 0.0
        if id == kSystemSoundID_Vibrate {
            DeviceServices.send(.vibrate)
            duration = SystemSounds.vibration
        } else if let sound = sound(id) {
            if isAlert { DeviceServices.send(.vibrate) }
            DeviceServices.send(.playFile(path: sound.path, seconds: sound.duration))
            SystemSounds.hear(sound)
            duration = sound.duration
        } else if SystemSounds.builtIn.contains(id) || id == kUserPreferredAlert {
            if isAlert { DeviceServices.send(.vibrate) }
            DeviceServices.send(.playSound(id))
        } else {
            return
        }
        guard lock.withLock({ completions[id] != nil }) else { return }
        MainLoop.main.schedule(at: MainLoop.main.now + duration) { [self] in
            // Taken away meanwhile, it is not called.
            lock.withLock { completions[id] }?(id)
        }
    }

    /// Lets a sound be heard, unless the device is silent.
    private static func hear(_ sound: SystemSound) {
        guard !sound_output_hardware().is_silenced else { return }
        if let track = sound.file.track() { sound_output_play_once(track, 1) }
    }
}

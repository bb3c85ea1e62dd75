import CSound
import DeviceLink
import Foundation
import MainLoop

/// Connects the app's sound output and input (CSound) with its device and with virtual time.
@MainActor final class SoundLink {
    static let shared = SoundLink()

    private var isConnected = false
    /// The next time at which virtual time has to mix.
    private var nextEvent: ScheduledCall?

    /// Hears from now on what the device says of sound.
    func connect() {
        guard !isConnected else { return }
        isConnected = true
        DeviceServices.listen { SoundLink.receive($0) }
        guard MainLoop.main.isVirtual else { return }
        DeviceServices.whenReached { [weak self] in
            self?.mix()
            sound_input_reached()
        }
    }

    private static func receive(_ message: DeviceMessage) {
        switch message {
        case .sound(let hardware):
            sound_output_set_hardware(
                sound_hardware(
                    volume: hardware.volume, is_silenced: hardware.isSilenced, has_headset: hardware.hasHeadset,
                    has_microphone: hardware.hasMicrophone))
        case .soundInterruption(let isOver):
            sound_output_interrupt(isOver ? sound_interruption_ended : sound_interruption_began)
        case .skip:
            sound_output_skip()
            sound_input_skip()
        default: break
        }
    }

    /// Virtual time: takes what the microphone heard, mixes up to now, and comes back when the next sound may end.
    private func mix() {
        sound_input_take()
        sound_output_render()
        rearm()
    }

    func rearm() {
        nextEvent?.cancel()
        nextEvent = nil
        let time = min(sound_output_next_event(), sound_input_next_event())
        guard time != .max else { return }
        nextEvent = MainLoop.main.schedule(at: TimeInterval(time) / 1e9) { [weak self] in self?.mix() }
    }

    /// Runs what belongs to the main thread; at once if this is it, so that the device hears of things in their order.
    nonisolated static func onMain(_ work: @escaping @MainActor () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}

// What CSound's SoundOutput.h leaves to who has the link.

@_cdecl("sound_link_connect")
func connectSoundLink() { SoundLink.onMain { SoundLink.shared.connect() } }

@_cdecl("sound_link_open")
func openSoundLink(_ descriptor: Int32, _ size: Int) {
    let memory = OwnedDescriptor(descriptor)
    SoundLink.onMain {
        SoundLink.shared.connect()
        DeviceServices.send(.soundOutput(memory))
    }
}

@_cdecl("sound_link_open_input")
func openSoundInputLink(_ descriptor: Int32, _ size: Int) {
    let memory = OwnedDescriptor(descriptor)
    SoundLink.onMain {
        SoundLink.shared.connect()
        DeviceServices.send(.soundInput(memory))
    }
}

@_cdecl("sound_link_set_listening")
func setSoundLinkListening(_ isListening: Bool) { SoundLink.onMain { DeviceServices.send(.listens(isListening)) } }

@_cdecl("sound_link_set_playing")
func setSoundLinkPlaying(_ isPlaying: Bool) { SoundLink.onMain { DeviceServices.send(.playsSound(isPlaying)) } }

@_cdecl("sound_link_ask_volume")
func askSoundLinkForVolume(_ volume: Double) { SoundLink.onMain { DeviceServices.send(.setVolume(volume)) } }

@_cdecl("sound_link_rearm")
func rearmSoundLink() { SoundLink.onMain { SoundLink.shared.rearm() } }

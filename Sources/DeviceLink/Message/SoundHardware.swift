/// The device's loudspeaker and what belongs to it.
package struct SoundHardware: Hashable, Sendable {
    /// From 0 to 1: what samples are multiplied with.
    package var volume: Double
    /// Whether the switch at the side says silent.
    package var isSilenced: Bool
    package var hasHeadset: Bool
    /// Whether there is a microphone: of the device, or of the headset.
    package var hasMicrophone: Bool

    package init(
        volume: Double = 1, isSilenced: Bool = false, hasHeadset: Bool = false, hasMicrophone: Bool = false
    ) {
        self.volume = volume
        self.isSilenced = isSilenced
        self.hasHeadset = hasHeadset
        self.hasMicrophone = hasMicrophone
    }

    /// As an app finds it in its environment when it starts: VERGER_SOUND.
    package var text: String { "\(volume) \(isSilenced ? 1 : 0) \(hasHeadset ? 1 : 0) \(hasMicrophone ? 1 : 0)" }
}

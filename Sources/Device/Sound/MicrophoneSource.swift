/// What the microphone of a device hears.
public enum MicrophoneSource: String, CaseIterable, Sendable {
    /// The microphone of a page's machine, if its user allows it.
    case page
    /// A file of sound.
    case file
    /// Nothing.
    case off
}

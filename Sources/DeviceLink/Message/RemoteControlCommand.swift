/// What the buttons of a headset, or other remote controls, say.
package enum RemoteControlCommand: UInt8, CaseIterable, Sendable {
    case play = 0
    case pause = 1
    case stop = 2
    case togglePlayPause = 3
    case nextTrack = 4
    case previousTrack = 5
    case beginSeekingBackward = 6
    case endSeekingBackward = 7
    case beginSeekingForward = 8
    case endSeekingForward = 9
}

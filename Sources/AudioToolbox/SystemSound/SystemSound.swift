import Foundation

/// A short sound that an app has made known.
struct SystemSound {
    let path: String
    let file: SoundFile
    /// Seconds.
    var duration: Double { file.duration }
    /// The properties that an app can set, by their codes.
    var properties: [AudioServicesPropertyID: UInt32] = [
        kAudioServicesPropertyIsUISound: 1, kAudioServicesPropertyCompletePlaybackIfAppDies: 0,
    ]
}

import Foundation

/// A short sound that an app has made known.
struct SystemSound {
    let path: String
    /// Seconds.
    let duration: Double
    /// The properties that an app can set, by their codes.
    var properties: [AudioServicesPropertyID: UInt32] = [
        kAudioServicesPropertyIsUISound: 1, kAudioServicesPropertyCompletePlaybackIfAppDies: 0,
    ]
}

import Foundation

/// Why there is no video.
package enum VideoError: LocalizedError, Equatable {
    case noProgram
    case cannotStart(String)
    case unfinished(String)
    case failed(String)
    case noCodec(String)

    package var errorDescription: String? {
        switch self {
        case .noProgram: "videos need the program ffmpeg, which is not there; install it: apt-get install ffmpeg"
        case .cannotStart(let reason): "ffmpeg cannot be started: \(reason)"
        case .unfinished(let path): "\(path): ffmpeg did not finish the video in time"
        case .failed(let path): "\(path): ffmpeg failed; the device's log has its words"
        case .noCodec(let path): "\(path): no video has such a name; use .webm or .mp4"
        }
    }
}

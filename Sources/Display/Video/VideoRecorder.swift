import Foundation
import QuartzCore
import Synchronization

/// Records a live device's screen into a video.
///
/// A thread gives the pictures to the program, since that may be slower than the device; while it writes, newer pictures replace
/// each other.
package final class VideoRecorder: Sendable {
    /// Pictures for the thread.
    private struct Work {
        var next: Data?
        var isOver = false
    }

    private let program: VideoProgram
    private let work = Mutex(Work())
    private let wake = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)

    /// How long the thread may take for its last picture, in seconds.
    private static let patience = 20.0

    /// - Parameters:
    ///   - filter: FFmpeg's name of what turns the pictures upright; nil for nothing.
    /// - Throws: when the program is not there, or cannot be started.
    package init(size: (width: Int, height: Int), path: String, codec: VideoProgram.Codec, filter: String?) throws {
        program = try VideoProgram(size: size, path: path, codec: codec, filter: filter, clock: .wall)
        DispatchQueue(label: "Video of the screen").async { [self] in work(until: finished) }
    }

    /// Takes the picture of this moment.
    package func add(_ surface: Surface) {
        let pixels = surface.rows
        work.withLock { $0.next = pixels }
        wake.signal()
    }

    private func work(until finished: DispatchSemaphore) {
        defer {
            program.endPictures()
            finished.signal()
        }
        while true {
            wake.wait()
            let (picture, isOver) = work.withLock { work in
                defer { work.next = nil }
                return (work.next, work.isOver)
            }
            if let picture, !program.write(picture) { return }
            if isOver { return }
        }
    }

    /// Ends the video, and waits until its file is complete.
    ///
    /// - Throws: when the program failed; its own words are in the device's log.
    package func stop() throws {
        work.withLock { $0.isOver = true }
        wake.signal()
        _ = finished.wait(timeout: .now() + Self.patience)
        try program.finish()
    }
}

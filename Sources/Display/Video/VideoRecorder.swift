import CProcess
import Foundation
import Glibc
import QuartzCore
import Synchronization

/// Records a device's screen into a video, by FFmpeg's program, which gets the pictures through a pipe.
///
/// A thread writes them, since the program may be slower than the device; while it writes, newer pictures replace each other.
package final class VideoRecorder: Sendable {
    /// What a video is encoded with.
    package enum Codec: String, CaseIterable {
        case vp8
        case h264

        /// That of a file's name: WebM has VP8, MP4 and QuickTime files have H.264.
        package init?(file: String) {
            switch (file as NSString).pathExtension.lowercased() {
            case "webm": self = .vp8
            case "mp4", "mov", "m4v": self = .h264
            default: return nil
            }
        }

        var options: [String] {
            switch self {
            case .vp8:
                ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "4M", "-pix_fmt", "yuv420p"]
            case .h264: ["-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-pix_fmt", "yuv420p"]
            }
        }
    }

    /// Pictures for the thread.
    private struct Work {
        var next: Data?
        var isOver = false
    }

    private let process: pid_t
    private let work = Mutex(Work())
    private let wake = DispatchSemaphore(value: 0)
    private let finished = DispatchSemaphore(value: 0)
    private let path: String

    package static let framesPerSecond = 30.0
    /// How long the program may take to finish the file, in seconds of real time.
    private static let patience = 20.0

    /// - Parameters:
    ///   - filter: FFmpeg's name of what turns the pictures upright; nil for nothing.
    /// - Throws: when the program is not there, or cannot be started.
    package init(size: (width: Int, height: Int), path: String, codec: Codec, filter: String?) throws {
        self.path = path
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        let programs = folders.map { String($0) + "/ffmpeg" }
        guard let program = programs.first(where: { access($0, X_OK) == 0 }) else { throw VideoError.noProgram }
        // Programs get only the descriptors that they are started with, so the pipe's ends need no mark.
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw VideoError.cannotStart(String(cString: strerror(errno))) }
        let input = ["-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(size.width)x\(size.height)"]
        let arguments =
            [program, "-hide_banner", "-loglevel", "error", "-y", "-use_wallclock_as_timestamps", "1"] + input + [
                "-i", "-",
            ]
            + (filter.map { ["-vf", $0] } ?? []) + ["-vsync", "cfr", "-r", "\(Int(Self.framesPerSecond))"]
            + codec.options
            + ["file:" + path]
        process = Self.start(program, arguments, input: ends[0])
        close(ends[0])
        guard process > 0 else {
            close(ends[1])
            throw VideoError.cannotStart(String(cString: strerror(errno)))
        }
        let writer = ends[1]
        DispatchQueue(label: "Video of the screen").async { [self] in write(to: writer) }
    }

    private static func start(_ program: String, _ arguments: [String], input: Int32) -> pid_t {
        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        return program.withCString { executable in
            "/".withCString { folder in
                words.withUnsafeMutableBufferPointer { words in
                    guard let first = words.baseAddress else { return -1 }
                    var start = process_start(
                        executable: executable, arguments: UnsafePointer(first), environment: UnsafePointer(environ),
                        folder: folder, tie: process_tie_session,
                        descriptors: (input, -1, STDERR_FILENO, -1, -1, -1, -1, -1), descriptor_count: 3, prepare: nil,
                        context: nil, prepare_descriptor: -1)
                    return process_start_run(&start)
                }
            }
        }
    }

    /// Takes the picture of this moment.
    package func add(_ surface: Surface) {
        var pixels = Data(capacity: surface.width * surface.height * 4)
        for y in 0..<surface.height {
            pixels.append(contentsOf: UnsafeRawBufferPointer(start: surface.row(y), count: surface.width * 4))
        }
        work.withLock { $0.next = pixels }
        wake.signal()
    }

    private func write(to pipe: Int32) {
        // A program that has ended is an error, not the end of the device. The signal stays blocked in this thread of the
        // queue: it may wait there.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        defer {
            close(pipe)
            finished.signal()
        }
        while true {
            wake.wait()
            let (picture, isOver) = work.withLock { work in
                defer { work.next = nil }
                return (work.next, work.isOver)
            }
            if let picture, !Self.write(picture, to: pipe) { return }
            if isOver { return }
        }
    }

    /// - Returns: false if nobody reads any more.
    private static func write(_ data: Data, to pipe: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var place = 0
            while place < bytes.count {
                let count = Glibc.write(pipe, bytes.baseAddress! + place, bytes.count - place)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                place += count
            }
            return true
        }
    }

    /// Ends the video, and waits until its file is complete.
    ///
    /// - Throws: when the program failed; its own words are in the device's log.
    package func stop() throws {
        work.withLock { $0.isOver = true }
        wake.signal()
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        _ = finished.wait(timeout: .now() + Self.patience)
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            guard Date() < deadline else {
                kill(process, SIGKILL)
                waitpid(process, &status, 0)
                throw VideoError.unfinished(path)
            }
            usleep(5_000)
        }
        guard status == 0 else { throw VideoError.failed(path) }
    }
}

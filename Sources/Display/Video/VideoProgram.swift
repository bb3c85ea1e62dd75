import CDevice
import CProcess
import Foundation
import Glibc

/// FFmpeg's program, which makes a video of the pictures that it gets through a pipe.
package final class VideoProgram: Sendable {
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

    /// What time pictures are of.
    package enum Clock: Sendable {
        /// The machine's: each picture is of the moment in which it comes.
        case wall
        /// Each picture is a frame.
        case frames

        fileprivate var options: [String] {
            switch self {
            case .wall: ["-use_wallclock_as_timestamps", "1"]
            case .frames: ["-framerate", "\(Int(framesPerSecond))"]
            }
        }
    }

    private let process: pid_t
    private let writer: Int32
    private let path: String

    package static let framesPerSecond = 30.0
    /// How long the program may take to finish the file, in nanoseconds of real time.
    private static let patience: Int64 = 20_000_000_000

    /// The program's path; nil if it is not installed.
    package static var location: String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
        return folders.map { String($0) + "/ffmpeg" }.first { access($0, X_OK) == 0 }
    }

    /// - Parameters:
    ///   - filter: FFmpeg's name of what turns the pictures upright; nil for nothing.
    /// - Throws: `VideoError` when the program is not there, or cannot be started.
    package init(size: (width: Int, height: Int), path: String, codec: Codec, filter: String?, clock: Clock) throws {
        self.path = path
        guard let program = Self.location else { throw VideoError.noProgram }
        // Programs get only the descriptors that they are started with, so the pipe's ends need no mark.
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw VideoError.cannotStart(String(cString: strerror(errno))) }
        let input = ["-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(size.width)x\(size.height)"]
        let arguments =
            [program, "-hide_banner", "-loglevel", "error", "-y"] + clock.options + input + ["-i", "-"]
            + (filter.map { ["-vf", $0] } ?? []) + ["-vsync", "cfr", "-r", "\(Int(Self.framesPerSecond))"]
            + codec.options + ["file:" + path]
        process = Self.start(program, arguments, input: ends[0])
        close(ends[0])
        guard process > 0 else {
            close(ends[1])
            throw VideoError.cannotStart(String(cString: strerror(errno)))
        }
        writer = ends[1]
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

    /// Gives the program a picture, its rows from top to bottom, and waits until it has taken it.
    ///
    /// - Returns: false if it takes no more.
    func write(_ data: Data) -> Bool {
        // A program that has ended is an error, not the end of this one. The signal stays blocked in this thread: it may wait
        // there.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        return data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return true }
            var place = 0
            while place < bytes.count {
                let count = Glibc.write(writer, start + place, bytes.count - place)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                place += count
            }
            return true
        }
    }

    /// Tells the program that there are no more pictures.
    func endPictures() { close(writer) }

    /// Waits until the file is complete.
    ///
    /// - Throws: when the program failed; its own words are on standard error.
    func finish() throws {
        let deadline = real_monotonic_nanoseconds() + Self.patience
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            guard real_monotonic_nanoseconds() < deadline else {
                kill(process, SIGKILL)
                waitpid(process, &status, 0)
                throw VideoError.unfinished(path)
            }
            usleep(5_000)
        }
        guard status == 0 else { throw VideoError.failed(path) }
    }
}

import Foundation

/// A film that tests make by FFmpeg's program: three seconds of red, green and blue with a tone, 320 by 240 pixels, 25
/// pictures a second.
public enum TestFilm {
    struct Failure: Error { var text: String }

    /// - Parameter codec: The pictures' encoder; the file's name says what kind of file it becomes.
    public static func make(at file: URL, codec: String = "libx264", more: [String] = []) throws {
        let colors = ["red", "lime", "blue"].flatMap { ["-f", "lavfi", "-i", "color=\($0):s=320x240:r=25:d=1"] }
        let tone = ["-f", "lavfi", "-i", "sine=440:r=48000:d=3"]
        let joined = ["-filter_complex", "[0][1][2]concat=n=3[v]", "-map", "[v]", "-map", "3"]
        let coded = ["-c:v", codec, "-pix_fmt", "yuv420p", "-threads", "1", "-c:a", "aac", "-b:a", "128k"]
        try run(colors + tone + joined + coded + more, file)
    }

    /// A moving pattern without sound.
    public static func makePattern(at file: URL, width: Int, height: Int, rate: Int, seconds: Int) throws {
        let pattern = "testsrc2=s=\(width)x\(height):r=\(rate):d=\(seconds)"
        try run(["-f", "lavfi", "-i", pattern, "-c:v", "libx264", "-pix_fmt", "yuv420p"], file)
    }

    /// A chord of two channels, 44,100 frames a second. The file's name says what kind of file it becomes.
    public static func makeSound(at file: URL, codec: String, seconds: Int) throws {
        let chord = "aevalsrc=0.3*sin(440*2*PI*t)+0.2*sin(1234*2*PI*t)|0.4*sin(523*2*PI*t):s=44100:d=\(seconds)"
        try run(["-f", "lavfi", "-i", chord, "-c:a", codec], file)
    }

    private static func run(_ arguments: [String], _ file: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
        process.arguments =
            ["-v", "error", "-y"] + arguments + ["-fflags", "+bitexact", file.path]
        let errors = Pipe()
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(text: text) }
    }
}

import Device
import Foundation

/// A video of a device in virtual time: a frame for each thirtieth of the device's seconds, however long it took to make.
@MainActor final class HeadlessVideo {
    private let device: Device
    private let program: VideoProgram
    private let start: Double
    private var frames = 0
    private var isTaken = true

    /// - Throws: `VideoError`.
    init(_ device: Device, path: String) throws {
        guard let codec = VideoProgram.Codec(file: path) else { throw VideoError.noCodec(path) }
        let screen = device.framebuffer
        program = try VideoProgram(
            size: (screen.width, screen.height), path: path, codec: codec, filter: nil, clock: .frames)
        self.device = device
        start = device.seconds
    }

    /// The longest time that may pass until the next look, in seconds.
    static let step = 1 / VideoProgram.framesPerSecond

    /// Adds the frames of the time that has passed.
    func look() {
        while isTaken, Double(frames) * Self.step <= device.seconds - start + 1e-9 {
            frames += 1
            isTaken = program.write(device.framebuffer.rows)
        }
    }

    /// - Throws: `VideoError` if the file is not complete.
    func finish() throws {
        look()
        program.endPictures()
        try program.finish()
    }
}

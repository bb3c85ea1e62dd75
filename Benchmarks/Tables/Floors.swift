import CoreGraphics
import Foundation

/// What cannot be done without: to have a screen of 640 × 960 pixels elsewhere, or 7 pixels further up.
struct Floors {
    /// Milliseconds.
    let copy: Double
    let move: Double

    init?() {
        guard let screen = Surface(width: 640, height: 960), let other = Surface(width: 640, height: 960) else {
            return nil
        }
        memset(screen.pixels, 1, screen.bytesPerRow * screen.height)
        let byteCount = screen.bytesPerRow * screen.height
        let shift = 7 * screen.bytesPerRow
        copy = Measurement(runs: 400) { _ in memcpy(other.pixels, screen.pixels, byteCount) }.median
        move =
            Measurement(runs: 400) { _ in
                memmove(screen.pixels, UnsafeRawPointer(screen.pixels) + shift, byteCount - shift)
            }.median
    }

    func report() {
        print(
            String(
                format: "640 × 960 pixels: memcpy of the screen %.3f ms, memmove by 7 rows %.3f ms of processor time",
                copy,
                move))
    }
}

internal import CFilm
internal import CoreGraphics

/// A film that a camera sees in place of the world, again and again. Which of its pictures is seen the clock says, from the
/// first look on.
@MainActor final class CameraFilm {
    private let bytes: UnsafeMutablePointer<UInt8>
    private let film: OpaquePointer
    private let pictures: OpaquePointer
    private let size: (width: Int, height: Int)
    private let orientation: UIImage.Orientation
    private let duration: Double
    private var start: CFTimeInterval?
    private var last: (time: Double, image: UIImage)?

    /// Returns nil for what is no film with pictures.
    init?(_ data: Data) {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
        data.copyBytes(to: bytes, count: data.count)
        var fault = film_is_fine
        guard let film = film_open(bytes, data.count, &fault) else {
            bytes.deallocate()
            return nil
        }
        let index = film_track_of(film, film_pictures_media)
        guard index >= 0, let track = film_track(film, index), let pictures = film_pictures_open(film, index) else {
            film_close(film)
            bytes.deallocate()
            return nil
        }
        (self.bytes, self.film, self.pictures) = (bytes, film, pictures)
        let width = (Double(track.pointee.width) * track.pointee.pixel_aspect).rounded()
        size = (max(1, Int(width)), Int(track.pointee.height))
        let orientations: [UIImage.Orientation] = [.up, .right, .down, .left]
        orientation = orientations[Int(track.pointee.turns) & 3]
        duration = film_duration(film)
    }

    isolated deinit {
        film_pictures_close(pictures)
        film_close(film)
        bytes.deallocate()
    }

    /// The place in the film, in seconds, of the picture that is seen now.
    var moment: Double {
        let now = CACurrentMediaTime()
        let passed = now - (start ?? now)
        if start == nil { start = now }
        _ = film_pictures_show(pictures, duration > 0 ? passed.truncatingRemainder(dividingBy: duration) : 0)
        return film_pictures_time(pictures)
    }

    /// The picture that is seen now; nil if it cannot be decoded, or without memory.
    var picture: UIImage? {
        let time = moment
        if let last, last.time == time { return last.image }
        guard let surface = Surface(width: size.width, height: size.height),
            film_pictures_draw(
                pictures, surface.pixels, surface.bytesPerRow, Int32(surface.width), Int32(surface.height))
        else { return nil }
        surface.didWritePixels()
        let image = UIImage(cgImage: CGImage(surface: surface), scale: 1, orientation: orientation)
        last = (time, image)
        return image
    }
}

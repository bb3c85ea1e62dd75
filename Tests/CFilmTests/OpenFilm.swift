import CFilm
import Foundation
import TestMedia

/// The bytes of films that tests read, each made once.
enum TestFilmBytes {
    static let standard = made()

    private static func made() -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString).mp4")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try TestFilm.make(at: file)
            return [UInt8](try Data(contentsOf: file))
        } catch {
            fatalError("no film for the tests: \(error)")
        }
    }
}

/// A film that is closed with this object.
final class OpenFilm {
    struct Failure: Error { var fault: film_fault }

    let film: OpaquePointer
    /// NULL for a film without pictures.
    let pictures: OpaquePointer?
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ content: [UInt8]) throws {
        bytes = .allocate(capacity: max(1, content.count))
        _ = bytes.initialize(from: content)
        var fault = film_is_fine
        guard let film = film_open(bytes.baseAddress, content.count, &fault) else {
            bytes.deallocate()
            throw Failure(fault: fault)
        }
        self.film = film
        let index = film_track_of(film, film_pictures_media)
        pictures = index >= 0 ? film_pictures_open(film, index) : nil
    }

    deinit {
        film_pictures_close(pictures)
        film_close(film)
        bytes.deallocate()
    }

    func track(_ media: film_media) -> UnsafePointer<film_track>? {
        let index = film_track_of(film, media)
        return index >= 0 ? film_track(film, index) : nil
    }

    /// True if the present picture's middle is nearly a colour, as 0xRRGGBB.
    func isMiddle(near color: Int) -> Bool {
        var rows = [UInt32](repeating: 0, count: 9)
        guard film_pictures_draw(pictures, &rows, 12, 3, 3) else { return false }
        return [0, 8, 16].allSatisfy { abs(Int(rows[4] >> $0 & 0xFF) - (color >> $0 & 0xFF)) < 12 }
    }
}

import CFilm
import Foundation
import TestMedia
import Testing

/// Pictures of a film of three seconds: red, green, blue; 25 a second.
@Suite struct FilmPicturesTests {
    private let film: OpenFilm

    init() throws { film = try OpenFilm(TestFilmBytes.standard) }

    @Test func `A film tells its length and its tracks`() {
        #expect(abs(film_duration(film.film) - 3) < 0.05)
        let pictures = film.track(film_pictures_media)
        #expect(pictures?.pointee.width == 320 && pictures?.pointee.height == 240)
        #expect(pictures?.pointee.rate == 25 && pictures?.pointee.turns == 0 && pictures?.pointee.pixel_aspect == 1)
        #expect(pictures?.pointee.format == 0x6176_6331)
        let sound = film.track(film_sound_media)
        #expect(sound?.pointee.channels == 1 && sound?.pointee.sound_rate == 48_000)
    }

    @Test(arguments: [
        (0.0, 0.0, 0xFF0000), (0.05, 0.04, 0xFF0000), (0.9799, 0.96, 0xFF0000), (1.0, 1.0, 0x00FF00),
        (2.5, 2.48, 0x0000FF), (2.99, 2.96, 0x0000FF), (100, 2.96, 0x0000FF), (-1, 0, 0xFF0000),
    ])
    func `The picture at a time is the last that has begun`(time: Double, begin: Double, color: Int) {
        #expect(film_pictures_show(film.pictures, time))
        #expect(abs(film_pictures_time(film.pictures) - begin) < 1e-6)
        #expect(film.isMiddle(near: color))
    }

    @Test func `Moving back and forth leads to the same picture as playing`() {
        for time in [2.2, 0.3, 1.1, 1.0, 0.999, 2.96, 0.0, 2.0, 1.5] {
            #expect(film_pictures_show(film.pictures, time))
            let expected = floor(time * 25 + 1e-6) / 25
            let there = film_pictures_time(film.pictures)
            #expect(abs(there - min(expected, 2.96)) < 0.041 && there <= time + 0.001, "\(time): \(there)")
            #expect(film.isMiddle(near: time < 0.9995 ? 0xFF0000 : time < 1.9995 ? 0x00FF00 : 0x0000FF), "\(time)")
        }
    }

    @Test func `Pictures come one after the other, each once, until the end`() {
        #expect(film_pictures_show(film.pictures, 0))
        var times = [film_pictures_time(film.pictures)]
        while film_pictures_step(film.pictures) { times.append(film_pictures_time(film.pictures)) }
        #expect(times.count == 75)
        #expect(zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - 0.04) < 1e-6 })
        #expect(film_pictures_next_time(film.pictures) == .infinity)
        // The end is no dead end.
        #expect(film_pictures_show(film.pictures, 0.5) && film.isMiddle(near: 0xFF0000))
    }

    @Test func `A picture is drawn in any size, within its rows`() {
        #expect(film_pictures_show(film.pictures, 1.2))
        for (width, height) in [(1, 1), (7, 5), (320, 240), (321, 3), (640, 481)] {
            var rows = [UInt32](repeating: 0x1234_5678, count: (width + 3) * height)
            let drawn = film_pictures_draw(film.pictures, &rows, (width + 3) * 4, Int32(width), Int32(height))
            #expect(drawn, "\(width)x\(height)")
            #expect((0..<height).allSatisfy { rows[$0 * (width + 3) + width] == 0x1234_5678 }, "\(width)x\(height)")
            #expect(rows[0] >> 24 == 0xFF && rows[0] >> 8 & 0xFF > 0xF0)
        }
        var none: UInt32 = 0
        #expect(!film_pictures_draw(film.pictures, &none, 4, 0, 1))
        #expect(!film_pictures_draw(film.pictures, &none, 4, 2, 1))
        #expect(!film_pictures_draw(film.pictures, &none, 4, 1, 100_000))
    }

    @Test func `What of a film can be played grows with its bytes`() {
        let count = TestFilmBytes.standard.count
        var last = 0.0
        for part in stride(from: 0, through: count, by: count / 20) {
            let playable = film_playable_duration(film.film, part)
            #expect(playable >= last)
            last = playable
        }
        #expect(film_playable_duration(film.film, 0) == 0)
        #expect(film_playable_duration(film.film, count) == film_duration(film.film))
    }
}

import CFilm
import Foundation
import Fuzzing
import Testing

/// Files that are damaged end with an error or with fewer pictures, never with a crash.
@Suite struct DamagedFilmTests {
    /// Reads all of a file, as far as that goes.
    private func play(_ bytes: [UInt8]) {
        guard let film = try? OpenFilm(bytes) else { return }
        var count = 0
        _ = film_pictures_show(film.pictures, 0)
        while count < 200, film.pictures != nil, film_pictures_step(film.pictures) { count += 1 }
        _ = film.isMiddle(near: 0)
        _ = film.pictures.map { film_pictures_show($0, 1.5) }
    }

    @Test(arguments: [0, 1, 8, 40, 500, 5000, 20_000])
    func `A file that ends early is read as far as it goes`(count: Int) {
        play(Array(TestFilmBytes.standard.prefix(count)))
    }

    @Test func `Words are no film`() throws {
        let words = Array("This is no film, however long one looks at it.".utf8)
        let error = #expect(throws: OpenFilm.Failure.self) { try OpenFilm(words) }
        #expect(error?.fault == film_is_unsupported)
    }

    @Test(arguments: 0..<60) func `Damaged bytes do no harm`(seed: UInt64) {
        var mutation = Mutation(seed: seed)
        play([UInt8](mutation.mutate(Data(TestFilmBytes.standard))))
    }
}

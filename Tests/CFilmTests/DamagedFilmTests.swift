import CFilm
import Foundation
import Fuzzing
import Testing

/// Files that are damaged end with an error or with fewer pictures, never with a crash.
@Suite struct DamagedFilmTests {
    @Test(arguments: [0, 1, 8, 40, 500, 5000, 20_000])
    func `A file that ends early is read as far as it goes`(count: Int) {
        FuzzedFilm.exercise(Data(TestFilmBytes.standard.prefix(count)))
    }

    @Test func `Words are no film`() throws {
        let words = Array("This is no film, however long one looks at it.".utf8)
        let error = #expect(throws: OpenFilm.Failure.self) { try OpenFilm(words) }
        #expect(error?.fault == film_is_unsupported)
    }

    @Test(arguments: 0..<60) func `Damaged bytes do no harm`(seed: UInt64) throws {
        let samples = FuzzedFilm.samples
        try #require(!samples.isEmpty)
        var mutation = Mutation(seed: seed)
        FuzzedFilm.exercise(mutation.mutate(samples[Int(seed) % samples.count]))
    }
}

import Archiving
import Foundation
import Fuzzing
import Testing

/// Archives that are damaged in all kinds of ways are read, or refused with an error; nothing else happens.
@Suite struct MutatedArchiveTests {
    @Test(arguments: FuzzedFormat.allCases)
    func damagedArchivesAreReadOrRefused(_ format: FuzzedFormat) throws {
        let whole = try format.write(SampleArchive.make())
        var mutation = Mutation(seed: 1)
        var refused = 0
        for _ in 0..<500 {
            let damaged = mutation.mutate(whole)
            do { try format.exercise(damaged) } catch is ArchiveError { refused += 1 }
        }
        // Some damage does no harm, but most does.
        #expect(refused > 50 && refused < 500)
    }
}

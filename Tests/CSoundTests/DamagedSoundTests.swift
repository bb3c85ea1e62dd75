import Foundation
import Fuzzing
import Testing

/// Compressed files that are damaged are silent or shorter, and never end a program.
@Suite struct DamagedSoundTests {
    @Test(arguments: [0, 1, 8, 40, 300, 2000])
    func `Files that end early are read as far as they go`(count: Int) {
        for sample in FuzzedCompressedSound.samples { FuzzedCompressedSound.exercise(sample.prefix(count)) }
    }

    @Test(arguments: 0..<60) func `Damaged bytes do no harm`(seed: UInt64) throws {
        let samples = FuzzedCompressedSound.samples
        try #require(samples.count == 10)
        var mutation = Mutation(seed: seed)
        FuzzedCompressedSound.exercise(mutation.mutate(samples[Int(seed) % samples.count]))
    }
}

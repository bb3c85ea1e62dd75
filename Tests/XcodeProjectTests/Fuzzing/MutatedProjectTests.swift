import Foundation
import Fuzzing
import Testing
import XcodeProject

/// Projects that are damaged in all kinds of ways are read, or are refused with an error; nothing else happens.
@Suite struct MutatedProjectTests {
    @Test(arguments: FuzzedProject.samples.indices) func damagedProjectsAreReadOrRefused(_ sample: Int) throws {
        let whole = FuzzedProject.samples[sample]
        try FuzzedProject.exercise(whole)
        var mutation = Mutation(seed: 6)
        var refused = 0
        for _ in 0..<250 {
            do { try FuzzedProject.exercise(mutation.mutate(whole)) } catch is XcodeProjectError { refused += 1 }
        }
        #expect(refused > 25 && refused < 250)
    }
}

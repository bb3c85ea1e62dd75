import Foundation
import Fuzzing
import InterfaceBuilder
import Testing

/// Documents that are damaged in all kinds of ways become nibs, or are refused with an error; nothing else happens.
@Suite struct MutatedDocumentTests {
    @Test(arguments: FuzzedInterface.samples.indices)
    func damagedDocumentsBecomeNibsOrAreRefused(_ sample: Int) throws {
        let whole = FuzzedInterface.samples[sample]
        var mutation = Mutation(seed: 2)
        var refused = 0
        for _ in 0..<250 {
            do { try FuzzedInterface.exercise(mutation.mutate(whole)) } catch is InterfaceFileError { refused += 1 }
        }
        #expect(refused > 25 && refused < 250)
    }
}

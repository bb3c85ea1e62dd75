import Certificates
import Foundation
import Fuzzing
import Testing

/// Certificates, keys and messages that are damaged in all kinds of ways are read, or refused with an error; nothing else
/// happens, and no damaged message counts as signed.
@Suite struct MutatedCertificateTests {
    @Test(arguments: FuzzedCertificate.allCases)
    func `Damaged files are read or refused`(_ kind: FuzzedCertificate) throws {
        var mutation = Mutation(seed: 3)
        var refused = 0
        let samples = kind.samples
        try #require(samples.count > 3)
        for round in 0..<300 {
            let damaged = mutation.mutate(samples[round % samples.count])
            do { try kind.exercise(damaged) } catch is CertificateError { refused += 1 }
        }
        #expect(refused > 25 && refused < 300)
    }
}

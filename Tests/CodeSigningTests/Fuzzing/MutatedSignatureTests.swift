import Foundation
import Fuzzing
import Testing

struct MutatedSignatureTests {
    @Test func samplesAreWhole() throws {
        for sample in try FuzzedSignature.samples {
            do { try FuzzedSignature.exercise(sample) } catch let error as FuzzedFormat.Unsettled { throw error } catch
            {}
        }
    }

    @Test func damagedPartsAreReadOrRefused() throws {
        let samples = try FuzzedSignature.samples
        var mutation = Mutation(seed: 1)
        for index in 0..<3000 {
            let damaged = mutation.mutate(samples[index % samples.count])
            do { try FuzzedSignature.exercise(damaged) } catch let error as FuzzedFormat.Unsettled { throw error } catch
            {}
        }
    }
}

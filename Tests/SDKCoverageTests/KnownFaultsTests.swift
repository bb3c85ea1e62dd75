import AppBuilder
import Foundation
import SDKCoverage
import Testing

/// The SDK is measured anew and compared with what is committed: nothing gets lost unseen, and what is added leaves the
/// list.
@Suite struct KnownFaultsTests {
    private static let measured = Result {
        let sdk = try SDK.locate()
        return (try SDKMeasurement(sdk: sdk, toolchain: Toolchain.locate()), try KnownFaults(folder: sdk.root))
    }

    @Test func `no name is missing that is not known to be`() throws {
        let (measurement, known) = try Self.measured.get()
        let missing = Set(KnownFaults.missing(measurement))
        let lost = missing.subtracting(known.missing).sorted()
        #expect(lost == [], "declare them, or record them by: verger sdk coverage --record")
        let found = known.missing.subtracting(missing).sorted()
        #expect(found == [], "they are there: take them out by: verger sdk coverage --record")
    }

    @Test func `no name leaks that is not known to`() throws {
        let (measurement, known) = try Self.measured.get()
        let leaks = Set(KnownFaults.leaks(measurement))
        #expect(leaks.subtracting(known.leaks).sorted() == [], "the platform's headers do not show them")
        #expect(known.leaks.subtracting(leaks).sorted() == [], "take them out by: verger sdk coverage --record")
    }

    @Test func `all headers together compile`() throws {
        #expect(try Self.measured.get().0.errors == [])
    }

    @Test func `each SDK has names of its own, and all frameworks are counted`() throws {
        let (measurement, _) = try Self.measured.get()
        let summary = CoverageReport(measurement, version: .v3_1).summary
        for name in ["Foundation ", "Darwin ", "objc ", "UIKit ", "all "] { #expect(summary.contains("\n" + name)) }
        #expect(!summary.contains("\nGLKit "))
        #expect(CoverageReport(measurement, version: .v5_1).summary.contains("\nGLKit "))
    }
}

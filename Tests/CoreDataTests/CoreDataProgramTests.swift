import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of Core Data for Objective-C apps: each says what it must print.
@Suite struct CoreDataProgramTests {
    @Test("An Objective-C program prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

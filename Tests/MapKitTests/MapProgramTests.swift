import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of maps for Objective-C apps: each says what it must print.
@Suite struct MapProgramTests {
    @Test("A program that uses maps prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

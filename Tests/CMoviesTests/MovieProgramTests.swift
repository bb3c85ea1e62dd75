import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of films for Objective-C apps: each says what it must print.
@Suite struct MovieProgramTests {
    @Test("A program that uses films prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

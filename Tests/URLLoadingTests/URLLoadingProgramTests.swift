import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of URL loading in Swift apps: each says what it must print.
@Suite struct URLLoadingProgramTests {
    @Test("A Swift program prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of declared frameworks: each says what it must print.
@Suite struct DeclaredFrameworksProgramTests {
    @Test("An Objective-C program prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

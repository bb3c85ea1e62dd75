import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of sound for Objective-C apps: each says what it must print.
@Suite struct AudioProgramTests {
    @Test("A program that uses sound prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

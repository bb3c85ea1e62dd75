import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of cameras and microphones for Objective-C apps: each says what it must print.
@Suite struct CaptureProgramTests {
    @Test("A program that uses cameras and microphones prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

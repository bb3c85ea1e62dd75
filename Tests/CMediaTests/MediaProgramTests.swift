import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of samples and buffers of media for Objective-C apps: each says what it must print.
@Suite struct MediaProgramTests {
    @Test("A program that uses samples and buffers of media prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

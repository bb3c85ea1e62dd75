import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of the frameworks of C functions: each says what it must print.
@Suite struct CCoreFoundationProgramTests {
    @Test("An Objective-C program prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

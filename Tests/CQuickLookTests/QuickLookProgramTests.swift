import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of QuickLook where no device is: each says what it must print. What previews look
/// like is in `Tests/ObjectiveCApps/Previews.m`.
@Suite struct QuickLookProgramTests {
    @Test("A program that uses QuickLook prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

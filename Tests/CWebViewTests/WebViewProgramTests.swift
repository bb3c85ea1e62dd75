import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of web views without a device, which have no engine: each says what it must
/// print. Pages in an engine are shown by the apps of `Tests/ObjectiveCApps`.
@Suite struct WebViewProgramTests {
    @Test(arguments: ExpectedRun.programs())
    func `An Objective-C program with web views prints what it says`(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

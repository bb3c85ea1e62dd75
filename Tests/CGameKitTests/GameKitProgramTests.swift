import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of GameKit where no device is: each says what it must print. With a device it is
/// tested by `Tests/ObjectiveCApps` and the scenes `Game Center` and `Nearby`.
@Suite struct GameKitProgramTests {
    @Test("A program that uses GameKit prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of Core Motion where no device is: each says what it must print. With a device it
/// is tested by `Tests/ObjectiveCApps/Motion.m`.
@Suite struct MotionProgramTests {
    @Test("A program that uses Core Motion prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

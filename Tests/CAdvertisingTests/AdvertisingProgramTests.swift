import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of iAd where no device is: each says what it must print. With a device it is tested
/// by `Tests/ObjectiveCApps/Advertisements.m`.
@Suite struct AdvertisingProgramTests {
    @Test("A program that uses iAd prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of StoreKit where no device is: each says what it must print. With a device it is
/// tested by `Tests/ObjectiveCApps/Purchases.m` and the scene `Shop`.
@Suite struct StoreKitProgramTests {
    @Test("A program that uses StoreKit prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

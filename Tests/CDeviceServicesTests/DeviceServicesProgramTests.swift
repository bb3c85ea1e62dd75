import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of what frameworks ask of the device's services: each says what it must print.
@Suite struct DeviceServicesProgramTests {
    @Test("A program that asks services prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

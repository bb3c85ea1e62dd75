import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of Core Text: each says what it must print. What it draws is tested by the scene
/// `Text Columns`.
@Suite struct CoreTextProgramTests {
    @Test("A program that uses Core Text prints what it says", arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}

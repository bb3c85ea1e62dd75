import AppBuilder
import Foundation
import Testing

/// Every program under `Programs` is compiled as an app would be, linked with the frameworks and run. What it must print
/// stands in the program itself; see `ExpectedRun`.
@Suite struct ObjectiveCProgramTests {
    @Test("An Objective-C program prints what it says", arguments: ExpectedRun.programs)
    func programRunsAsItSays(_ name: String) throws {
        let expected = try ExpectedRun(named: name)
        let run = try ProgramRun.buildAndRun(expected)
        #expect(run.output == expected.output, "\(run.errors)")
        #expect(run.status == expected.status, "\(run.errors)")
        for text in expected.errors {
            #expect(run.errors.contains(text), "standard error lacks \"\(text)\":\n\(run.errors)")
        }
    }
}

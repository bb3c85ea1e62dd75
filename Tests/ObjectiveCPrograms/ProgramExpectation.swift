import Testing

/// Compiles a program as an app would be, links it with the frameworks and runs it; what it must print stands in the
/// program itself (see `ExpectedRun`).
public func expectProgramRunsAsItSays(_ name: String, beside file: String = #filePath) throws {
    let expected = try ExpectedRun(named: name, beside: file)
    let run = try ProgramRun.buildAndRun(expected)
    #expect(run.output == expected.output, "\(run.errors)")
    #expect(run.status == expected.status, "\(run.errors)")
    if expected.isSwift {
        #expect(!run.errors.contains("without pool"), "objects without a pool are never freed:\n\(run.errors)")
    }
    for text in expected.errors {
        #expect(run.errors.contains(text), "standard error lacks \"\(text)\":\n\(run.errors)")
    }
}

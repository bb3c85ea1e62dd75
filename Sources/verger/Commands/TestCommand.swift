import ArgumentParser

/// A placeholder: the project's tests need the Swift package manager, so the launcher runs them.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Run the project's own tests (by the launcher: ./verger test).",
        discussion: """
            ./verger test                  everything
            ./verger test --filter NAME    the tests whose name matches
            ./verger test --rebaseline     write the scenes' golden pictures and trees anew
            """)

    func run() throws {
        throw CommandError(
            "the tests are run by the launcher", cure: "Call ./verger test at the project's root.", status: .wrongUse)
    }
}

import AppBuilder
import ArgumentParser
import Foundation

@main
enum Main {
    static func main() {
        // Line-buffered, so that another program can read each line at once.
        setvbuf(stdout, nil, _IOLBF, 0)
        // Installs the signal handlers. Scripts start background commands with Ctrl-C ignored.
        _ = TerminationSignals.shared
        do {
            var command = try Verger.parseAsRoot()
            try command.run()
        } catch {
            end(with: error)
        }
    }

    /// Prints the error and exits with its status.
    private static func end(with error: any Error) -> Never {
        if let code = error as? ExitCode { exit(code.rawValue) }
        // Errors of the parser are requests for help or the version, or mistakes in the arguments.
        guard Verger.exitCode(for: error) != .failure else {
            let failure = Failure(error)
            printError(failure.text)
            exit(failure.status.rawValue)
        }
        let text = Verger.fullMessage(for: error)
        guard Verger.exitCode(for: error) != .success else {
            print(text)
            exit(ExitStatus.fine.rawValue)
        }
        printError(text)
        exit(ExitStatus.wrongUse.rawValue)
    }
}

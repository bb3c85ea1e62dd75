import AppBuilder
import ArgumentParser
import Foundation

@main
enum Main {
    static func main() {
        // Lines appear as they are printed, also when another program reads them.
        setvbuf(stdout, nil, _IOLBF, 0)
        // From now on Ctrl-C counts, also in the background of a script, which has it ignored.
        _ = TerminationSignals.shared
        do {
            var command = try Verger.parseAsRoot()
            try command.run()
        } catch {
            end(with: error)
        }
    }

    /// Prints the error and ends with its status.
    private static func end(with error: any Error) -> Never {
        if let code = error as? ExitCode { exit(code.rawValue) }
        // The parser's own: help and versions are asked for, all else is a mistake on the command line.
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

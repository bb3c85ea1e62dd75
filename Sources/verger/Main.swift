import AppBuilder
import ArgumentParser
import Foundation

@main
enum Main {
    static func main() async {
        // Lines appear as they are printed, also when another program reads them.
        setvbuf(stdout, nil, _IOLBF, 0)
        do {
            var command = try Verger.parseAsRoot()
            if var command = command as? AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(with: error)
        }
    }

    /// Prints the error and ends with its status.
    private static func end(with error: any Error) -> Never {
        switch error {
        case let error as BuildError:
            printError(error.description)
            exit((error.kind == .wrongUse ? ExitStatus.wrongUse : .doesNotBuild).rawValue)
        case let error as CommandError:
            printError(error.description)
            exit(error.status.rawValue)
        case let code as ExitCode:
            exit(code.rawValue)
        default:
            // The parser's own: help and versions are asked for, all else is a mistake on the command line.
            let text = Verger.fullMessage(for: error)
            guard Verger.exitCode(for: error) != .success else {
                print(text)
                exit(ExitStatus.fine.rawValue)
            }
            printError(text)
            exit(ExitStatus.wrongUse.rawValue)
        }
    }
}

/// Prints a line to standard error.
func printError(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}

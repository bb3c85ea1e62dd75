import ArgumentParser
import Foundation
import Glibc

/// `verger push`: becomes `verger-push`, which lies beside this program. Nothing else needs the packages that it is made of.
struct PushServiceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "push", abstract: "Run the push service: serve, certificate, key, tokens.")

    @Argument(parsing: .captureForPassthrough, help: "The command's own arguments.")
    var arguments: [String] = []

    func run() throws {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("verger-push").path
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        execv(program, words)
        let reason = String(cString: strerror(errno))
        for word in words { free(word) }
        throw CommandError("\(program): \(reason)", cure: "./verger push builds it.", status: .failed)
    }
}

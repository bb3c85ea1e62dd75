import CDevice
import Foundation
import Glibc

/// A parent of apps, as a device keeps one.
final class WarmParent {
    let process: pid_t
    private let socket: Int32
    /// Milliseconds from its start until it was ready.
    let timeToReady: Double

    init(library: URL) throws {
        let started = ContinuousClock.now
        var socket: Int32 = -1
        process = withWords(["HOME=/", "LANG=C.UTF-8", "LD_BIND_NOW=1"]) { app_parent_start(library.path, $0, &socket) }
        self.socket = socket
        var answer: Int32 = 0
        while process > 0, answer == 0 {
            var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, 1000)
            answer = app_parent_is_ready(socket)
        }
        guard answer > 0 else { throw LaunchedApp.Failure(description: "the parent of apps does not start") }
        timeToReady = (ContinuousClock.now - started) / .milliseconds(1)
    }

    deinit {
        close(socket)
        kill(process, SIGKILL)
        waitpid(process, nil, 0)
    }

    func launch(_ executable: String, environment: [String], link: Int32) throws -> pid_t {
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nowhere) }
        let app = withWords([executable]) { arguments in
            withWords(environment) { environment in
                app_parent_launch(
                    socket, executable, arguments, environment, link, nowhere, nowhere,
                    app_process_confinement(is_confined: 0, rules: -1), 1000)
            }
        }
        guard app > 0 else { throw LaunchedApp.Failure(description: "\(executable): not launched by the parent") }
        return app
    }
}

private func withWords<Result>(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(&pointers)
}

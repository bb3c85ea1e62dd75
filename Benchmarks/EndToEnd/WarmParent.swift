import CDevice
import Foundation
import Glibc

/// A parent of apps, as a device keeps one.
final class WarmParent {
    private var parent = app_parent()
    /// Milliseconds from its start until it was ready.
    let timeToReady: Double

    init(library: URL) throws {
        let started = ContinuousClock.now
        var parent = app_parent()
        let result = withWords(["HOME=/", "LANG=C.UTF-8", "LD_BIND_NOW=1"]) {
            app_parent_start(library.path, $0, &parent)
        }
        var answer: Int32 = 0
        while result == 0, answer == 0 {
            var wait = pollfd(fd: parent.socket, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, 1000)
            answer = app_parent_is_ready(&parent)
        }
        self.parent = parent
        guard answer > 0 else { throw LaunchedApp.Failure(description: "the parent of apps does not start") }
        timeToReady = (ContinuousClock.now - started) / .milliseconds(1)
    }

    deinit { app_parent_end(&parent) }

    func launch(_ executable: String, environment: [String], link: Int32) throws -> pid_t {
        let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nowhere) }
        let app = withWords([executable]) { arguments in
            withWords(environment) { environment in
                app_parent_launch(
                    &parent, executable, arguments, environment, link, nowhere, nowhere,
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

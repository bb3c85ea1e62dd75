import CDevice
import Foundation
import Glibc

/// The process that has loaded the frameworks and from which apps are forked, so that a launch need not load them.
///
/// There is one for all devices of this process. An app's process is this process's child all the same.
@MainActor package final class AppParent {
    package static let shared = AppParent()

    /// When it is used.
    enum Use {
        /// Once it is ready.
        case whenReady
        /// For every app: the first one waits for it.
        case always
    }

    private struct Running {
        let process: pid_t
        let socket: Int32
        let library: FrameworkLibrary.Identity
        /// What the loader and the libraries read of its environment.
        let variables: [String: String]
        var isReady = false
    }

    /// The path of the frameworks' library.
    private let library: String
    private var running: Running?
    private var launchCount = 0
    /// How often it ended by itself.
    private var failureCount = 0

    /// How long it may take to answer, in milliseconds of real time.
    private static let patience: Int32 = 2000
    private static let mostFailures = 3

    package init(library: String = FrameworkLibrary.path) { self.library = library }

    package var process: pid_t? { running?.process }

    /// Starts it, if it does not run. It is ready some hundredths of a second later.
    package func start() {
        guard running == nil, failureCount < Self.mostFailures, let identity = FrameworkLibrary.Identity(library)
        else { return }
        // Those that apps will not get must not be what the parent was started with either.
        let own = ProcessInfo.processInfo.environment.filter { AppProcess.isInherited($0.key) }
        let variables = Self.loaderVariables(of: own)
        // All functions of the libraries are found once, and not by each app.
        let environment = variables.merging(["HOME": "/", "LANG": "C.UTF-8", "LD_BIND_NOW": "1"]) { own, _ in own }
        var socket: Int32 = -1
        let process = withCStrings(environment.map { "\($0.key)=\($0.value)" }) {
            app_parent_start(library, $0, &socket)
        }
        guard process > 0 else {
            failureCount += 1
            return
        }
        AppProcessList.running.add(process, isConfined: true)
        running = Running(process: process, socket: socket, library: identity, variables: variables)
    }

    /// Forks an app.
    ///
    /// In headless runs, which mostly launch one app, the parent is started with the second launch: the first would have
    /// to wait for it.
    ///
    /// - Returns: nil if the app has to be started in the ordinary way; else as `app_process_start`.
    func launch(
        _ executable: String, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>, environment: [String: String],
        link: Int32, output: Int32, error: Int32, confinement: app_process_confinement, use: Use
    ) -> pid_t? {
        launchCount += 1
        if use == .always {
            start()
            waitUntilReady()
        }
        guard isUsable(for: environment), let socket = running?.socket else {
            if launchCount > 1 { start() }
            return nil
        }
        let process = withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
            app_parent_launch(socket, executable, arguments, $0, link, output, error, confinement, Self.patience)
        }
        if process == 0 { end() }
        return process == 0 ? nil : process
    }

    package func waitUntilReady() {
        guard let running, !running.isReady else { return }
        var wait = pollfd(fd: running.socket, events: Int16(POLLIN), revents: 0)
        poll(&wait, 1, Self.patience)
    }

    /// Whether it runs, has loaded the frameworks as they are now, and has what the app's libraries will read of the
    /// environment.
    package func isUsable(for environment: [String: String]) -> Bool {
        guard var parent = running else { return false }
        guard parent.library == FrameworkLibrary.Identity(library) else {
            end()
            start()
            return false
        }
        let answer = app_parent_is_ready(parent.socket)
        if answer > 0 { parent.isReady = true }
        running = parent
        if answer < 0 {
            failureCount += 1
            end()
        }
        guard answer >= 0, parent.isReady else { return false }
        return parent.variables == Self.loaderVariables(of: environment)
    }

    package func end() {
        guard let parent = running else { return }
        running = nil
        close(parent.socket)
        kill(parent.process, SIGKILL)
        waitpid(parent.process, nil, 0)
        AppProcessList.running.remove(parent.process)
    }

    /// Variables that are read while libraries are loaded.
    private static let prefixes = ["LD_", "GLIBC_", "MALLOC_", "SWIFT_", "GNUSTEP_", "LIBDISPATCH_", "ICU_", "LOCPATH"]

    private static func loaderVariables(of environment: [String: String]) -> [String: String] {
        environment.filter { name, _ in prefixes.contains { name.hasPrefix($0) } }
    }
}

import CDevice
import Foundation
import Glibc

/// The process that has loaded the frameworks and from which apps are forked, so that a launch need not load them.
///
/// There is one for all devices of this process. An app's process is this process's child all the same.
@MainActor final class AppParent {
    static let shared = AppParent()

    private struct Running {
        let process: pid_t
        let socket: Int32
        let library: FrameworkLibrary.Identity
        /// What the loader and the libraries read of its environment.
        let variables: [String: String]
        var isReady = false
    }

    private var running: Running?
    private var launchCount = 0
    /// How often it ended by itself.
    private var failureCount = 0

    /// How long it may take to answer, in milliseconds of real time.
    private static let patience: Int32 = 2000
    private static let mostFailures = 3

    /// Starts it, if it does not run. It is ready some hundredths of a second later.
    func start() {
        guard running == nil, failureCount < Self.mostFailures, let library = FrameworkLibrary.identity else { return }
        let variables = Self.loaderVariables(of: ProcessInfo.processInfo.environment)
        // All functions of the libraries are found once, and not by each app.
        let environment = variables.merging(["HOME": "/", "LANG": "C.UTF-8", "LD_BIND_NOW": "1"]) { own, _ in own }
        var socket: Int32 = -1
        let process = withCStrings(environment.map { "\($0.key)=\($0.value)" }) {
            app_parent_start(FrameworkLibrary.path, $0, &socket)
        }
        guard process > 0 else {
            failureCount += 1
            return
        }
        AppProcessList.running.add(process, isConfined: true)
        running = Running(process: process, socket: socket, library: library, variables: variables)
    }

    /// Forks an app.
    ///
    /// Where apps are launched only now and then, in headless runs, the parent is started with the second launch: a
    /// single one would have to wait for it.
    ///
    /// - Returns: nil if the app has to be started in the ordinary way; else as `app_process_start`.
    func launch(
        _ executable: String, _ arguments: UnsafePointer<UnsafeMutablePointer<CChar>?>, environment: [String: String],
        link: Int32, output: Int32, error: Int32, confinement: app_process_confinement
    ) -> pid_t? {
        launchCount += 1
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

    /// Whether it runs, has loaded the frameworks as they are now, and has what the app's libraries will read of the
    /// environment.
    private func isUsable(for environment: [String: String]) -> Bool {
        guard var parent = running else { return false }
        guard parent.library == FrameworkLibrary.identity else {
            end()
            start()
            return false
        }
        if !parent.isReady {
            let answer = app_parent_is_ready(parent.socket)
            if answer < 0 {
                failureCount += 1
                end()
            }
            guard answer > 0 else { return false }
            parent.isReady = true
            running = parent
        }
        return parent.variables == Self.loaderVariables(of: environment)
    }

    private func end() {
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

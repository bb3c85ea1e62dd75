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
        var parent: app_parent
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

    package var process: pid_t? { running?.parent.process }
    /// The process that waits to become the next app, as far as it is known.
    package var nextProcess: pid_t? { running.flatMap { $0.parent.next > 0 ? $0.parent.next : nil } }

    /// Starts it, if it does not run. It is ready some hundredths of a second later.
    package func start() {
        guard running == nil, failureCount < Self.mostFailures, let identity = FrameworkLibrary.Identity(library)
        else { return }
        // Those that apps will not get must not be what the parent was started with either.
        let own = ProcessInfo.processInfo.environment.filter { AppProcess.isInherited($0.key) }
        let variables = Self.loaderVariables(of: own)
        // All functions of the libraries are found once, and not by each app.
        let environment = variables.merging(["HOME": "/", "LANG": "C.UTF-8", "LD_BIND_NOW": "1"]) { own, _ in own }
        var parent = app_parent()
        let result = withCStrings(environment.map { "\($0.key)=\($0.value)" }) {
            app_parent_start(library, $0, &parent)
        }
        guard result == 0 else {
            failureCount += 1
            return
        }
        AppProcessList.running.addParent(parent.process)
        running = Running(parent: parent, library: identity, variables: variables)
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
        guard isUsable(for: environment), var parent = running?.parent else {
            if launchCount > 1 { start() }
            return nil
        }
        let process = withCStrings(environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) {
            app_parent_launch(&parent, executable, arguments, $0, link, output, error, confinement, Self.patience)
        }
        note(parent, started: process)
        if process == 0 { end() }
        return process == 0 ? nil : process
    }

    package func waitUntilReady() {
        guard let running, !running.isReady else { return }
        var wait = pollfd(fd: running.parent.socket, events: Int16(POLLIN), revents: 0)
        poll(&wait, 1, Self.patience)
    }

    /// Whether it runs, has loaded the frameworks as they are now, and has what the app's libraries will read of the
    /// environment.
    package func isUsable(for environment: [String: String]) -> Bool {
        guard let known = running else { return false }
        guard known.library == FrameworkLibrary.Identity(library) else {
            end()
            start()
            return false
        }
        var parent = known.parent
        let answer = app_parent_is_ready(&parent)
        note(parent)
        if answer > 0 { running?.isReady = true }
        if answer < 0 {
            failureCount += 1
            end()
        }
        guard answer >= 0, known.isReady || answer > 0 else { return false }
        return known.variables == Self.loaderVariables(of: environment)
    }

    package func end() {
        guard var parent = running?.parent else { return }
        let next = parent.next
        running = nil
        app_parent_end(&parent)
        AppProcessList.running.remove(parent.process)
        if next > 0 { AppProcessList.running.remove(next) }
    }

    /// Keeps what is known of the parent now. The process that waits for the next launch ends with the apps.
    ///
    /// - Parameter app: the process that waits no longer because it is an app.
    private func note(_ parent: app_parent, started app: pid_t = 0) {
        let former = running?.parent.next ?? 0
        running?.parent = parent
        guard parent.next != former else { return }
        if former > 0, former != app { AppProcessList.running.remove(former) }
        if parent.next > 0 { AppProcessList.running.add(parent.next, isConfined: true) }
    }

    /// Variables that are read while libraries are loaded.
    private static let prefixes = ["LD_", "GLIBC_", "MALLOC_", "SWIFT_", "GNUSTEP_", "LIBDISPATCH_", "ICU_", "LOCPATH"]

    private static func loaderVariables(of environment: [String: String]) -> [String: String] {
        environment.filter { name, _ in prefixes.contains { name.hasPrefix($0) } }
    }
}

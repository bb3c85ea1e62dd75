import CConfinement
import CWebLink
import DeviceLink
import Foundation
import Glibc

/// The process in which the engine of a web view runs (CWebEngine), confined more narrowly than the app is. It ends with its
/// app or with this object, whichever is first.
@MainActor final class WebEngine {
    let identifier: pid_t

    /// The engine's program, beside this one.
    private static let program =
        (FrameworkLibrary.path as NSString).deletingLastPathComponent + "/verger-web-engine"

    /// The folder with the programs that the engine starts itself.
    private static let helpers = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"].map {
        $0 + "/wpe-webkit-1.1"
    }

    /// Starts an engine for an app.
    ///
    /// - Parameter socket: what it speaks with the app's web view on.
    /// - Throws: `launchFailed` when the system refuses.
    init(for app: InstalledApp, clock: String?, socket: OwnedDescriptor) throws {
        AppProcessList.running.stopIfEnding()
        let rules = try Self.makeRules(app)
        defer { if let rules { close(rules) } }
        let output = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(output) }
        let started = withCStrings([Self.program]) { arguments in
            withCStrings(Self.environment(app, clock: clock)) { environment in
                engine_sandbox_start(Self.program, arguments, environment, socket.number, output, rules ?? -1)
            }
        }
        guard started > 0 else {
            throw DeviceError(
                .launchFailed, "\(Self.program): cannot be started (\(String(cString: strerror(errno)))).")
        }
        identifier = started
        AppProcessList.running.add(started, isConfined: true)
    }

    deinit {
        Glibc.kill(-identifier, SIGKILL)
        Glibc.kill(identifier, SIGKILL)
        waitpid(identifier, nil, 0)
        AppProcessList.running.remove(identifier)
    }

    /// Whether the process has ended, without waiting.
    var hasEnded: Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) != 0
            || information.si_signo == SIGCHLD
    }

    func standStill() { Glibc.kill(-identifier, SIGSTOP) }

    func goOn() { Glibc.kill(-identifier, SIGCONT) }

    private static func environment(_ app: InstalledApp, clock: String?) -> [String] {
        var environment = [
            "PATH=/usr/bin", "LANG=C.UTF-8", "HOME=\(app.home)/tmp", "TMPDIR=\(app.home)/tmp",
            // Its folders would be the user's.
            "MESA_SHADER_CACHE_DISABLE=1", "XDG_RUNTIME_DIR=\(app.home)/tmp", "GIO_USE_VFS=local",
            "GSETTINGS_BACKEND=memory", "NO_AT_BRIDGE=1", "GIO_USE_PROXY_RESOLVER=dummy",
        ]
        if let zone = ProcessInfo.processInfo.environment["TZ"] { environment.append("TZ=\(zone)") }
        if let clock { environment += ["TZ=UTC", "VERGER_VIRTUAL_TIME=\(clock)"] }
        return environment
    }

    /// An engine reads what its app may read, and writes nothing.
    private static func makeRules(_ app: InstalledApp) throws -> Int32? {
        let rules = file_rules_make()
        guard rules >= 0 else { return nil }
        let read = AppSandbox.system + AppSandbox.libraries + [app.home]
        let granted =
            read.allSatisfy { file_rules_allow(rules, $0, file_rules_reads) == 0 }
            && AppSandbox.devices.allSatisfy { file_rules_allow(rules, $0, file_rules_writes) == 0 }
            && (AppSandbox.loaders + helpers + [program])
                .allSatisfy { file_rules_allow(rules, $0, file_rules_starts) == 0 }
        guard granted else {
            let reason = String(cString: strerror(errno))
            close(rules)
            throw DeviceError(.launchFailed, "\(program): its sandbox cannot be made (\(reason)).")
        }
        return rules
    }
}

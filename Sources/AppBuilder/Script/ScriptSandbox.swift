import CConfinement
import Foundation

/// The sandbox for script phases of untrusted projects: scripts can access the project's folder, a temporary folder,
/// and the system's files that all programs read.
///
/// The kernel enforces it: Landlock for files, seccomp for system calls. Scripts have no network, and no access to the
/// user's other files, processes and keys.
struct ScriptSandbox: Sendable {
    /// Files and folders that scripts may read, and folders whose programs they may also execute.
    private static let read = [
        "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/etc/passwd", "/etc/group", "/etc/nsswitch.conf",
        "/etc/mime.types", "/etc/locale.alias", "/etc/fonts", "/etc/GNUstep", "/var/cache/fontconfig", "/proc/cpuinfo",
        "/proc/meminfo", "/proc/stat", "/proc/version", "/proc/filesystems", "/sys/devices/system/cpu",
    ]
    private static let started = ["/usr", "/bin", "/sbin", "/lib", "/lib64", "/etc/alternatives"]
    private static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
    /// Environment variables that lead to the user's files and keys, which are removed.
    private static let personal = ["SSH_AUTH_SOCK", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"]

    /// The folders of the project, in which scripts may read, write and execute.
    let folders: [String]
    /// The folders of the toolchain and the SDK.
    let tools: [String]

    /// - Parameter folders: The folders of the project, its products and its intermediate files.
    /// - Throws: `BuildError` if the kernel does not support it, or if a folder contains the user's home folder.
    init(folders: [URL], toolchain: Toolchain, sdk: SDK) throws {
        let home = NSHomeDirectory()
        for folder in folders where Self.holds(folder.path, home) {
            throw BuildError(
                "its scripts cannot be confined to a folder that your home folder is in", at: folder.path,
                cure: "Put the project into a folder of its own.")
        }
        // Rules can be made only for existing folders.
        for folder in folders { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        self.folders = folders.map(\.path)
        let programs = toolchain.swiftc.deletingLastPathComponent()
        tools = [programs.deletingLastPathComponent(), sdk.root, sdk.products].map(\.path)
        let rules = try makeRules(temporary: nil)
        close(rules)
    }

    private static func holds(_ folder: String, _ other: String) -> Bool {
        folder == "/" || other == folder || other.hasPrefix(folder + "/")
    }

    /// Calls a closure with a descriptor of the rules and the environment for the script.
    ///
    /// The script's home folder is a temporary folder, which is deleted afterwards.
    func enter<Result>(
        _ environment: [String: String], _ body: (_ rules: Int32, _ environment: [String: String]) throws -> Result
    ) throws -> Result {
        let temporary = FileManager.default.temporaryDirectory
            .appendingPathComponent("verger-script-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: temporary, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: temporary) }
        let rules = try makeRules(temporary: temporary.path)
        defer { close(rules) }
        var environment = environment.filter { !Self.personal.contains($0.key) }
        environment["HOME"] = temporary.path
        environment["TMPDIR"] = temporary.path
        // Folders of programs that the script may not execute are removed from the search path.
        environment["PATH"] = environment["PATH"]?.split(separator: ":").filter { isStartable(String($0)) }
            .joined(separator: ":")
        return try body(rules, environment)
    }

    private func isStartable(_ folder: String) -> Bool {
        (Self.started + tools + folders).contains { Self.holds($0, folder) }
    }

    private func makeRules(temporary: String?) throws -> Int32 {
        let rules = file_rules_make()
        guard rules >= 0 else {
            throw BuildError(
                "scripts cannot be confined: this kernel has no Landlock (Linux 5.13)",
                cure: "Build without --sandbox-scripts if you trust the project.")
        }
        func allow(_ paths: [String], _ access: file_rules_access) throws {
            for path in paths where file_rules_allow(rules, path, access) != 0 {
                let reason = String(cString: strerror(errno))
                close(rules)
                throw BuildError("cannot be opened to scripts (\(reason))", at: path)
            }
        }
        try allow(Self.read, file_rules_reads)
        try allow(Self.started + tools, file_rules_starts)
        try allow(Self.devices, file_rules_writes)
        try allow(folders + [temporary].compactMap { $0 }, file_rules_works)
        return rules
    }
}

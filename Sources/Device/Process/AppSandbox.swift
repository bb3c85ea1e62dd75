import CConfinement
import CDevice
import Foundation
import Glibc

/// The rules of an app's sandbox, as on the phone: its own files, files that all apps share, and the system's for
/// reading.
///
/// The kernel enforces them (Landlock for files, seccomp for system calls) from before the program's first instruction.
struct AppSandbox {
    /// Folders and files that every program needs to read.
    static let system = [
        "/usr", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/fonts", "/etc/ssl", "/etc/ca-certificates", "/etc/pki",
        "/etc/resolv.conf", "/etc/hosts", "/etc/host.conf", "/etc/nsswitch.conf", "/etc/gai.conf", "/etc/localtime",
        "/etc/timezone", "/etc/passwd", "/etc/group", "/etc/protocols", "/etc/services", "/etc/mime.types",
        "/etc/locale.alias", "/etc/GNUstep", "/etc/openal", "/etc/glvnd", "/etc/alternatives", "/var/cache/fontconfig",
        "/sys/devices/system/cpu", "/proc/cpuinfo", "/proc/meminfo", "/proc/stat", "/proc/version", "/proc/sys",
    ]
    static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
    static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

    /// Folders of the frameworks and of Swift's libraries: this program's own, and those of the libraries that it has
    /// loaded.
    static let libraries: [String] = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        var files: [String] = [program]
        withUnsafeMutablePointer(to: &files) { files in
            loaded_libraries_each(
                { path, files in files?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: path)) },
                files)
        }
        let folders = files.map { ($0 as NSString).deletingLastPathComponent }
        let swift = folders.filter { $0.hasSuffix("/lib/swift/linux") }
            .map { String($0.dropLast("/swift/linux".count)) }
        return Set(folders + swift).filter { $0.count > 1 }.sorted()
    }()

    /// True if the kernel supports Landlock.
    static let kernelKeepsFiles: Bool = {
        let rules = file_rules_make()
        if rules >= 0 { close(rules) }
        return rules >= 0
    }()

    let app: InstalledApp
    /// The environment of the app's process.
    let environment: [String: String]

    private var written: [String] {
        let shared = ["VERGER_PASTEBOARDS", "VERGER_OUTBOX", "VERGER_MEDIA"].compactMap { environment[$0] }
        let contacts = environment["VERGER_ADDRESS_BOOK"].map { ($0 as NSString).deletingLastPathComponent }
        return ["Documents", "Library", "tmp"].map { app.home + "/" + $0 } + shared + [contacts].compactMap { $0 }
    }

    /// - Returns: a descriptor of the rules, owned by the caller; nil where the kernel has none.
    /// - Throws: `launchFailed`.
    func makeRules() throws -> Int32? {
        let rules = file_rules_make()
        guard rules >= 0 else { return nil }
        var problem: String?
        func allow(_ path: String, _ access: file_rules_access) {
            guard file_rules_allow(rules, path, access) != 0, problem == nil else { return }
            problem = "\(path): cannot be opened to an app (\(String(cString: strerror(errno))))."
        }
        for folder in written {
            mkdir(folder, 0o777)
            allow(folder, file_rules_writes)
        }
        for path in AppSandbox.system + AppSandbox.libraries + [app.home] { allow(path, file_rules_reads) }
        if let cameras = environment["VERGER_CAMERA"] {
            mkdir(cameras, 0o777)
            allow(cameras, file_rules_reads)
        }
        // A folder that is gone leaves a map without tiles, not an app without a start.
        if let tiles = environment[MapTileSettings.variable], access(tiles, R_OK) == 0 {
            allow(tiles, file_rules_reads)
        }
        for path in AppSandbox.devices { allow(path, file_rules_writes) }
        for path in AppSandbox.loaders + [app.bundle.executablePath] { allow(path, file_rules_starts) }
        if let roots = environment["SSL_CERT_FILE"] { allow(roots, file_rules_reads) }
        // A bundle of unit tests is loaded from the folder where it was built.
        if let tests = environment["VERGER_TEST_BUNDLE"] { allow(tests, file_rules_reads) }
        if let problem {
            close(rules)
            throw DeviceError(.launchFailed, problem)
        }
        return rules
    }
}

import Foundation

/// The compilers and the Objective-C runtime with which apps are built.
public struct Toolchain: Sendable {
    /// The clang of the Swift toolchain.
    public let clang: URL
    public let swiftc: URL
    /// The archiver, and the tools that extract debug information and list symbols, all beside clang.
    var archiver: URL { clang.deletingLastPathComponent().appendingPathComponent("llvm-ar") }
    var objectCopier: URL { clang.deletingLastPathComponent().appendingPathComponent("llvm-objcopy") }
    var symbolLister: URL { clang.deletingLastPathComponent().appendingPathComponent("llvm-nm") }
    /// The folder with the shared libraries of the Swift runtime, including `libBlocksRuntime.so`.
    public let swiftLibraries: URL
    /// The folder with the headers of libdispatch and the block runtime, each in its own folder.
    public var swiftHeaders: URL { swiftLibraries.deletingLastPathComponent() }
    /// The folder of GCC that contains libobjc and its headers, such as `/usr/lib/gcc/x86_64-linux-gnu/12`.
    public let gcc: URL
    /// Debian's name of the architecture, such as `x86_64-linux-gnu`, which is part of the paths of GCC and libraries.
    package var machine: String { gcc.deletingLastPathComponent().lastPathComponent }

    public init(clang: URL, swiftc: URL, swiftLibraries: URL, gcc: URL) {
        self.clang = clang
        self.swiftc = swiftc
        self.swiftLibraries = swiftLibraries
        self.gcc = gcc
    }

    /// Finds the toolchain by searching `swiftc`.
    ///
    /// - Parameter searchPath: The folders to search, separated by colons as in `$PATH`.
    /// - Throws: `BuildError` about the missing part and how to install it.
    public static func locate(
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) throws -> Toolchain {
        guard let swiftc = find("swiftc", in: searchPath) else {
            throw BuildError(
                "no Swift toolchain found on the search path",
                cure: "Install Swift 6.3 or later (swift.org/install/linux) and add its usr/bin to PATH.")
        }
        let tools = swiftc.deletingLastPathComponent()
        let clang = tools.appendingPathComponent("clang")
        guard FileManager.default.isExecutableFile(atPath: clang.path) else {
            throw BuildError(
                "the Swift toolchain has no clang", at: tools.path,
                cure: "Install the whole toolchain (swift.org/install/linux); its own clang compiles Objective-C apps.")
        }
        let libraries = tools.deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
        return Toolchain(clang: clang, swiftc: swiftc, swiftLibraries: libraries, gcc: try locateGCC())
    }

    /// The path of the program with symbolic links resolved, since the toolchain's libraries are relative to it.
    private static func find(_ name: String, in searchPath: String) -> URL? {
        for folder in searchPath.split(separator: ":") {
            let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent(name)
            if FileManager.default.isExecutableFile(atPath: candidate.path) {
                let folder = candidate.resolvingSymlinksInPath().deletingLastPathComponent()
                return folder.appendingPathComponent(name)
            }
        }
        return nil
    }

    private static func locateGCC() throws -> URL {
        let root = URL(fileURLWithPath: "/usr/lib/gcc")
        let manager = FileManager.default
        var newest: (version: Int, folder: URL)?
        for triple in (try? manager.contentsOfDirectory(atPath: root.path)) ?? [] {
            let folder = root.appendingPathComponent(triple)
            for version in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
                let candidate = folder.appendingPathComponent(version)
                let header = candidate.appendingPathComponent("include/objc/objc.h")
                guard let number = Int(version), manager.fileExists(atPath: header.path) else { continue }
                if newest.map({ $0.version < number }) ?? true { newest = (number, candidate) }
            }
        }
        guard let newest else {
            throw BuildError(
                "the headers of GCC's Objective-C runtime are not installed", at: root.path,
                cure: "apt-get install gobjc (the ./verger launcher does it).")
        }
        return newest.folder
    }
}

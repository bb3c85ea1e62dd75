import AppBuilder
import Foundation
import Testing

/// A program with debug information, as the builder of apps makes it for release: the program without, and its `.dSYM`.
struct TestProgram {
    let folder: URL
    let buildIdentifier: String
    /// Where the function `fall` begins, which has line 1.
    let fall: UInt64
    var symbols: URL { folder.appendingPathComponent("symbols") }

    init(in folder: URL) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("int fall(int *place) { return *place; }\nint main(void) { return fall(0); }\n".utf8)
            .write(to: folder.appendingPathComponent("main.c"))
        try Self.run("clang", ["-g", "-Wl,--build-id=sha1", "main.c", "-o", "whole"], folder)
        try Self.run("llvm-objcopy", ["--only-keep-debug", "whole", "symbols"], folder)
        try Self.run("llvm-objcopy", ["--strip-debug", "whole", "Sample"], folder)
        let names = try Self.run("llvm-nm", ["whole"], folder).split(separator: "\n")
        fall = try #require(
            names.first { $0.hasSuffix(" T fall") }.flatMap { UInt64($0.prefix { $0 != " " }, radix: 16) })
        buildIdentifier = try #require(SymbolImage(path: folder.path + "/symbols")).buildIdentifier
    }

    @discardableResult
    private static func run(_ tool: String, _ arguments: [String], _ folder: URL) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = try Toolchain.locate().clang.deletingLastPathComponent().appendingPathComponent(tool)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(tool) \(arguments)")
        return text
    }

    /// The report of a device on which the program has crashed.
    func report(app: String = "Sample") -> String {
        let start: UInt64 = 0x5555_0000_0000
        let place = String(start + fall, radix: 16), end = String(start + 0x10000, radix: 16)
        return """
            Process:         \(app) [42]
            Path:            /apps/Sample.app/Sample
            Identifier:      com.example.Sample
            Version:         1.2 (45)
            Date/Time:       2011-03-13 07:06:40 UTC

            Cause:           signal SIGSEGV

            *** Terminating app due to signal SIGSEGV
            *** Call stack:
            (
                0   Sample                   0x\(place) fall + 0
                1   Sample                   0x\(place) (no symbol) + 3
                2   Sample                   0x\(place) main + 4 (main.c:77)
                3   libCocoaTouch.so         0x444400001000 launch() + 3
                4   libc.so.6                0x7f0000001000 start + 3
            )

            Binary images:
              0x\(String(start, radix: 16)) - 0x\(end) Sample <\(buildIdentifier)> /apps/Sample.app/Sample
              0x444400000000 - 0x444400100000 Sample <4444> /apps/Sample.app/Sample
              0x7f0000000000 - 0x7f0000100000 libc.so.6 <0123> /usr/lib/libc.so.6

            Last lines of the log:
              0   Sample                   0x\(place) written by the app + 0

            """
    }
}

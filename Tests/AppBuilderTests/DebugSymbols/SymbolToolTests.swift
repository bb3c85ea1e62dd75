import AppBuilder
import Foundation
import Testing

/// Debug information of programs: which one a file has, and what is at an address.
@Suite struct SymbolToolTests {
    private let folder: TemporaryFolder
    private let tools: URL

    init() throws {
        folder = try TemporaryFolder()
        tools = try Toolchain.locate().clang.deletingLastPathComponent()
        try folder.write(
            "int fall(int *place) {\n    return *place;\n}\n\nint main(void) { return fall(0); }\n", to: "a.c")
        try run("clang", "-g", "-O0", "-Wl,--build-id=sha1", "a.c", "-o", "whole")
        try run("llvm-objcopy", "--only-keep-debug", "whole", "symbols")
        try run("llvm-objcopy", "--strip-debug", "whole", "stripped")
        try run("clang", "-g", "-no-pie", "-Wl,--build-id=sha1", "a.c", "-o", "fixed")
        try run("clang", "-Wl,--build-id=none", "a.c", "-o", "nameless")
    }

    @discardableResult private func run(_ tool: String, _ arguments: String...) throws -> String {
        let process = Process(), output = Pipe()
        process.executableURL = tools.appendingPathComponent(tool)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(tool) \(arguments)")
        return text
    }

    private func image(_ name: String) -> SymbolImage? {
        SymbolImage(path: folder.url.appendingPathComponent(name).path)
    }

    private func address(of function: String, in program: String) throws -> UInt64 {
        let line = try run("llvm-nm", program).split(separator: "\n").first { $0.hasSuffix(" T \(function)") }
        return try #require(line.flatMap { UInt64($0.prefix { $0 != " " }, radix: 16) })
    }

    @Test func `A program, what is left of it and its debug information have one build identifier`() throws {
        let whole = try #require(image("whole"))
        #expect(whole.buildIdentifier.count == 40 && whole.hasLines && whole.linkAddress == 0)
        let symbols = try #require(image("symbols")), stripped = try #require(image("stripped"))
        #expect([symbols.buildIdentifier, stripped.buildIdentifier].allSatisfy { $0 == whole.buildIdentifier })
        #expect(symbols.hasLines && !stripped.hasLines && symbols.linkAddress == 0)
        #expect(try #require(image("fixed")).linkAddress > 0)
        #expect(image("nameless") == nil && image("a.c") == nil && image("nothing") == nil && image(".") == nil)
    }

    @Test func `An address has a function, a file and a line`() throws {
        let fall = try address(of: "fall", in: "whole"), file = folder.url.appendingPathComponent("symbols").path
        let places = try SymbolTool().places(of: [fall, fall, 0xFFFF_FFFF_0000], in: file)
        #expect(places[fall] == .init(function: "fall", file: "a.c", line: 1))
        #expect(places[0xFFFF_FFFF_0000]?.line ?? 0 == 0)
        #expect(try SymbolTool().places(of: [], in: file).isEmpty)
    }

    /// Whatever is damaged, nothing is read beyond the file.
    @Test func `A damaged file is none, or one with less in it`() throws {
        let whole = try Data(contentsOf: folder.url.appendingPathComponent("symbols"))
        let damaged = folder.url.appendingPathComponent("damaged")
        for place in 0..<64 {
            for byte: UInt8 in [0, 0x7F, 0xFF] {
                var bytes = whole
                bytes[place] = byte
                try bytes.write(to: damaged)
                _ = SymbolImage(path: damaged.path)
            }
        }
        for length in stride(from: 0, to: whole.count, by: max(whole.count / 97, 1)) {
            try whole.prefix(length).write(to: damaged)
            #expect(SymbolImage(path: damaged.path)?.hasLines != true, "\(length)")
        }
    }
}

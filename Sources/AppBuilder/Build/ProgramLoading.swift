import Foundation

/// What lets the parent of a device's apps load an app's program like a library: Sources/CAppParent.
package struct ProgramLoading {
    let target: BuildTarget
    let context: BuildContext

    /// Tools and tests are started otherwise.
    var isWanted: Bool { target.kind == .application }

    /// What is done with the linked program; nil for one that has to be started in the ordinary way: a sanitizer's library
    /// must be loaded first.
    var permission: (@Sendable (URL) throws -> Void)? {
        let isInstrumented = target.link.flags.contains { $0.hasPrefix("-fsanitize") || $0.hasPrefix("-sanitize") }
        return isWanted && !isInstrumented ? Self.permit : nil
    }

    /// Compiles what the program begins with.
    var start: BuildStep {
        let source = context.sdk.programStart
        return BuildStep(
            subject: source.lastPathComponent, tool: context.toolchain.clang,
            arguments: ["-c", source.path, "-o", BuildStep.outputPlaceholder], folder: context.sdk.root,
            output: target.intermediateFolder.appendingPathComponent("Objects/ProgramStart.o"), inputs: [source])
    }

    /// Takes back what the linker writes into each position-independent program: that the C library must not load it.
    ///
    /// The flag is `DF_1_PIE` of the dynamic section's `DT_FLAGS_1`; nothing else reads it.
    @Sendable package static func permit(_ program: URL) throws {
        let file = try FileHandle(forReadingFrom: program)
        defer { try? file.close() }
        guard let header = try bytes(of: file, at: 0, count: 64), header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
        else { return }
        let (table, size, count) = (word(header, 32), half(header, 54), half(header, 56))
        for index in 0..<count {
            guard let segment = try bytes(of: file, at: table &+ UInt64(index * size), count: 56) else { return }
            guard half(segment, 0) == dynamicSegment, half(segment, 2) == 0 else { continue }
            try permit(program, file, dynamicAt: word(segment, 8), size: word(segment, 32))
        }
    }

    private static let dynamicSegment = 2
    private static let flagsEntry: UInt64 = 0x6FFF_FFFB
    private static let isProgram: UInt64 = 0x0800_0000
    private static let longestDynamicSection: UInt64 = 1 << 16

    private static func permit(_ program: URL, _ file: FileHandle, dynamicAt place: UInt64, size: UInt64) throws {
        guard size <= longestDynamicSection, let entries = try bytes(of: file, at: place, count: Int(size)) else {
            return
        }
        for start in stride(from: 0, to: entries.count - 15, by: 16) where word(entries, start) == flagsEntry {
            try write(word(entries, start + 8) & ~isProgram, to: program, at: place + UInt64(start) + 8)
        }
    }

    /// Writes eight bytes, the lowest first.
    ///
    /// By another process: a program of which this one has a descriptor for writing cannot be started as long as a tool
    /// that was forked meanwhile has a copy of the descriptor.
    private static func write(_ number: UInt64, to program: URL, at place: UInt64) throws {
        let bytes = withUnsafeBytes(of: number.littleEndian) { $0.map { "\\" + String($0, radix: 8) } }.joined()
        let line = "printf \"$1\" | dd of=\"$2\" bs=1 seek=\"$3\" conv=notrunc status=none"
        let result = try ToolProcess(
            program: URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", line, "sh", bytes, program.path, String(place)],
            folder: program.deletingLastPathComponent()
        ).run()
        guard result.succeeded else { throw BuildError("cannot change the program", at: program.path) }
    }

    /// - Returns: nil if the file ends before.
    private static func bytes(of file: FileHandle, at place: UInt64, count: Int) throws -> [UInt8]? {
        guard place < UInt64(Int64.max) else { return nil }
        try file.seek(toOffset: place)
        guard let data = try file.read(upToCount: count), data.count == count else { return nil }
        return [UInt8](data)
    }

    private static func half(_ bytes: [UInt8], _ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }

    private static func word(_ bytes: [UInt8], _ place: Int) -> UInt64 {
        bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

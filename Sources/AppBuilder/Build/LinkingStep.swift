import Foundation

/// Links a program; what the phone's `libicucore` has and a program misses is taken from the ICU that Foundation
/// brings, whose functions have other names.
struct LinkingStep: QueuedStep {
    var link: BuildStep
    let toolchain: Toolchain

    var verb: String? { link.verb }
    var subject: String { link.subject }
    func isUpToDate(_ identities: FileIdentities) -> Bool { link.isUpToDate(identities) }
    func forgetOutputs(in identities: FileIdentities) { link.forgetOutputs(in: identities) }

    func run() throws -> ToolProcess.Result {
        var result = try link.run()
        if !result.succeeded, let names = try renamedFunctions(Set(LinkReport.undefinedNames(in: result.output))) {
            var again = link
            again.recordedArguments = link.arguments
            again.arguments += [try write(names).path]
            result = try again.run()
        }
        if !result.succeeded { result.output = LinkReport.explained(result.output) }
        return result
    }

    /// Foundation's ICU has `swift_` before each name.
    private static let prefix = "swift_"

    /// - Returns: those of the names that are functions of ICU's; nil if none is.
    private func renamedFunctions(_ names: Set<String>) throws -> [String]? {
        guard names.contains(where: { $0.hasPrefix("u") }) else { return nil }
        let library = toolchain.swiftLibraries.appendingPathComponent("lib_FoundationICU.so")
        let list = try ToolProcess(
            program: toolchain.clang.deletingLastPathComponent().appendingPathComponent("llvm-nm"),
            arguments: ["-D", "--defined-only", "-j", library.path]
        ).run()
        guard list.succeeded else { return nil }
        let known = list.output.split(separator: "\n").filter { $0.hasPrefix(Self.prefix) }
            .map { String($0.dropFirst(Self.prefix.count)) }
        let found = names.intersection(known).sorted()
        return found.isEmpty ? nil : found
    }

    /// Functions by the phone's names that jump to the others.
    private func write(_ names: [String]) throws -> URL {
        #if arch(arm64)
        let jump = "b \(Self.prefix)"
        let suffix = ""
        #else
        let jump = "jmp \(Self.prefix)"
        let suffix = "@PLT"
        #endif
        let functions = names.map { ".globl \($0)\n.type \($0), @function\n\($0): \(jump)\($0)\(suffix)\n" }
        let text = ".text\n" + functions.joined() + ".section .note.GNU-stack,\"\",@progbits\n"
        let file = link.output.appendingPathExtension("icu.s")
        try Data(text.utf8).write(to: file, options: .atomic)
        return file
    }
}

import Foundation

/// Links a program. Undefined functions of the phone's `libicucore` are provided by Foundation's ICU, whose symbols
/// have a prefix; what foreign libraries have is stood in for.
struct LinkingStep: QueuedStep {
    var link: BuildStep
    let toolchain: Toolchain
    /// Nil if the target has no foreign libraries.
    var standIns: StandIns?

    var verb: String? { link.verb }
    var subject: String { link.subject }
    func isUpToDate(_ identities: FileIdentities) -> Bool { link.isUpToDate(identities) }
    func forgetOutputs(in identities: FileIdentities) { link.forgetOutputs(in: identities) }

    func run() throws -> ToolProcess.Result {
        var link = link
        var (result, told) = try run(&link, standIns: standIns)
        if !result.succeeded, let names = try renamedFunctions(Set(LinkReport.undefinedNames(in: result.output))) {
            var again = link
            again.recordedArguments = self.link.arguments
            again.arguments += [try write(names).path]
            result = try again.run()
        }
        if !result.succeeded { result.output = LinkReport.explained(result.output) }
        result.output = told + result.output
        return result
    }

    /// How often stand-ins are made: a class's superclass may be in a foreign library, too.
    private static let mostRounds = 5

    /// - Returns: Also a warning with the names that are stood in for.
    private func run(_ link: inout BuildStep, standIns: StandIns?) throws -> (ToolProcess.Result, String) {
        var result = try link.run()
        guard let standIns else { return (result, "") }
        var told: [String] = []
        for round in 1...Self.mostRounds where !result.succeeded {
            let names = try standIns.names(among: Set(LinkReport.undefinedNames(in: result.output)))
            if names.isEmpty { break }
            let file = self.link.output.appendingPathExtension("\(round).standins.m")
            let (object, compiled) = try standIns.make(names, at: file)
            guard compiled.succeeded else { return (compiled, "") }
            told += names.all
            link.recordedArguments = self.link.arguments
            link.arguments.append(object.path)
            result = try link.run()
        }
        let list = told.joined(separator: ", ")
        return (result, told.isEmpty ? "" : "\(self.link.subject): warning: does nothing here: \(list)\n")
    }

    /// The prefix of symbols in Foundation's ICU.
    private static let prefix = "swift_"

    /// - Returns: The names that are functions of ICU; nil if there are none.
    private func renamedFunctions(_ names: Set<String>) throws -> [String]? {
        guard names.contains(where: { $0.hasPrefix("u") }) else { return nil }
        let library = toolchain.swiftLibraries.appendingPathComponent("lib_FoundationICU.so")
        let list = try ToolProcess(
            program: toolchain.symbolLister,
            arguments: ["-D", "--defined-only", "-j", library.path]
        ).run()
        guard list.succeeded else { return nil }
        let known = list.output.split(separator: "\n").filter { $0.hasPrefix(Self.prefix) }
            .map { String($0.dropFirst(Self.prefix.count)) }
        let found = names.intersection(known).sorted()
        return found.isEmpty ? nil : found
    }

    /// Writes an assembly source with functions of the phone's names, which jump to those with the prefix.
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

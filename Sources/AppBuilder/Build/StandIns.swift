import Foundation

/// Stand-ins for what an app uses of foreign libraries: classes with the declared superclass and properties whose methods answer
/// nothing, functions that return nothing, and texts that are their own names. Each says so when it is used first.
struct StandIns {
    /// Libraries whose names may be stood in for.
    let libraries: [URL]
    let toolchain: Toolchain
    /// The project's folder.
    let folder: URL
    /// Makes the step that compiles an Objective-C source of the target with more flags, and the name of the object.
    let compile: @Sendable (URL, [String]) -> (step: any QueuedStep, object: URL)

    /// A library's header says what its classes hold in the way of the library, which may be compiled for counting by hand though
    /// the app counts automatically, or the other way round.
    private static let otherWaysOfCounting = [["-fno-objc-arc", "-fobjc-weak"], ["-fobjc-arc"]]

    /// What is stood in for, in the order of names.
    struct Names {
        var classes: [String] = []
        var functions: [String] = []
        var variables: [String] = []
        var isEmpty: Bool { classes.isEmpty && functions.isEmpty && variables.isEmpty }
        var all: [String] { classes + functions + variables }
    }

    /// Those of the undefined names that one of the libraries has.
    func names(among undefined: Set<String>) throws -> Names {
        var names = Names()
        let known = try libraries.map { try ForeignLibrary($0, toolchain: toolchain) }
        for name in undefined.sorted() {
            if name.hasPrefix(LinkReport.classPrefix) {
                let owner = String(name.dropFirst(LinkReport.classPrefix.count))
                if known.contains(where: { $0.classes.contains(owner) }) { names.classes.append(owner) }
            } else if known.contains(where: { $0.functions.contains(name) }) {
                names.functions.append(name)
            } else if known.contains(where: { $0.variables.contains(name) }) {
                names.variables.append(name)
            }
        }
        return names
    }

    /// Writes and compiles the stand-ins for these names.
    ///
    /// - Returns: The object, or what the compiler says if it refuses a library's header.
    func make(_ names: Names, at file: URL) throws -> (object: URL, result: ToolProcess.Result) {
        try Data(text(names).utf8).write(to: file, options: .atomic)
        let (step, object) = compile(file, [])
        let refusal = try step.run()
        if refusal.succeeded { return (object, refusal) }
        for flags in Self.otherWaysOfCounting {
            let (step, object) = compile(file, flags)
            let result = try step.run()
            if result.succeeded { return (object, result) }
        }
        return (object, refusal)
    }

    private func text(_ names: Names) -> String {
        let headers = ForeignHeaders(of: libraries, in: folder)
        var text = "#import <Verger/StandIns.h>\n"
        for name in names.classes {
            if let header = headers.header(ofClass: name) {
                text += "#import \"\(header)\"\n"
            } else {
                text += "@interface \(name) : NSObject\n@end\n"
            }
        }
        text += names.classes.map { "VERGER_STAND_IN_CLASS(\($0))\n" }.joined()
        text += names.functions.map { "VERGER_STAND_IN_FUNCTION(\($0))\n" }.joined()
        text += names.variables.map { name in
            headers.isText(name) ? "VERGER_STAND_IN_TEXT(\(name))\n" : "VERGER_STAND_IN_VARIABLE(\(name))\n"
        }.joined()
        return text
    }
}

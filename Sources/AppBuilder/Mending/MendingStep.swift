import Foundation

/// Compiles a source. If clang rejects code that GCC 4.2 accepted, compiles a repaired copy.
///
/// A source without such code compiles as fast as without this step.
struct MendingStep: QueuedStep {
    var compile: BuildStep
    /// The source; nil for a precompiled header.
    let source: URL?
    let headers: MendedHeaders
    /// The precompiled header with which the source is compiled; its repaired headers are used.
    let precompiled: URL?
    /// Whether the project is from before automatic synthesis of properties.
    let synthesizesNothing: Bool

    /// The greatest number of rounds. Each may reveal problems that others had hidden.
    private static let maximumRounds = 12

    var verb: String? { compile.verb }
    var subject: String { compile.subject }
    func isUpToDate(_ identities: FileIdentities) -> Bool { compile.isUpToDate(identities) }
    func forgetOutputs(in identities: FileIdentities) { compile.forgetOutputs(in: identities) }

    private static func folder(of output: URL) -> URL { output.appendingPathExtension("mended") }

    func run() throws -> ToolProcess.Result {
        let folder = Self.folder(of: compile.output)
        try? FileManager.default.removeItem(at: folder)
        var known = headers.known
        if let precompiled {
            known.merge(MendedList.read(in: Self.folder(of: precompiled))) { $1 }
        }
        var sources = MendedSources(folder: folder, known: known)
        var additions: [String] = []
        var remarks: [String] = []
        var step = compile
        var result = try run(step, sources, additions, isFirst: true)
        let unknown = result.succeeded ? [] : UnknownFlags.named(in: result.output, among: step.arguments)
        if !unknown.isEmpty {
            step.arguments.removeAll { unknown.contains($0) }
            remarks += unknown.map {
                "\(compile.folder.path): warning: no compiler flag \($0) here; compiled without it"
            }
            result = try run(step, sources, additions, isFirst: true)
        }
        for _ in 0..<Self.maximumRounds {
            let diagnostics = Diagnostic.all(in: result.output)
            let mended = try mend(diagnostics, in: &sources)
            let included = try headersToInclude(diagnostics, besides: additions)
            let added = included.flatMap(\.flags) + Self.demotions(diagnostics).filter { !additions.contains($0) }
            guard !mended.isEmpty || !added.isEmpty else { break }
            let next = try run(step, sources, additions + added, isFirst: false)
            // If repairing a warning leads to an error, the code stays as it was.
            if result.succeeded, !next.succeeded {
                result = try run(step, MendedSources(folder: folder, known: known), additions, isFirst: false)
                break
            }
            additions += added
            remarks += mended + included.map(\.remark)
            result = next
        }
        if !result.succeeded, let other = try runAsOnApple(step, sources, additions) {
            remarks.append("\(compile.subject): warning: compiled with __APPLE__ defined, which it asks for")
            result = other
        }
        if source == nil { try MendedList.write(sources.copies, in: folder) }
        if result.succeeded { headers.add(sources.copies, besides: source?.path ?? "") }
        let own = remarks.filter { headers.isNew($0) }
        result.output = own.map { $0 + "\n" }.joined() + result.output
        return result
    }

    /// Compiles a source that fails with the names of Apple's compilers, which stand for Apple's headers: those of this system
    /// would take them for a Mac, so that most sources are better off without.
    private func runAsOnApple(
        _ step: BuildStep, _ sources: MendedSources, _ additions: [String]
    ) throws -> ToolProcess.Result? {
        guard source != nil else { return nil }
        let result = try run(step, sources, additions + ["-D__APPLE__=1", "-D__MACH__=1"], isFirst: false)
        return result.succeeded ? result : nil
    }

    private func run(
        _ step: BuildStep, _ sources: MendedSources, _ additions: [String], isFirst: Bool
    ) throws -> ToolProcess.Result {
        var step = step
        step.unrecordedArguments += try sources.flags()
        step.arguments += additions
        step.recordedArguments = compile.arguments
        if !isFirst { step.unrecordedArguments.append("-ferror-limit=200") }
        return try step.run()
    }

    /// The flags that turn errors back into warnings, for errors that have the name of a warning.
    private static func demotions(_ diagnostics: [Diagnostic]) -> [String] {
        Set(diagnostics.filter(\.isError).compactMap(\.warning)).sorted().map { "-Wno-error=\($0)" }
    }

    // MARK: - Mending

    /// - Returns: A remark for each repair.
    private func mend(_ diagnostics: [Diagnostic], in sources: inout MendedSources) throws -> [String] {
        let search = DeclarationSearch(compile: compile, flags: try sources.flags())
        let folders = HeaderNames.folders(in: compile.arguments, from: compile.folder)
        var texts: [String: MendableSource] = [:]
        func text(_ path: String) -> MendableSource? {
            if texts[path] == nil { texts[path] = sources.text(of: path) }
            return texts[path]
        }
        var edits: [String: [SourceEdit]] = [:]
        var remarks: [String] = []
        var seen: Set<Diagnostic> = []
        for found in diagnostics {
            let diagnostic = Self.placeInside(found, text: { text(absolute($0)) }).map(found.atInclude) ?? found
            guard seen.insert(diagnostic).inserted else { continue }
            guard let rule = MendingRule.rule(for: diagnostic), !rule.isForOldProjects || synthesizesNothing else {
                continue
            }
            let path = absolute(diagnostic.file)
            guard let place = text(path), !isOfSystem(path),
                let offset = place.offset(line: diagnostic.line, column: diagnostic.column)
            else { continue }
            let changed = rule.edits(
                MendingCase(
                    diagnostic: diagnostic, text: place, offset: offset,
                    isCounted: compile.arguments.contains("-fobjc-arc"), declarations: search, headerFolders: folders))
            // Overlapping edits are left to the next round.
            guard !changed.isEmpty, !changed.contains(where: { Self.touches($0, edits[path] ?? []) }) else {
                continue
            }
            edits[path, default: []] += changed
            remarks.append(
                "\(path):\(diagnostic.line):\(diagnostic.column): warning: compiled as GCC 4.2 did, "
                    + "though: \(diagnostic.message); \(rule.cure)")
        }
        for (path, edits) in edits {
            if let text = texts[path] { try sources.replace(path, by: text.applying(edits)) }
        }
        return remarks
    }

    /// Where a header is included within an implementation: GCC began the header's declarations all the same, clang misses the
    /// end of the implementation.
    private static func placeInside(
        _ diagnostic: Diagnostic, text: (String) -> MendableSource?
    ) -> Diagnostic.Place? {
        guard diagnostic.kind == "missing ", diagnostic.quoted.first == "@end" else { return nil }
        return diagnostic.includers.last { place in
            guard let text = text(place.file), let offset = text.offset(line: place.line, column: 1),
                let start = text.last(word: "@implementation", before: offset)
            else { return false }
            return (text.last(word: "@end", before: offset) ?? -1) < start
        }
    }

    private static func touches(_ edit: SourceEdit, _ others: [SourceEdit]) -> Bool {
        others.contains { other in
            // Two different insertions at one offset are both applied.
            if edit.range.isEmpty, other.range.isEmpty { return edit == other }
            return edit.range.lowerBound < other.range.upperBound && other.range.lowerBound < edit.range.upperBound
        }
    }

    /// The absolute path, which is the same for headers included with `..`.
    private func absolute(_ path: String) -> String {
        let isPlain = path.hasPrefix("/") && !path.contains("/../") && !path.contains("/./")
        return isPlain ? path : URL(fileURLWithPath: path, relativeTo: compile.folder).standardizedFileURL.path
    }

    private func isOfSystem(_ path: String) -> Bool { path.hasPrefix("/usr/") }

    // MARK: - Undeclared functions and names

    private func headersToInclude(_ diagnostics: [Diagnostic], besides: [String]) throws -> [UndeclaredFunction.Cure] {
        guard source != nil else { return [] }
        let functions = UndeclaredFunction.cures(for: diagnostics, besides: besides, compile: compile)
        let names = UndeclaredName.cures(for: diagnostics, besides: besides, compile: compile)
        return (functions + names + LibraryTemplates.cures(for: diagnostics))
            .filter { !besides.contains($0.flags.last ?? "") }
    }
}

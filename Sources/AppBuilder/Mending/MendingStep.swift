import Foundation

/// Compiles a source; if clang refuses what GCC 4.2 took, compiles a copy in which that is mended.
///
/// A source without such faults costs nothing more than without this.
struct MendingStep: QueuedStep {
    var compile: BuildStep
    /// The source; nil for a precompiled header, which has none of its own.
    let source: URL?
    let headers: MendedHeaders
    /// What the source needs of the precompiled header that it is compiled with.
    let precompiled: URL?
    /// Whether the project is of the time before compilers made accessors without being asked.
    let synthesizesNothing: Bool

    /// One round may bring to light what was hidden by another fault.
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
            // A warning that cannot be mended is no reason to fail.
            if result.succeeded, !next.succeeded {
                result = try run(step, MendedSources(folder: folder, known: known), additions, isFirst: false)
                break
            }
            additions += added
            remarks += mended + included.map(\.remark)
            result = next
        }
        if source == nil { try MendedList.write(sources.copies, in: folder) }
        if result.succeeded { headers.add(sources.copies, besides: source?.path ?? "") }
        let own = remarks.filter { headers.isNew($0) }
        result.output = own.map { $0 + "\n" }.joined() + result.output
        return result
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

    /// Flags for what this compiler calls errors on its own account, though it has names as warnings for them.
    private static func demotions(_ diagnostics: [Diagnostic]) -> [String] {
        Set(diagnostics.filter(\.isError).compactMap(\.warning)).sorted().map { "-Wno-error=\($0)" }
    }

    // MARK: - Mending

    /// - Returns: a remark for each place that was mended.
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
        for diagnostic in diagnostics where seen.insert(diagnostic).inserted {
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
            // What touches another edit waits for the next round.
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

    private static func touches(_ edit: SourceEdit, _ others: [SourceEdit]) -> Bool {
        others.contains { other in
            // Two insertions at one place both count, if they are not the same.
            if edit.range.isEmpty, other.range.isEmpty { return edit == other }
            return edit.range.lowerBound < other.range.upperBound && other.range.lowerBound < edit.range.upperBound
        }
    }

    /// One path for each file: headers are found by way of `..`, too.
    private func absolute(_ path: String) -> String {
        let isPlain = path.hasPrefix("/") && !path.contains("/../") && !path.contains("/./")
        return isPlain ? path : URL(fileURLWithPath: path, relativeTo: compile.folder).standardizedFileURL.path
    }

    private func isOfSystem(_ path: String) -> Bool { path.hasPrefix("/usr/") }

    // MARK: - Functions that are declared nowhere

    private func headersToInclude(_ diagnostics: [Diagnostic], besides: [String]) throws -> [UndeclaredFunction.Cure] {
        guard source != nil else { return [] }
        let functions = UndeclaredFunction.cures(for: diagnostics, besides: besides, compile: compile)
        return (functions + LibraryTemplates.cures(for: diagnostics))
            .filter { !besides.contains($0.flags.last ?? "") }
    }
}

import Foundation

/// Makes the steps that compile a target's sources.
struct SourceCompiler {
    /// Sources that can share a precompiled header, because they are compiled with the same flags.
    struct Group: Hashable {
        var language: SourceLanguage
        var flags: [String]

        init(_ source: SourceFile) {
            language = source.language
            flags = source.flags
        }
    }

    let target: BuildTarget
    let context: BuildContext
    let headers: HeaderMaps
    let mended = MendedHeaders()

    /// Wraps a compile step so that sources are repaired where necessary.
    func mending(_ step: BuildStep, source: SourceFile?, precompiledHeader: URL?) -> any QueuedStep {
        if source?.language == .assembly { return step }
        return MendingStep(
            compile: step, source: source?.url, headers: mended, precompiled: precompiledHeader,
            synthesizesNothing: target.compile.synthesizesNothing)
    }

    /// - Returns: nil if the target has no prefix header, or the language does not use one.
    func precompiledHeader(for group: Group) -> BuildStep? {
        guard let prefix = target.compile.prefixHeader, group.language != .assembly else { return nil }
        let number = group.flags.isEmpty ? "" : "-" + group.flags.joined(separator: " ").stableHash
        let output = target.intermediateFolder.appendingPathComponent(
            "Precompiled/\(group.language.rawValue)\(number).pch")
        let dependencies = output.appendingPathExtension("d")
        // The headers are included into an empty file instead of being precompiled directly, so that each counts as
        // included and an #import of it in a source does nothing.
        var arguments = flags(for: group) + prefixes(for: group.language, prefix: prefix)
        arguments += ["-MD", "-MF", dependencies.path, "-x", group.language.name + "-header", "/dev/null"]
        arguments += ["-o", BuildStep.outputPlaceholder]
        return BuildStep(
            verb: "Precompiling", subject: context.subject(prefix, in: target), tool: context.toolchain.clang,
            arguments: arguments, unrecordedArguments: [context.clangColor], folder: target.folder, output: output,
            inputs: [prefix], dependencyFile: dependencies, environmentIdentity: context.headersIdentity)
    }

    func compile(_ source: SourceFile, precompiledHeader: URL?) -> BuildStep {
        let relative = context.subject(source.url, in: target)
        let place = relative.replacingOccurrences(of: "../", with: "Above/")
        let object = target.intermediateFolder.appendingPathComponent("Objects/\(place).o")
        let dependencies = object.deletingPathExtension().appendingPathExtension("d")

        var arguments = flags(for: Group(source))
        var inputs = [source.url]
        if let precompiledHeader {
            arguments += ["-include-pch", precompiledHeader.path]
            inputs.append(precompiledHeader)
        } else if source.language != .assembly {
            arguments += prefixes(for: source.language, prefix: target.compile.prefixHeader)
        }
        arguments += ["-MMD", "-MF", dependencies.path, "-x", source.language.name, "-c", source.url.path]
        arguments += ["-o", BuildStep.outputPlaceholder]
        return BuildStep(
            verb: "Compiling", subject: relative, tool: context.toolchain.clang, arguments: arguments,
            unrecordedArguments: [context.clangColor], folder: target.folder, output: object, inputs: inputs,
            dependencyFile: dependencies, environmentIdentity: context.headersIdentity)
    }

    private func flags(for group: Group) -> [String] {
        let clang = ClangFlags(
            toolchain: context.toolchain, sdk: context.sdk,
            configuration: target.compile.isDebug ? .debug : .release)
        var flags = clang.language
        if group.language.isObjectiveC { flags += clang.objectiveCLanguage }
        // Types of 64-bit offsets from the first header on: sources of libraries ask for them behind a prefix header.
        if group.language == .c { flags.append("-D_LARGEFILE64_SOURCE=1") }
        flags += targetFlags(for: group.language) + (target.compile.languageFlags[group.language] ?? [])
        flags += headers.flags + target.compile.searchFlags + clang.headers + group.flags
        // The builder itself compiles to a temporary name.
        flags.append("-fno-temp-file")
        if target.compile.hidesPaths {
            flags.append("-fdebug-compilation-dir=.")
            if let root = context.root { flags.append("-ffile-prefix-map=\(root.path)/=") }
        }
        return flags
    }

    /// The target's flags. For assembly only preprocessor flags, since others can be errors.
    private func targetFlags(for language: SourceLanguage) -> [String] {
        guard language == .assembly else { return target.compile.flags }
        return target.compile.flags.filter { $0.hasPrefix("-D") || $0.hasPrefix("-U") || $0.hasPrefix("-I") }
    }

    /// The name for including a prefix header. One of the SDK is included by name, since its `#include_next` does not
    /// work with an absolute path.
    private func includeName(of prefix: URL) -> String {
        let headers = context.sdk.headers.path + "/"
        return prefix.path.hasPrefix(headers) ? String(prefix.path.dropFirst(headers.count)) : prefix.path
    }

    private func prefixes(for language: SourceLanguage, prefix: URL?) -> [String] {
        let hasPrefix = language.isObjectiveC || language == .cPlusPlus
        var flags = hasPrefix ? ["-include", context.sdk.prefixHeader.path] : []
        if let prefix { flags += ["-include", includeName(of: prefix)] }
        return flags
    }
}

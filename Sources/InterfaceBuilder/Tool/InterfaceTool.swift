import Archiving
import Foundation

/// The functions of `ibtool` for one file: compiles it, lists its contents, exports its texts and imports translations.
package struct InterfaceTool {
    package enum Listing: String, CaseIterable, Sendable {
        case objects, connections, classes, hierarchy
        case localizableStrings = "localizable-strings"
    }

    package enum Format: String, CaseIterable, Sendable {
        case text = "human-readable-text"
        case xml = "xml1"
        case binary = "binary1"
    }

    package struct Result {
        /// Data for standard output.
        package var output = Data()
        /// Text for standard error.
        package var messages = ""
        /// Whether the document has no errors.
        package var succeeded = true
    }

    package var input: String

    /// The path of the compiled nib, or of a storyboard's folder; nil does not compile.
    package var compiled: String?
    /// The path of the document with imported texts; nil does not write it.
    package var written: String?
    package var exportedStrings: String?
    package var importedStrings: String?
    /// The deployment target such as "3.0"; nil uses the document's.
    package var deploymentTarget: String?
    package var listings: [Listing] = []
    /// The severities of problems that are reported.
    package var severities: [InterfaceProblem.Severity] = [.error, .warning, .notice]
    /// The format of listings and problems. nil prints listings as XML, and problems in the format of compilers on
    /// standard error.
    package var format: Format?

    package init(input: String) { self.input = input }

    /// - Throws: `InterfaceFileError` for a file that cannot be read or written.
    package func run() throws -> Result {
        let data = try InterfaceFile.contents(path: input)
        let source = try InterfaceSource(data: data, path: input)
        let document = source.document
        var problems = document.problems
        if let importedStrings {
            let strings = try StringsFile(InterfaceFile.contents(path: importedStrings), path: importedStrings)
            if let written {
                let edited = try InterfaceEditor(data: data, path: input).replacingTexts(strings.values)
                try Self.write(edited.data, to: written)
            }
            problems += InterfaceText.replace(strings.values, in: document).map {
                InterfaceProblem(.warning, "no text of the document has the key “\($0)” of \(importedStrings)", line: 0)
            }
        } else if let written {
            try Self.write(data, to: written)
        }
        if let exportedStrings { try Self.write(InterfaceText.strings(of: document).data, to: exportedStrings) }
        if let compiled {
            let interface = try CompiledInterface(source, deploymentTarget: deploymentTarget)
            problems = problems.dropFirst(document.problems.count) + interface.problems
            try interface.write(to: compiled)
        }
        return try report(document, problems)
    }

    private static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw InterfaceFileError(
                "the file cannot be written", path: path, cure: "Check that its folder is there and may be written to.",
                kind: .wrongUse)
        }
    }

    // MARK: - Report

    private func report(_ document: InterfaceDocument, _ problems: [InterfaceProblem]) throws -> Result {
        let told = problems.filter { severities.contains($0.severity) }
        var result = Result()
        result.succeeded = !problems.contains { $0.severity == .error }
        var lists = listings(of: document)
        switch format {
        case nil:
            result.messages = told.map { $0.description(path: input) + "\n" }.joined()
            if !lists.isEmpty { result.output = try PropertyListData.xml(lists) }
        case .text:
            for (severity, name) in Self.severityNames {
                let lines = told.filter { $0.severity == severity }.map { $0.description(path: input) + "\n" }
                guard !lines.isEmpty else { continue }
                result.output += Data("/* com.apple.ibtool.document.\(name) */\n\(lines.joined())".utf8)
            }
            for key in lists.keys.sorted() {
                result.output += Data("/* \(key) */\n\(PropertyListText.text(lists[key] ?? ""))\n".utf8)
            }
        case .xml, .binary:
            for (severity, name) in Self.severityNames {
                let listed = InterfaceListing.problems(told, severity)
                if !listed.isEmpty { lists["com.apple.ibtool.document.\(name)"] = listed }
            }
            result.output = try format == .binary ? PropertyListData.binary(lists) : PropertyListData.xml(lists)
        }
        return result
    }

    private func listings(of document: InterfaceDocument) -> [String: Any] {
        let listing = InterfaceListing(document)
        var lists: [String: Any] = [:]
        for kind in listings {
            lists["com.apple.ibtool.document.\(kind.rawValue)"] =
                switch kind {
                case .objects: listing.objects
                case .connections: listing.connections
                case .classes: listing.classes
                case .hierarchy: listing.hierarchy
                case .localizableStrings: listing.localizableStrings
                }
        }
        return lists
    }

    private static let severityNames: [(InterfaceProblem.Severity, String)] = [
        (.error, "errors"), (.warning, "warnings"), (.notice, "notices"),
    ]
}

import Archiving
import Foundation

/// What `ibtool` does with one file: compiles it, lists what is in it, takes its texts out and puts others in.
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
        /// For standard output.
        package var output = Data()
        /// For standard error.
        package var messages = ""
        /// Whether the document has no error.
        package var succeeded = true
    }

    package var input: String

    /// Where the nib goes, or the folder of a storyboard.
    package var compiled: String?
    /// Where the document goes with its new texts.
    package var written: String?
    package var exportedStrings: String?
    package var importedStrings: String?
    /// The oldest system that the nib is for, "3.0"; the document's own without it.
    package var deploymentTarget: String?
    package var listings: [Listing] = []
    /// Which problems are told.
    package var severities: [InterfaceProblem.Severity] = [.error, .warning, .notice]
    /// How listings and problems are spelled. Without it listings are XML, and problems go to standard error as
    /// compilers' do.
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

    // MARK: - What is told

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

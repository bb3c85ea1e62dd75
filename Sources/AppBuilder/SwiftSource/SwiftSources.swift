import Foundation

/// The sources of a Swift app as the compiler reads them.
///
/// This platform's compiler does not support `@IBOutlet`, `@IBAction` and similar attributes. For a source with them,
/// the compiler reads a copy without them, to which code is appended that registers the outlets and actions of its
/// classes. `@NSManaged` properties and methods get bodies (``ManagedDeclaration``). A virtual file system overlay replaces the source by the copy, so that messages and debug information name
/// the source.
package struct SwiftSources {
    /// The files to compile: the app's sources, and a file that calls all registrations, if there are any.
    package let compiled: [URL]
    /// The copies and the overlay, as additional inputs of the compiler.
    package let copies: [URL]
    /// The compiler flags that apply the overlay.
    package let flags: [String]

    /// Writes the copies. One that is current keeps its modification time.
    /// - Parameter folder: The folder for the copies.
    package init(_ sources: [URL], folder: URL) throws {
        let texts = sources.map { source in
            (try? Data(contentsOf: source)).flatMap { Self.mayNeedCopy($0) ? SwiftText([UInt8]($0)) : nil }
        }
        let types = texts.map { $0.map(InterfaceScanner.types) ?? [] }
        var copies: [(source: URL, copy: URL)] = []
        var functions: [String] = []
        for (index, source) in sources.enumerated() {
            guard let text = texts[index], SwiftSourceEdits.areNeeded(text) else { continue }
            let others = types[..<index] + types[(index + 1)...]
            let selectors = SwiftSourceEdits.Selectors(types[index] + others.joined())
            let function = "registerInterface\(index)"
            let registration = InterfaceRegistration.code(for: types[index], function: function)
            let copy = folder.appendingPathComponent("\(index)-\(source.lastPathComponent)")
            let contents = SwiftSourceEdits.apply(to: text, selectors: selectors) + Array(registration.utf8)
            try Self.write(Data(contents), to: copy)
            copies.append((source, copy))
            if !registration.isEmpty { functions.append(function) }
        }
        var added: [URL] = []
        if !functions.isEmpty {
            added = [folder.appendingPathComponent("InterfaceRegistration+App.swift")]
            try Self.write(Data(InterfaceRegistration.entry(calling: functions).utf8), to: added[0])
        }
        compiled = sources + added
        guard !copies.isEmpty else {
            self.copies = []
            flags = []
            return
        }
        let overlay = folder.appendingPathComponent("Overlay.yaml")
        try Self.write(Data(Self.overlay(copies).utf8), to: overlay)
        self.copies = copies.map(\.copy) + [overlay]
        flags = ["-vfsoverlay", overlay.path]
    }

    /// A quick check, since most sources contain no such code.
    private static func mayNeedCopy(_ data: Data) -> Bool {
        [
            "@IB", "@objc", "@nonobjc", "@NSManaged", "@UIApplicationMain", "@GKInspectable", "#selector",
            "import Foundation",
        ].contains { data.range(of: Data($0.utf8)) != nil }
    }

    private static func overlay(_ copies: [(source: URL, copy: URL)]) -> String {
        let roots = copies.map { source, copy in
            "{'type': 'file', 'name': '\(quoted(source))', 'external-contents': '\(quoted(copy))'}"
        }
        return "{'version': 0, 'use-external-names': false, 'roots': [\n\(roots.joined(separator: ",\n"))\n]}\n"
    }

    private static func quoted(_ file: URL) -> String { file.path.replacingOccurrences(of: "'", with: "''") }

    private static func write(_ contents: Data, to file: URL) throws {
        if (try? Data(contentsOf: file)) == contents { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: file, options: .atomic)
    }
}

import Foundation

/// The sources of a Swift app as the compiler gets them.
///
/// `@IBOutlet`, `@IBAction` and their like are not for this platform's compiler. Of a source that has them the compiler
/// sees a copy without; at the copy's end stands code that registers the outlets and actions of its classes. An overlay
/// of the file system puts the copy in the source's place: whatever the compiler says, and what a debugger shows, is of
/// the source.
package struct SwiftSources {
    /// What the compiler gets: the app's sources, and a file that calls all registrations if there are any.
    package let compiled: [URL]
    /// The copies, and what says where they belong: read by the compiler, too.
    package let copies: [URL]
    /// The compiler's flags that put the copies in place.
    package let flags: [String]

    /// Writes the copies. One that is right already keeps its date.
    /// - Parameter folder: Where copies go.
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

    /// Most sources of an app have nothing of the kind, and are not looked into.
    private static func mayNeedCopy(_ data: Data) -> Bool {
        ["@IB", "@objc", "@nonobjc", "@UIApplicationMain", "@GKInspectable", "#selector", "import Foundation"].contains
        {
            data.range(of: Data($0.utf8)) != nil
        }
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

/// Removes code from Swift source that only compilers with Objective-C support. All lines, and all columns except after
/// a selector or a managed property, are kept.
struct SwiftSourceEdits {
    /// Attributes that this platform's compiler ignores or rejects.
    private static let blanked: Set<String> = [
        "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "GKInspectable", "objc",
        "objcMembers", "nonobjc",
    ]

    /// Modules of this platform in whose place an app has UIKit: it re-exports Foundation, and declares the methods with
    /// closures as Apple's Foundation does. The URL loading system is the device's own, which every source has.
    private static let replaced: Set<String> = ["Foundation", "FoundationNetworking"]

    /// The selectors of the app's methods by the expressions in `#selector`: the name with labels, or the base name.
    struct Selectors {
        private var names: [String: String] = [:]

        /// - Parameter types: The types of the app, those of the source first: the first of several methods is used.
        init(_ types: [InterfaceType]) {
            for member in types.flatMap(\.members) {
                guard case .action(let selector) = member.kind else { continue }
                let base = String(member.name.prefix { $0 != "(" })
                for name in [member.name, base] where names[name] == nil { names[name] = selector }
            }
        }

        subscript(name: String) -> String? { names[name] }
    }

    /// Whether the source needs edits.
    static func areNeeded(_ source: SwiftText) -> Bool { !SwiftSourceEdits(source, nil).edits.isEmpty }

    static func apply(to source: SwiftText, selectors: Selectors) -> [UInt8] {
        var bytes: [UInt8] = []
        var position = 0
        for edit in SwiftSourceEdits(source, selectors).edits {
            bytes += source.bytes[position..<edit.range.lowerBound]
            bytes += edit.text.utf8
            // Line ends are kept, all other characters become spaces.
            bytes += source.bytes[edit.range].dropFirst(edit.text.utf8.count).map {
                $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ")
            }
            position = edit.range.upperBound
        }
        return bytes + source.bytes[position...]
    }

    private struct Edit {
        var range: Range<Int>
        /// The text that replaces the start of the range.
        var text = ""
    }

    private let source: SwiftText
    private let selectors: Selectors?
    private var edits: [Edit] = []

    private init(_ source: SwiftText, _ selectors: Selectors?) {
        self.source = source
        self.selectors = selectors
        var index = 0
        while index < source.tokens.count {
            index = edit(at: index) ?? index + 1
        }
        // The body of a managed property stands behind further attributes of it.
        edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private func word(_ index: Int) -> String? {
        guard index < source.tokens.count, source.tokens[index].kind == .word else { return nil }
        return source.text(source.tokens[index])
    }

    private func isMark(_ character: Character, _ index: Int) -> Bool {
        index < source.tokens.count && source.tokens[index].kind == .mark(character)
    }

    /// - Returns: The index of the token after the edit; nil if none is necessary.
    private mutating func edit(at index: Int) -> Int? {
        guard let name = word(index + 1) else { return nil }
        if isMark("@", index), Self.blanked.contains(name) {
            let end = isMark("(", index + 2) && touches(index + 1, index + 2) ? closing(index + 2) + 1 : index + 2
            edits.append(Edit(range: range(index, end)))
            return end
        }
        if isMark("@", index), name == "NSManaged" {
            edits.append(Edit(range: range(index, index + 2)))
            if let body = ManagedDeclaration.body(in: source, after: index + 2) {
                edits.append(Edit(range: body.place..<body.place, text: body.text))
            }
            return index + 2
        }
        if word(index) == "import", Self.replaced.contains(name), !isMark(".", index + 2) {
            edits.append(Edit(range: range(index, index + 2), text: "import UIKit"))
            return index + 2
        }
        if isMark("@", index), name == "UIApplicationMain" {
            edits.append(Edit(range: range(index, index + 2), text: "@main"))
            return index + 2
        }
        if isMark("#", index), name == "selector", isMark("(", index + 2) {
            let end = closing(index + 2)
            let selector = selector(min(index + 3, end)..<end)
            edits.append(Edit(range: range(index, end + 1), text: "Selector(\"\(selector)\")"))
            return end + 1
        }
        return nil
    }

    private func range(_ start: Int, _ end: Int) -> Range<Int> {
        source.tokens[start].range.lowerBound..<source.tokens[min(end, source.tokens.count) - 1].range.upperBound
    }

    private func touches(_ left: Int, _ right: Int) -> Bool {
        source.tokens[left].range.upperBound == source.tokens[right].range.lowerBound
    }

    /// The index of the bracket that closes the one at `open`; that of the last token if there is none.
    private func closing(_ open: Int) -> Int {
        var depth = 0
        for index in open..<source.tokens.count {
            switch source.tokens[index].kind {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"): depth -= 1
            default: break
            }
            if depth == 0 { return index }
        }
        return source.tokens.count - 1
    }

    // MARK: Selectors

    /// The selector of an expression in `#selector(…)`: `Editor.save(_:)`, `save`, `(Editor.save as (Editor) -> () ->
    /// Void)`, `setter: Editor.title`.
    private func selector(_ range: Range<Int>) -> String {
        var range = range
        while isMark("(", range.lowerBound), range.count > 2 {
            range = range.lowerBound + 1..<min(closing(range.lowerBound), range.upperBound)
        }
        var isSetter = false
        if let accessor = word(range.lowerBound), ["getter", "setter"].contains(accessor),
            isMark(":", range.lowerBound + 1)
        {
            isSetter = accessor == "setter"
            range = min(range.lowerBound + 2, range.upperBound)..<range.upperBound
        }
        var name = ""
        var labels: [String]?
        var index = range.lowerBound
        while index < range.upperBound, let part = word(index), part != "as" {
            name = part.filter { $0 != "`" }
            index += 1
            if isMark("(", index) {
                labels = source.tokens[index + 1..<max(index + 1, closing(index))].filter { $0.kind == .word }.map(
                    source.text)
                break
            }
            guard isMark(".", index) || isMark("?", index) || isMark("!", index) else { break }
            while index < range.upperBound, !isMark(".", index) { index += 1 }
            index += 1
        }
        if isSetter { return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }
        guard let labels else { return selectors?[name] ?? name }
        let spelled = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
        return selectors?[spelled] ?? ObjectiveCSelector.name(name, labels: labels)
    }
}

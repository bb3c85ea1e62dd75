/// The rules by which Objective-C names follow from Swift names.
package enum ObjectiveCNames {
    /// `setTitle(_:for:)` → base `setTitle`, labels `_`, `for`. Nil for operators and malformed titles.
    package static func split(_ title: String) -> (base: String, labels: [String])? {
        guard let open = title.firstIndex(of: "("), title.hasSuffix(")") else { return nil }
        let base = String(title[..<open])
        guard isIdentifier(base) else { return nil }
        let inside = title[title.index(after: open)...].dropLast()
        let labels = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard labels.allSatisfy({ $0 == "_" || isIdentifier($0) }) else { return nil }
        return (base, labels)
    }

    /// `setTitle(_:bar:)` → `setTitle:bar:`; `dequeueReusableCell(withIdentifier:)` →
    /// `dequeueReusableCellWithIdentifier:`.
    package static func selector(method base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        let start = first == "_" ? base : base + capitalized(first)
        return start + ":" + rest(labels)
    }

    /// `init(frame:)` → `initWithFrame:`.
    package static func selector(initializer labels: [String]) -> String {
        guard let first = labels.first else { return "init" }
        if first == "_" { return "init:" + rest(labels) }
        let start = first.hasPrefix("with") && first.dropFirst(4).first?.isUppercase == true ? "init" : "initWith"
        return start + capitalized(first) + ":" + rest(labels)
    }

    private static func rest(_ labels: [String]) -> String {
        labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// The names of a property: as declared in a header, its getter and its setter.
    package struct Property: Equatable {
        package var name: String
        package var getter: String
        package var setter: String

        package init(name: String, getter: String, setter: String) {
            self.name = name
            self.getter = getter
            self.setter = setter
        }
    }

    /// A Bool `isHidden` is declared `hidden` with the getter `isHidden`; everything else, and a name that is given,
    /// stays.
    package static func property(_ swiftName: String, isBool: Bool, marks: DocumentationMarks) -> Property {
        var name = marks.objectiveC ?? swiftName
        var getter = marks.getter ?? name
        if isBool, marks.objectiveC == nil, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true {
            getter = marks.getter ?? name
            name = lowercased(String(name.dropFirst(2)))
        } else if isBool, marks.getter == nil, swiftName == "is" + capitalized(name) {
            getter = swiftName
        }
        return Property(name: name, getter: getter, setter: "set" + capitalized(name) + ":")
    }

    /// `UIView.ContentMode` → `UIViewContentMode`.
    package static func type(_ path: [String]) -> String { path.joined() }

    /// `scaleToFill` of `UIViewContentMode` → `UIViewContentModeScaleToFill`.
    package static func constant(_ name: String, of type: String) -> String { type + capitalized(name) }

    /// A selector as part of a Swift name: `setTitle:forState:` → `setTitle_forState_`.
    package static func identifier(_ selector: String) -> String {
        selector.replacing(":", with: "_")
    }

    package static func isSelector(_ text: String) -> Bool {
        guard let first = text.first, first != ":" else { return false }
        return text.allSatisfy { $0 == ":" || isIdentifierCharacter($0) }
            && (!text.contains(":") || text.hasSuffix(":"))
    }

    package static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// `hidden` for `Hidden`; names that begin with an abbreviation keep it: `URL`.
    private static func lowercased(_ text: String) -> String {
        if text.dropFirst().first?.isUppercase == true { return text }
        return text.prefix(1).lowercased() + text.dropFirst()
    }

    private static func isIdentifierCharacter(_ character: Character) -> Bool {
        character == "_" || (character.isASCII && (character.isLetter || character.isNumber))
    }

    package static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, !first.isNumber else { return false }
        return text.allSatisfy(isIdentifierCharacter)
    }
}

/// What a doc comment tells the generator: `- ObjC: …` and `- Status: stub`.
package struct DocumentationMarks: Equatable {
    /// The text after `- ObjC:`: a selector, a name, `+selector` for a class method, or `-` for "not in Objective-C".
    package var objectiveC: String?
    /// Further names of an initialiser, usually `+factoryMethod:`.
    package var aliases: [String] = []
    /// `getter=…` after a property's name.
    package var getter: String?
    /// `, ...` after a selector: in Objective-C the last argument is the first of any number of objects, ended by nil.
    package var isVariadic = false
    /// `informal` after a protocol's name: as in those years, objects need not say that they adopt it.
    package var isInformal = false
    /// `readonly` on a property: headers declare it so, and whoever implements it may declare it anew as he likes.
    package var isReadOnly = false
    /// `undeclared` after a selector: no header has it, as none of Apple's has, but apps send it all the same.
    package var isUndeclared = false
    /// The member does nothing yet.
    package var isStub = false

    package var isHidden: Bool { objectiveC == "-" }
    /// On a static property: names such as `UITableViewIndexSearch` are those of C's constants, not of class methods.
    package var namesConstant: Bool { objectiveC?.first?.isUppercase == true }

    package init(lines: [String]) {
        for line in lines {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("- ObjC:") {
                var words = text.dropFirst(7).split { $0 == " " || $0 == "\t" || $0 == "`" || $0 == "," }
                isVariadic = words.contains("...")
                isInformal = words.contains("informal")
                isReadOnly = words.contains("readonly")
                isUndeclared = words.contains("undeclared")
                words.removeAll { ["...", "informal", "readonly", "undeclared"].contains($0) }
                aliases = words.filter { !$0.hasPrefix("getter=") }.dropFirst().map(String.init)
                objectiveC = words.first { !$0.hasPrefix("getter=") }.map(String.init)
                getter = words.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst(7)) }
            } else if text.hasPrefix("- Status:"), text.dropFirst(9).contains("stub") {
                isStub = true
            }
        }
    }
}

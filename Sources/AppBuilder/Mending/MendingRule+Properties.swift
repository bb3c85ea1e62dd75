extension MendingRule {
    /// Properties and instance variables.
    static let properties = [
        MendingRule(
            kind: "property  attempting to use instance variable  declared in super class ",
            cure: "the variable is the superclass's: declare the property there, or write its accessors",
            edits: inheritedVariable),
        MendingRule(
            kind: "method name referenced in property setter attribute must end with ",
            cure: "the name of a setter ends with a colon"
        ) { it in [.insert(":", at: it.text.skippingSpaceBackwards(it.offset))] },
        MendingRule(kind: "property has a previous declaration", cure: "take one of the declarations out") { it in
            guard let start = it.text.last(word: "@property", before: it.offset),
                let end = it.text.first(of: ";", from: it.offset)
            else { return [] }
            return [it.text.blank(start..<(end + 1))]
        },
        MendingRule(
            kind: "property  is already implemented", cure: "take one of the two @synthesize out",
            edits: secondSynthesis),
        MendingRule(
            kind: "instance variable  accessed in class method",
            cure: "a class method has no instance variables: use a static variable, as this copy does",
            edits: variableInClassMethod),
        MendingRule(
            kind: "autosynthesized property  will use synthesized instance variable ",
            cure: "write @synthesize for the property: the variable of its name is what was meant",
            isForWarning: true, isForOldProjects: true, edits: unsynthesized),
        MendingRule(
            kind: "use of undeclared identifier ; did you mean ",
            cure: "write @synthesize for the property: compilers of that time named its variable like it",
            isForOldProjects: true, edits: unnamedVariable),
        MendingRule(
            kind: "assignment to readonly property",
            cure: "declare the window in the class: its protocol only says that there is one", edits: windowOfProtocol),
        MendingRule(
            kind: "type of property  (",
            cure: "on the phone the two types were one: give the property and its variable the same",
            edits: numberOfOtherWidth),
    ]

    /// Writes the accessors that `@synthesize` would make, for an instance variable of the superclass.
    @Sendable private static func inheritedVariable(_ it: MendingCase) -> [SourceEdit] {
        it.quoted.count >= 2 ? accessors(it, variable: it.quoted[1]) : []
    }

    /// Removes a property from a second `@synthesize`, or all of that if it has no other.
    @Sendable private static func secondSynthesis(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard let start = text.last(word: "@synthesize", before: it.offset + 1),
            let end = text.first(of: ";", from: it.offset)
        else { return [] }
        let list = start + "@synthesize".utf8.count
        // Clang reports the location of the name.
        let before = text.last(of: ",", before: it.offset).flatMap { $0 > list ? $0 : nil }
        let after = text.first(of: ",", from: it.offset).flatMap { $0 < end ? $0 : nil }
        switch (before, after) {
        case (nil, nil): return [text.blank(start..<(end + 1))]
        case (let before?, _): return [text.blank(before..<(after ?? end))]
        case (nil, let after?): return [text.blank(list + 1..<(after + 1))]
        }
    }

    /// Writes accessors that convert between types which were equal on the phone: `int` and NSInteger, `float` and
    /// CGFloat. Other differences are errors there, too.
    @Sendable private static func numberOfOtherWidth(_ it: MendingCase) -> [SourceEdit] {
        let widths = ["int": "long", "unsigned int": "unsigned long", "float": "double"]
        // The message quotes 'name' ('type') … 'variable' ('type'), with the actual type after each alias.
        guard let first = it.quoted.first, let place = it.quoted.dropFirst().firstIndex(where: { !isType($0) }) else {
            return []
        }
        let own = it.quoted[place - 1]
        guard let stored = it.quoted.last, widths[own] == stored || widths[stored] == own else { return [] }
        return accessors(it, variable: it.quoted[place], of: first)

        func isType(_ word: String) -> Bool {
            widths[word] != nil || widths.values.contains(word) || word.hasPrefix("NS") || word == "CGFloat"
        }
    }

    /// Replaces `@synthesize` by accessors.
    private static func accessors(_ it: MendingCase, variable: String, of name: String? = nil) -> [SourceEdit] {
        let text = it.text
        guard let owner = it.owner("@implementation"),
            let start = text.last(word: "@synthesize", before: it.offset + 1),
            let end = text.first(of: ";", from: it.offset),
            let property = it.declarations.property(name ?? it.quoted[0], of: owner.name)
        else { return [] }
        let nameEnd = text.first(of: ",;", from: it.offset) ?? end
        let itemStart = text.last(of: ",", before: it.offset).flatMap { $0 > start ? $0 : nil }
        let isOnly = itemStart == nil && nameEnd == end
        let item =
            isOnly
            ? start..<(end + 1)
            : itemStart.map { $0..<nameEnd } ?? text.skippingSpace(start + "@synthesize".utf8.count)..<(nameEnd + 1)
        let limit = text.first(word: "@end", from: start) ?? text.code.count
        func isWritten(_ selector: String, followedBy marks: String) -> Bool {
            var place = owner.start
            while let found = text.first(word: selector, from: place), found < limit {
                place = found + selector.utf8.count
                let before = text.skippingSpaceBackwards(found)
                let after = text.skippingSpace(place)
                if before > 0, text.code[before - 1] == UInt8(ascii: ")"), after < limit,
                    marks.utf8.contains(text.code[after])
                {
                    return true
                }
            }
            return false
        }
        let accessors = property.accessors(
            variable: variable, isCounted: it.isCounted,
            hasGetter: isWritten(property.getter, followedBy: "{"),
            hasSetter: isWritten(String(property.setter.dropLast()), followedBy: ":"))
        return [text.blank(item), .insert(" @dynamic \(property.name); \(accessors)", at: end + 1)]
    }

    /// Declares a static variable for an instance variable that a class method uses: there `self` is the class, and GCC
    /// used a variable in the class object itself.
    @Sendable private static func variableInClassMethod(_ it: MendingCase) -> [SourceEdit] {
        guard let variable = it.quoted.first, let owner = it.owner("@implementation"),
            let type = it.declarations.variableType(variable),
            let name = it.text.name(at: it.offset), it.text.text(name) == variable
        else { return [] }
        let place = "\(owner.name)_class_\(variable)"
        let declaration = "static __typeof__(\(type)) \(place); "
        let isDeclared = it.text.text(0..<owner.start).contains(declaration)
        return [SourceEdit(range: name, replacement: place)]
            + (isDeclared ? [] : [.insert(declaration, at: owner.start)])
    }

    /// Adds `@synthesize`. Compilers before 2012 did not synthesize properties automatically, so a setter written as
    /// `setX:` accessed the instance variable.
    @Sendable private static func unsynthesized(_ it: MendingCase) -> [SourceEdit] {
        guard let property = it.quoted.first, let end = it.text.first(word: "@end", from: it.offset) else { return [] }
        return [.insert("@synthesize \(property); ", at: end)]
    }

    /// Adds `@synthesize` with the property's own name, which the first compilers with automatic synthesis gave the
    /// instance variable, without `_`.
    @Sendable private static func unnamedVariable(_ it: MendingCase) -> [SourceEdit] {
        guard it.quoted.count == 2, it.quoted[1] == "_" + it.quoted[0], let owner = it.owner("@implementation"),
            let end = it.text.first(word: "@end", from: it.offset),
            it.declarations.property(it.quoted[0], of: owner.name) != nil
        else { return [] }
        // Methods before this one may use the variable, too.
        let head = it.text.name(at: owner.start + "@implementation".utf8.count)?.upperBound ?? end
        let synthesis = "@synthesize \(it.quoted[0]); "
        let open = it.text.skippingSpace(head)
        let place = open < end && it.text.code[open] == UInt8(ascii: "{") ? it.text.closing(open).map { $0 + 1 } : head
        guard let place, !it.text.text(owner.start..<end).contains(synthesis) else { return [] }
        return [.insert(" " + synthesis, at: place)]
    }

    /// Redeclares the property `window` of UIApplicationDelegate as writable. It is read-only in this SDK, so that
    /// classes can redeclare it; a class that only synthesizes it expects the writable property of the protocol.
    @Sendable private static func windowOfProtocol(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        // Clang reports the location of `=`.
        guard let owner = it.owner("@implementation"), let use = text.last(word: "window", before: it.offset),
            use + "window".utf8.count == text.skippingSpaceBackwards(it.offset)
        else { return [] }
        let declaration = "@interface \(owner.name) () @property (nonatomic, retain) UIWindow *window; @end "
        guard !text.text(0..<owner.start).contains(declaration) else { return [] }
        return [.insert(declaration, at: owner.start)]
    }
}

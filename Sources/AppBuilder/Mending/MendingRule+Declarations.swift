extension MendingRule {
    /// What stands in `@interface` and its like.
    static let declarations = [
        MendingRule(
            kind: "cannot declare variable inside @interface or @protocol",
            cure: "a variable between methods belongs to no object: declare it outside of the @interface",
            edits: variableInInterface),
        MendingRule(
            kind: " must appear in an Objective-C context", cure: "there is nothing that this @end ends: take it out"
        ) { it in
            guard it.quoted.first == "@end" else { return [] }
            return [it.text.blank(it.offset..<min(it.offset + 4, it.text.bytes.count))]
        },
        MendingRule(kind: "missing ", cure: "write @end before this line") { it in
            guard it.quoted.first == "@end" else { return [] }
            // What ended the file stands at the end of its last line, which may be a comment.
            return [.insert(it.offset >= it.text.bytes.count ? " /**/ @end\n" : "@end ", at: it.offset)]
        },
        MendingRule(kind: "duplicate member ", cure: "the variable is declared twice: take one of them out") { it in
            guard let start = it.text.last(of: ";{}", before: it.offset),
                let end = it.text.first(of: ";}", from: it.offset), it.text.code[end] == UInt8(ascii: ";"),
                it.text.first(of: ",", from: start + 1, below: end) == nil
            else { return [] }
            return [it.text.blank((start + 1)..<(end + 1))]
        },
    ]

    /// GCC took it for a variable of the file: so it goes before the `@interface`.
    @Sendable private static func variableInInterface(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard let before = text.last(of: ";{}", before: it.offset), let end = text.first(of: ";", from: it.offset),
            let interface = it.owner("@interface") ?? it.owner("@protocol")
        else { return [] }
        // The declaration begins behind what ends the one before it; @public, @optional and methods have their own ends.
        var start = text.skippingSpace(max(before + 1, interface.start))
        while text.code[start] == UInt8(ascii: "@"), let word = text.name(at: start + 1),
            ["optional", "required", "public", "private", "protected"].contains(text.text(word))
        {
            start = text.skippingSpace(word.upperBound)
        }
        guard start < it.offset, text.code[start] != UInt8(ascii: "@"), text.code[start] != UInt8(ascii: "-"),
            text.code[start] != UInt8(ascii: "+"), text.code[start] != UInt8(ascii: "#")
        else { return [] }
        let words = text.text(start..<(end + 1)).split(whereSeparator: \.isNewline).joined(separator: " ")
        return [
            .insert("@class \(interface.name); \(words) ", at: interface.start), text.blank(start..<(end + 1)),
        ]
    }
}

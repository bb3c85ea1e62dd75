extension MendingRule {
    /// Declarations in `@interface`, `@protocol` and `@implementation`.
    static let declarations = [
        MendingRule(
            kind: "redeclaration of  with a different type: ",
            cure: "on the phone the two types were one: give both declarations the same", edits: redeclaredWidth),
        MendingRule(
            kind: "redefinition of  with a different type: ",
            cure: "on the phone the two types were one: give both declarations the same", edits: redeclaredWidth),
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
            // At the end of the file it gets its own line, since the last line may be a comment.
            let isAtEnd = it.text.skippingSpace(it.offset) >= it.text.code.count
            return [isAtEnd ? .insert("\n@end\n", at: it.text.bytes.count) : .insert("@end ", at: it.offset)]
        },
        MendingRule(kind: "duplicate member ", cure: "the variable is declared twice: take one of them out") { it in
            guard let start = it.text.last(of: ";{}", before: it.offset),
                let end = it.text.first(of: ";}", from: it.offset), it.text.code[end] == UInt8(ascii: ";"),
                it.text.first(of: ",", from: start + 1, below: end) == nil
            else { return [] }
            return [it.text.blank((start + 1)..<(end + 1))]
        },
    ]

    /// Moves a variable before the `@interface`, since GCC took it for a global variable.
    @Sendable private static func variableInInterface(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard let end = text.first(of: ";", from: it.offset),
            let interface = it.owner("@interface") ?? it.owner("@protocol")
        else { return [] }
        let before = text.last(of: ";{}", before: it.offset) ?? -1
        // The declaration starts after the end of the previous one, or after @public, @optional or the like.
        var start = text.skippingSpace(max(before + 1, endOfHead(text, interface.start)))
        while text.code[start] == UInt8(ascii: "@"), let word = text.name(at: start + 1),
            ["optional", "required", "public", "private", "protected"].contains(text.text(word))
        {
            start = text.skippingSpace(word.upperBound)
        }
        guard start <= it.offset, text.code[start] != UInt8(ascii: "@"), text.code[start] != UInt8(ascii: "-"),
            text.code[start] != UInt8(ascii: "+"), text.code[start] != UInt8(ascii: "#")
        else { return [] }
        // A name without a type was a variable of type int.
        let type = start == it.offset ? "int " : ""
        let words = type + text.text(start..<(end + 1)).split(whereSeparator: \.isNewline).joined(separator: " ")
        return [
            .insert("@class \(interface.name); \(words) ", at: startOfDeclaration(text, interface.start)),
            text.blank(start..<(end + 1)),
        ]
    }

    /// The offset after `@interface A : B <C>`, `@interface A (D)` or `@protocol E <F>`.
    private static func endOfHead(_ text: MendableSource, _ start: Int) -> Int {
        var place = start
        if let keyword = text.name(at: start + 1), let name = text.name(at: keyword.upperBound) {
            place = name.upperBound
        }
        while true {
            let next = text.skippingSpace(place)
            guard next < text.code.count else { return place }
            switch text.code[next] {
            case UInt8(ascii: ":"):
                guard let name = text.name(at: next + 1) else { return place }
                place = name.upperBound
            case UInt8(ascii: "("): place = (text.closing(next) ?? next) + 1
            case UInt8(ascii: "<"): place = (text.first(of: ">", from: next) ?? next) + 1
            default: return place
            }
        }
    }

    /// The offset of the declaration, with attributes and macros before `@interface`.
    private static func startOfDeclaration(_ text: MendableSource, _ start: Int) -> Int {
        var place = start
        while true {
            var end = text.skippingSpaceBackwards(place)
            if end > 0, text.code[end - 1] == UInt8(ascii: ")") {
                guard let open = text.opening(end - 1) else { return place }
                end = text.skippingSpaceBackwards(open)
            }
            var name = end
            while name > 0, text.isNamePart(name - 1) { name -= 1 }
            guard name < end, name == 0 || text.code[name - 1] != UInt8(ascii: "@"), !text.isDirective(at: name) else {
                return place
            }
            place = name
        }
    }

    /// Gives a variable the type that it was declared with before, where both were as wide on the phone: `extern CGFloat x;`
    /// after `extern float x;`.
    @Sendable private static func redeclaredWidth(_ it: MendingCase) -> [SourceEdit] {
        // The name, the type that is meant, what that stands for, and the one before.
        let types = it.quoted.dropFirst()
        guard let first = types.first,
            let pair = [("CGFloat", "float"), ("NSInteger", "int"), ("NSUInteger", "unsigned int")].first(where: {
                types.contains($0.0) && types.contains($0.1)
            })
        else { return [] }
        let text = it.text
        // Clang reports the location of the name.
        let end = text.skippingSpaceBackwards(it.offset)
        guard end >= first.utf8.count, text.text((end - first.utf8.count)..<end) == first else { return [] }
        let replacement = first == pair.0 ? pair.1 : pair.0
        return [SourceEdit(range: (end - first.utf8.count)..<end, replacement: replacement)]
    }
}

import Foundation

extension MendingRule {
    /// Expressions and statements in functions and methods.
    static let expressions = [
        MendingRule(
            kind: "selector element type  is not a valid object", cure: "what a loop goes through is objects: `id`",
            edits: pointerToObject),
        MendingRule(
            kind: "too many arguments to method call", cure: "the method takes fewer: take the others out",
            edits: superfluousArguments),
        MendingRule(
            kind: "ordered comparison between pointer and zero",
            cure: "a pointer is compared with nil by == or !=", edits: pointerComparison),
        MendingRule(
            kind: "assignment to cast is illegal, lvalue casts are not supported",
            cure: "what is assigned to has its own type: cast the value", edits: castAsTarget),
        MendingRule(
            kind: "no member named  in ", cure: "this system keeps no length of the name: strlen(entry->d_name)",
            edits: nameLength),
        MendingRule(
            kind: "result of comparison of constant ",
            cure: "the number is wider than the variable here: declare that as NSInteger or NSUInteger",
            isForWarning: true, edits: comparedWidth),
        MendingRule(
            kind: "implicit conversion from  to  changes value from ",
            cure: "the number is wider than the variable here: declare that as NSInteger, or write INT_MAX",
            isForWarning: true, edits: greatestNumber),
        MendingRule(
            kind: "multiple unsequenced modifications to ", cure: "write i++: what i = i++ does is not said",
            isForWarning: true, isForOldProjects: true, edits: selfIncrement),
    ]

    /// Removes the superfluous star in `for (id *x in …)`.
    @Sendable private static func pointerToObject(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard let open = text.first(of: "(", from: it.offset), let close = text.closing(open),
            let end = text.first(word: "in", from: open), end < close, let type = text.name(at: open + 1)
        else { return [] }
        let stars = (open..<end).filter { text.code[$0] == UInt8(ascii: "*") }
        let superfluous = text.text(type) == "id" ? stars[...] : stars.dropFirst()
        return superfluous.map { text.blank($0..<($0 + 1)) }
    }

    /// Removes superfluous arguments, which the method ignored.
    @Sendable private static func superfluousArguments(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard let start = text.last(of: ",", before: it.offset), let end = endOfMessage(text, from: it.offset) else {
            return []
        }
        return [text.blank(start..<end)]
    }

    /// The offset of the bracket that ends the message with an argument at the offset.
    private static func endOfMessage(_ text: MendableSource, from offset: Int) -> Int? {
        var place = offset
        while let next = text.first(of: "([{)]};", from: place) {
            switch text.code[next] {
            case UInt8(ascii: "]"): return next
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                guard let close = text.closing(next) else { return nil }
                place = close + 1
            default: return nil
            }
        }
        return nil
    }

    /// Changes an ordered comparison of a pointer with 0: `> 0` is `!= 0`, and `< 0` is never true.
    @Sendable private static func pointerComparison(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        var length = 1
        if it.offset + 1 < text.code.count, text.code[it.offset + 1] == UInt8(ascii: "=") { length = 2 }
        guard it.offset + length < text.code.count else { return [] }
        var sign = text.text(it.offset..<(it.offset + length))
        // The operand on the other side tells which one is the zero.
        let left = text.skippingSpaceBackwards(it.offset)
        let zeroIsLeft = left > 0 && text.code[left - 1] == UInt8(ascii: "0") && !text.isNamePart(left - 2)
        if zeroIsLeft { sign = [">": "<", "<": ">", ">=": "<=", "<=": ">="][sign] ?? sign }
        let range = it.offset..<(it.offset + length)
        switch sign {
        case ">": return [SourceEdit(range: range, replacement: "!=")]
        case "<=": return [SourceEdit(range: range, replacement: "==")]
        default: break
        }
        // For a comparison that is always or never true, 0 is replaced by the last address, where no object can be.
        guard !zeroIsLeft, let zero = text.name(at: range.upperBound) else { return [] }
        return [
            SourceEdit(range: range, replacement: sign == ">=" ? "!=" : "=="),
            SourceEdit(range: zero, replacement: "(void *)-1L"),
        ]
    }

    /// Removes the cast in `(NSString *)x = y`, which assigned to x. Casts of numbers had no effect on the assignment.
    @Sendable private static func castAsTarget(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard var open = text.first(of: "(", from: it.offset) else { return [] }
        while text.skippingSpace(open + 1) < text.code.count,
            text.code[text.skippingSpace(open + 1)] == UInt8(ascii: "(")
        {
            open = text.skippingSpace(open + 1)
        }
        guard let close = text.closing(open) else { return [] }
        let type = text.text((open + 1)..<close)
        let isPointer = type.contains("*") || ["id", "Class"].contains(type.trimmingCharacters(in: .whitespaces))
        guard isPointer else { return [text.blank(open..<(close + 1))] }
        if it.isCounted { return [] }
        return [SourceEdit(range: open..<(close + 1), replacement: "*(\(type) *)&")]
    }

    /// Computes the length of a directory entry's name, which Darwin's entries have as `d_namlen`.
    @Sendable private static func nameLength(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard it.quoted == ["d_namlen", "struct dirent"], let name = text.name(at: it.offset),
            text.text(name) == "d_namlen"
        else { return [] }
        // The names before it, as far as they belong together: `this->entry->d_namlen`.
        var start = name.lowerBound
        while let mark = accessMark(text, before: start) {
            let end = text.skippingSpaceBackwards(mark.lowerBound)
            start = end
            while text.isNamePart(start - 1) { start -= 1 }
            guard start < end else { return [] }
        }
        guard start < name.lowerBound else { return [] }
        let entry = text.text(start..<name.lowerBound)
        return [SourceEdit(range: start..<name.upperBound, replacement: "__builtin_strlen(\(entry)d_name)")]
    }

    /// The `.` or `->` before a name.
    private static func accessMark(_ text: MendableSource, before name: Int) -> Range<Int>? {
        let end = text.skippingSpaceBackwards(name)
        if end > 0, text.code[end - 1] == UInt8(ascii: ".") { return (end - 1)..<end }
        guard end > 1, text.code[(end - 2)..<end].elementsEqual("->".utf8) else { return nil }
        return (end - 2)..<end
    }

    /// The constants that were as wide as `int` on the phone.
    private static let phoneConstants = ["NSNotFound", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax"]

    /// Converts a constant with which an `int` is compared to the type of that: `i == NSNotFound`.
    @Sendable private static func comparedWidth(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        guard let type = it.quoted.last, ["int", "unsigned int"].contains(type) else { return [] }
        // Clang reports the location of the operator; the constant is on one of its sides.
        var right = it.offset
        while right < text.code.count, "=!<>".utf8.contains(text.code[right]) { right += 1 }
        if let name = text.name(at: text.skippingSpace(right)), let narrow = narrowed(text.text(name), type) {
            return [SourceEdit(range: name, replacement: narrow)]
        }
        let end = text.skippingSpaceBackwards(it.offset)
        var start = end
        while text.isNamePart(start - 1) { start -= 1 }
        guard let narrow = narrowed(text.text(start..<end), type) else { return [] }
        return [SourceEdit(range: start..<end, replacement: narrow)]
    }

    /// Writes the greatest `int` where one was meant. NSNotFound becomes -1 by itself, which comparisons then find.
    @Sendable private static func greatestNumber(_ it: MendingCase) -> [SourceEdit] {
        guard let type = it.quoted.last, ["int", "unsigned int"].contains(type),
            let name = it.text.name(at: it.offset), it.text.text(name) != "NSNotFound",
            let narrow = narrowed(it.text.text(name), type)
        else { return [] }
        return [SourceEdit(range: name, replacement: narrow)]
    }

    private static func narrowed(_ constant: String, _ type: String) -> String? {
        guard phoneConstants.contains(constant) else { return nil }
        switch constant {
        case "NSIntegerMax": return "0x7fffffff"
        case "NSIntegerMin": return "(-0x7fffffff - 1)"
        default: return "(\(type))\(constant)"
        }
    }

    /// Changes `i = i++`, which incremented i in GCC, to `i++`.
    @Sendable private static func selfIncrement(_ it: MendingCase) -> [SourceEdit] {
        let text = it.text
        // Clang reports the location of `++`.
        let end = text.skippingSpaceBackwards(it.offset)
        var start = end
        while text.isNamePart(start - 1) { start -= 1 }
        let sign = text.skippingSpaceBackwards(start) - 1
        guard start < end, sign > 0, text.code[sign] == UInt8(ascii: "=") else { return [] }
        let targetEnd = text.skippingSpaceBackwards(sign)
        var target = targetEnd
        while text.isNamePart(target - 1) { target -= 1 }
        guard text.text(target..<targetEnd) == text.text(start..<end), !text.isNamePart(target - 1),
            target == 0 || !".>]".utf8.contains(text.code[target - 1])
        else { return [] }
        return [text.blank(target..<start)]
    }
}

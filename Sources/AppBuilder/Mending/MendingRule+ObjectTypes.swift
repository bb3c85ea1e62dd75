import Foundation

extension MendingRule {
    /// Conversions of object types that are errors in Objective-C++ and were warnings in GCC.
    static let objectTypes =
        [
            "cannot initialize a parameter of type  with ", "cannot initialize a variable of type  with ",
            "cannot initialize return object of type  with ", "assigning to  from incompatible type ",
            "incompatible pointer types assigning to  from ",
        ].map {
            MendingRule(
                kind: $0, cure: "an object of another type: declare its protocol, or cast it", edits: otherObjectType)
        } + [
            MendingRule(
                kind: "cast from pointer to smaller type  loses information",
                cure: "a pointer is longer than this type here: cast it to long first", edits: shortenedPointer),
            MendingRule(
                kind: "numeric literal must be prefixed by ", cure: "a number is no object: box it, or use an NSInteger"
            ) { it in it.isCounted ? [] : [.insert("(id)(long)", at: it.offset)] },
        ]

    /// Inserts `(id)` before the value.
    @Sendable private static func otherObjectType(_ it: MendingCase) -> [SourceEdit] {
        guard it.quoted.count >= 2, let value = it.quoted.last else { return [] }
        let place = valuePlace(it)
        // GNUstep has enumerations for integer types of Apple, such as NSStringEncoding.
        if it.quoted[0].hasPrefix("NS"), !it.quoted[0].hasSuffix("*"), integers.contains(value) {
            return [.insert("(\(it.quoted[0]))", at: place)]
        }
        guard isObject(it.quoted[0]), isObject(value) else { return [] }
        return [.insert("(id)", at: place)]
    }

    /// The offset of the value. For a variable clang reports the location of its name, otherwise that of the value.
    private static func valuePlace(_ it: MendingCase) -> Int {
        guard it.diagnostic.kind.hasPrefix("cannot initialize a variable"), let name = it.text.name(at: it.offset)
        else {
            return it.offset
        }
        let sign = it.text.skippingSpace(name.upperBound)
        return sign < it.text.code.count && "=(".utf8.contains(it.text.code[sign]) ? sign + 1 : it.offset
    }

    private static let integers: Set<String> = ["int", "unsigned int", "long", "unsigned long"]

    /// Whether a type is an object or class type: `id <P>`, `Class`, or a pointer to a type with a capital that is not
    /// a template.
    static func isObject(_ type: String) -> Bool {
        let type = type.hasPrefix("const ") ? type.dropFirst("const ".count) : type[...]
        if type == "Class" { return true }
        if type.hasPrefix("id") { return type == "id" || type.dropFirst(2).first.map { "< ".contains($0) } == true }
        guard type.hasSuffix("*"), !type.hasSuffix("**"), !type.contains("::"), let first = type.first else {
            return false
        }
        return first.isASCII && first.isUppercase
    }

    /// Inserts a cast to `long` in `(int)pointer`.
    @Sendable private static func shortenedPointer(_ it: MendingCase) -> [SourceEdit] {
        guard it.offset < it.text.code.count, it.text.code[it.offset] == UInt8(ascii: "("),
            let close = it.text.closing(it.offset)
        else { return [] }
        return [.insert("(long)", at: close + 1)]
    }
}

/// How one Swift type crosses to Objective-C and back. Expressions are templates in which `$value` is the value and
/// `$owner` the Objective-C object that keeps what the value needs.
package struct BridgedType: Equatable {
    package enum Storage: Equatable { case assign, copy, retain }

    /// The type in a `@convention(c)` function of Swift.
    package var cType: String
    package var encoding: String
    /// Bytes on the stack, for type encodings.
    package var size: Int
    /// The type in an Objective-C header, with a space before what follows where one is wanted.
    package var header: String
    /// C to Swift.
    package var toSwift: String
    /// `toSwift` gives an optional though the Swift type is none: a nil must be handled.
    package var isFailable = false
    /// Swift to C, for results: an object is autoreleased.
    package var toObjectiveC: String
    /// Swift to C, for arguments: the caller keeps objects alive.
    package var argument: String
    /// The C value for "nothing".
    package var zero: String
    package var storage: Storage
    /// Blocks go one way only: what the app gives is not given on to overrides.
    package var isInputOnly = false
    /// A method may return it: all but blocks with parameters.
    package var isReturnable = true
    /// Classes and protocols that a header has to announce.
    package var classes: [String] = []
    package var protocols: [String] = []

    package var needsOwner: Bool { toSwift.contains("$owner") }

    package func swift(_ value: String, owner: String?) -> String {
        Self.fill(toSwift, value, owner: owner)
    }

    package func objectiveC(_ value: String) -> String { Self.fill(toObjectiveC, value, owner: nil) }
    package func argument(_ value: String) -> String { Self.fill(argument, value, owner: nil) }

    private static func fill(_ template: String, _ value: String, owner: String?) -> String {
        template.replacing("$owner", with: owner ?? "object").replacing("$value", with: value)
    }

    /// A type that is the same on both sides.
    static func scalar(_ swift: String, _ encoding: String, size: Int = 8, header: String) -> BridgedType {
        BridgedType(
            cType: swift, encoding: encoding, size: size, header: header, toSwift: "$value", toObjectiveC: "$value",
            argument: "$value", zero: "0", storage: .assign)
    }

    static func structure(_ c: String, _ encoding: String, size: Int, header: String) -> BridgedType {
        BridgedType(
            cType: c, encoding: encoding, size: size, header: header, toSwift: "$value.swift",
            toObjectiveC: "\(c)($value)",
            argument: "\(c)($value)", zero: "\(c)()", storage: .assign)
    }

    /// An Objective-C object. `toSwift` must give an optional.
    static func object(
        header: String, toSwift: String, toObjectiveC: String, argument: String? = nil, storage: Storage = .retain,
        isOptional: Bool
    ) -> BridgedType {
        BridgedType(
            cType: "ObjCObject?", encoding: "@", size: 8, header: header, toSwift: toSwift, isFailable: !isOptional,
            toObjectiveC: toObjectiveC, argument: argument ?? toObjectiveC, zero: "nil", storage: storage)
    }
}

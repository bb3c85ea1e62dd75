/// Generates the code that registers an app's outlets and actions with the frameworks; see `InterfaceRegistry` in
/// UIKit.
enum InterfaceRegistration {
    /// The name of the function that `InterfaceRegistry` calls.
    private static let symbol = "verger_register_interfaces"

    /// The code to append to a source: extensions of its types, which can access private members, and a function that
    /// calls them.
    /// - Parameter function: The name of the function, unique in the app.
    static func code(for types: [InterfaceType], function: String) -> String {
        let types = types.filter { !$0.members.isEmpty }
        guard !types.isEmpty else { return "" }
        var lines = ["", "import UIKit"]
        for (number, type) in types.enumerated() {
            lines += within(
                type.conditions,
                ["extension \(type.name) {", "    @MainActor fileprivate static func \(function)_\(number)() {"]
                    + type.members.flatMap { within($0.conditions, ["        \(registration(of: $0, in: type))"]) }
                    + ["    }", "}"])
        }
        lines.append("@MainActor func \(function)() {")
        for (number, type) in types.enumerated() {
            lines += within(type.conditions, ["    \(type.name).\(function)_\(number)()"])
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The source of the function that calls those of all other files.
    static func entry(calling functions: [String]) -> String {
        """
        import UIKit

        @_cdecl("\(symbol)") @MainActor
        public func \(symbol)() {
        \(functions.map { "    \($0)()\n" }.joined())}

        """
    }

    private static func registration(of member: InterfaceMember, in type: InterfaceType) -> String {
        let name = member.name.filter { $0 != "`" }
        switch member.kind {
        case .outlet:
            return "InterfaceRegistry.register(\(type.name).self, outlets: [\"\(name)\": "
                + "InterfaceOutlet(\\\(type.name).\(member.name))])"
        case .action(let selector):
            // A method without arguments is referred to in a closure, since its bare name may be ambiguous.
            let method =
                member.name.hasSuffix(")")
                ? "(\(type.name).\(member.name))" : " { (it: \(type.name)) in { it.\(member.name)() } }"
            return "InterfaceRegistry.register(\(type.name).self, actions: [\"\(selector)\": ActionMethod\(method)])"
        }
    }

    /// Encloses lines in conditional compilation blocks.
    private static func within(_ branches: [CompilationBranch], _ lines: [String]) -> [String] {
        branches.reversed().reduce(lines) { $1.directives + $0 + ["#endif"] }
    }
}

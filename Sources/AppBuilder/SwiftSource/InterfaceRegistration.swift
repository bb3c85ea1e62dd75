/// Writes the code that tells the frameworks of an app's outlets and actions, see `InterfaceRegistry` in UIKit.
enum InterfaceRegistration {
    /// `InterfaceRegistry` looks for a function of this name.
    private static let symbol = "verger_register_interfaces"

    /// What follows a source file: extensions of its types, which reach private members, and one function that calls
    /// them.
    /// - Parameter function: The function's name, unique in the app.
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

    /// The file that calls the functions of all others.
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
            // A method without arguments cannot be told from others of its name in any other way.
            let method =
                member.name.hasSuffix(")")
                ? "(\(type.name).\(member.name))" : " { (it: \(type.name)) in { it.\(member.name)() } }"
            return "InterfaceRegistry.register(\(type.name).self, actions: [\"\(selector)\": ActionMethod\(method)])"
        }
    }

    /// Lines in the branches that they belong to.
    private static func within(_ branches: [CompilationBranch], _ lines: [String]) -> [String] {
        branches.reversed().reduce(lines) { $1.directives + $0 + ["#endif"] }
    }
}

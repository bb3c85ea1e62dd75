import Foundation
import House

/// Prints how the package is built: knots of rooms, long files, names that mean two things.
///
/// `house` prints the figures, `house MODULE` each reference between the rooms of that module's knot, `house MODULE ROOM…`
/// what these rooms refer to outside of themselves.
@main struct HouseCommand {
    static func main() throws {
        let house = try House(package: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        let arguments = CommandLine.arguments.dropFirst()
        guard let name = arguments.first else { return summary(of: house) }
        guard let module = house.modules.first(where: { $0.name == name }) else {
            FileHandle.standardError.write(Data("house: no module \(name)\n".utf8))
            exit(2)
        }
        let rooms = arguments.count > 1 ? Array(arguments.dropFirst()) : module.knot
        for room in rooms.sorted() {
            for (other, reference) in (module.rooms[room] ?? [:]).sorted(by: { $0.key < $1.key })
            where (arguments.count > 1) != rooms.contains(other) {
                print("\(room) → \(other): \(reference.count)")
                for example in reference.examples { print("    \(example)") }
            }
        }
    }

    private static func summary(of house: House) {
        print("Rooms in the largest knot:")
        for module in house.modules where module.rooms.count > 1 {
            let knot = module.knot
            print("    \(module.name): \(knot.count) of \(module.rooms.count)")
        }
        list("Files of more than 400 lines", house.files(longerThan: 400).map { "\($0.lines) \($0.path)" })
        let long = house.lines(longerThan: 120)
        let modules = Dictionary(grouping: long) { $0.split(separator: "/").prefix(2).joined(separator: "/") }
        list(
            "Lines of more than 120 characters, \(long.count), by module",
            modules.map { "\($0.value.count) \($0.key)" }.sorted {
                $0.compare($1, options: .numeric) == .orderedDescending
            })
        list(
            "Names of types in two modules",
            house.sharedTypeNames.map { "\($0.name): \($0.files.joined(separator: ", "))" })
        list("Modules without a test folder", house.modulesWithoutTests)
        list("Imports of modules that Package.swift does not name", house.undeclaredImports)
        list("Imports against the table of docs/Design.md", house.importsAgainstTable)
        list("Where that table and Package.swift disagree", house.table.disagreements(with: house.manifest))
    }

    private static func list(_ title: String, _ items: [String]) {
        print("\(title): \(items.count)")
        for item in items { print("    \(item)") }
    }
}

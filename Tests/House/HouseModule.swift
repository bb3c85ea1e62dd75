import Foundation

/// A module's rooms (the folders directly below its own; files beside them are one more room) and which refer to which.
///
/// A Swift file refers to a room when it mentions a type, function or constant that only that room declares; a file of
/// C or Objective-C when it includes a header of it. What extensions add is not seen.
package struct HouseModule: Sendable {
    package let name: String
    package let files: [HouseFile]
    /// The modules that its Swift files import.
    package let imports: Set<String>
    /// The types outside of others that its Swift files declare, with the file of each.
    package let types: [String: String]
    /// For each room the rooms that it refers to, with an example of a file and a name for each.
    package let rooms: [String: [String: Reference]]

    package struct Reference: Sendable {
        package private(set) var count = 0
        package private(set) var examples: [String] = []

        mutating func add(_ example: String) {
            count += 1
            examples.append(example)
        }
    }

    package init(_ target: PackageManifest.Target, package: URL) {
        self.init(name: target.name, path: target.path, files: HouseFile.all(in: target.path, of: package))
    }

    package init(name: String, path: String, files: [HouseFile]) {
        self.name = name
        self.files = files
        func room(_ file: HouseFile) -> String {
            let parts = file.path.dropFirst(path.count + 1).split(separator: "/")
            return parts.count > 1 ? String(parts[0]) : "."
        }
        let sources = files.filter(\.isSwift).map { (file: $0, source: SwiftSource($0.text)) }
        imports = sources.reduce(into: []) { $0.formUnion($1.source.imports) }
        types = sources.reduce(into: [:]) { types, entry in
            for type in entry.source.types { types[type] = entry.file.path }
        }
        var owners: [String: Set<String>] = [:]
        for (file, source) in sources {
            for name in source.types.union(source.globals) { owners[name, default: []].insert(room(file)) }
        }
        var rooms: [String: [String: Reference]] = [:]
        for file in files { rooms[room(file), default: [:]] = [:] }
        for (file, source) in sources {
            for name in source.mentioned.sorted() {
                guard let owner = owners[name], owner.count == 1, let other = owner.first, other != room(file) else {
                    continue
                }
                rooms[room(file)]?[other, default: Reference()].add("\(file.path): \(name)")
            }
        }
        let headers = Dictionary(
            files.filter { !$0.isSwift }.map { (String($0.path.dropFirst(path.count + 1)), room($0)) },
            uniquingKeysWith: { first, _ in first })
        for file in files where !file.isSwift {
            for line in file.lines where line.hasPrefix("#i") {
                let parts = line.split(separator: "\"")
                guard parts.count > 1, let other = headers[String(parts[1])], other != room(file) else { continue }
                rooms[room(file)]?[other, default: Reference()].add("\(file.path): \(parts[1])")
            }
        }
        self.rooms = rooms
    }

    /// What some of the rooms refer to outside of themselves: a file and a name for each reference.
    package func references(outOf inner: Set<String>) -> [String] {
        rooms.filter { inner.contains($0.key) }.flatMap { room in
            room.value.filter { !inner.contains($0.key) }.flatMap(\.value.examples)
        }.sorted()
    }

    /// The largest set of rooms each of which leads to each other one; empty if there are no two such rooms.
    package var knot: [String] {
        let sets = StrongComponents.of(rooms.mapValues { Set($0.keys) })
        return (sets.filter { $0.count > 1 }.max { $0.count < $1.count } ?? []).sorted()
    }
}

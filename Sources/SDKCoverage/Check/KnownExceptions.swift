import Foundation

/// Names that differ from the phone's for a reason, which `SDK/data/exceptions.tsv` gives.
struct KnownExceptions {
    static let path = "SDK/data/exceptions.tsv"

    /// Constants with other values.
    private(set) var values: Set<String> = []
    /// Names that cannot be declared as there, such as those of Apple's compiler; members with their owner before them.
    /// They are not counted.
    private var declarations: Set<String> = []

    func excuses(_ row: APIRow) -> Bool {
        declarations.contains(row.name) || declarations.contains(row.ownerName + " " + row.name)
    }

    init(folder: URL) throws { try self.init(text: TextFile.read(Self.path, in: folder), file: Self.path) }

    init(text: String, file: String) throws {
        for fields in try TextFile.fields(text, count: 3, file: file) {
            switch fields[1] {
            case "value": values.insert(fields[0])
            case "declaration": declarations.insert(fields[0])
            default: throw CoverageError("\(file): “\(fields[1])” is neither “value” nor “declaration”")
            }
        }
    }
}

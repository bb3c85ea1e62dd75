import Foundation

/// Constants whose values differ from the phone's for a reason, which `SDK/data/exceptions.tsv` gives.
struct ValueExceptions {
    static let path = "SDK/data/exceptions.tsv"
    private(set) var names: Set<String> = []

    init(folder: URL) throws {
        for fields in try TextFile.fields(TextFile.read(Self.path, in: folder), count: 2, file: Self.path) {
            names.insert(fields[0])
        }
    }
}

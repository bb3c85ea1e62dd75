import Foundation

/// Members that their Swift documentation marks as doing nothing yet, from the index that `bridge-generator` writes.
struct GeneratedStubs {
    private(set) var names: Set<String> = []

    init(folder: URL) throws {
        let path = "SDK/data/implemented.tsv"
        for fields in try TextFile.fields(TextFile.read(path, in: folder), count: 5, file: path)
        where fields[4] == "stub" {
            let isMember = !fields[1].isEmpty && fields[1] != fields[3]
            names.insert(isMember ? fields[1] + " " + fields[3] : fields[3])
        }
    }
}

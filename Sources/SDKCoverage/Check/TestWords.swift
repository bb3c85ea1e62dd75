import Foundation

/// The words of all test sources: a name that none of them mentions is tested by none.
struct TestWords {
    private var files: [String: Set<Int>] = [:]

    /// - Parameter folder: The folder that holds `Tests`.
    init(folder: URL) {
        let tests = folder.appendingPathComponent("Tests")
        guard let paths = FileManager.default.enumerator(atPath: tests.path) else { return }
        for (number, path) in paths.compactMap({ $0 as? String }).enumerated() where Self.isSource(path) {
            guard let data = FileManager.default.contents(atPath: tests.appendingPathComponent(path).path) else {
                continue
            }
            add(data, file: number)
        }
    }

    init(texts: [String]) { for (number, text) in texts.enumerated() { add(Data(text.utf8), file: number) } }

    private static func isSource(_ path: String) -> Bool {
        [".swift", ".m", ".mm", ".c", ".h"].contains { path.hasSuffix($0) }
    }

    private mutating func add(_ data: Data, file: Int) {
        var word: [UInt8] = []
        func isPart(_ byte: UInt8) -> Bool {
            (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95
        }
        for byte in data {
            if isPart(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                files[String(decoding: word, as: UTF8.self), default: []].insert(file)
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { files[String(decoding: word, as: UTF8.self), default: []].insert(file) }
    }

    /// Whether one file has all parts of the name: `insertSubview:atIndex:` has two.
    func mention(_ row: APIRow) -> Bool {
        switch row.kind {
        case "instance_method", "class_method":
            return mention(row.name.dropFirst().split(separator: ":").map(String.init))
        case "property":
            let name = row.name.prefix(1).uppercased() + row.name.dropFirst()
            return mention([row.name]) || mention(["set" + name]) || mention(["is" + name])
        case "header": return true
        default: return mention([row.name])
        }
    }

    private func mention(_ words: [String]) -> Bool {
        guard var common = words.first.flatMap({ files[$0] }) else { return false }
        for word in words.dropFirst() { common.formIntersection(files[word] ?? []) }
        return !common.isEmpty
    }
}

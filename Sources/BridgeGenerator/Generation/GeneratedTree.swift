import Foundation

/// The generated files of a package on disk.
package struct GeneratedTree {
    private let package: URL
    /// Folders in which a file with the generator's mark that is no longer generated is out of date.
    private static let folders = [
        "Sources/ObjCBridge/Generated", "Sources/CObjCRuntime/Generated", "SDK/include",
    ]

    package init(package: URL) { self.package = package }

    package enum Difference: Equatable, CustomStringConvertible {
        case missing(String)
        case changed(String)
        case stale(String)

        package var path: String {
            switch self {
            case .missing(let path), .changed(let path), .stale(let path): path
            }
        }

        package var description: String {
            switch self {
            case .missing(let path): "\(path): missing"
            case .changed(let path): "\(path): out of date"
            case .stale(let path): "\(path): no longer generated"
            }
        }
    }

    /// What would change on disk, sorted by path.
    package func differences(to files: [GeneratedFile]) -> [Difference] {
        var differences: [Difference] = files.compactMap { file in
            guard let data = try? Data(contentsOf: package.appendingPathComponent(file.path)) else {
                return .missing(file.path)
            }
            return data == Data(file.text.utf8) ? nil : .changed(file.path)
        }
        let wanted = Set(files.map(\.path))
        differences += markedFiles().filter { !wanted.contains($0) }.map(Difference.stale)
        return differences.sorted { $0.path < $1.path }
    }

    /// Writes what changed and removes what is stale; files that are right keep their dates.
    package func write(_ files: [GeneratedFile]) throws -> [Difference] {
        let differences = differences(to: files)
        let texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        for difference in differences {
            let url = package.appendingPathComponent(difference.path)
            guard let text = texts[difference.path] else {
                try FileManager.default.removeItem(at: url)
                continue
            }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        }
        return differences
    }

    /// What is written by hand beside the generated files.
    package func surroundings(modules: [String]) -> BridgeGeneration.Surroundings {
        var surroundings = BridgeGeneration.Surroundings()
        for module in modules {
            let folder = package.appendingPathComponent("SDK/include/\(module)")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            surroundings.headers[module] = names.filter { $0.hasSuffix(".h") }.sorted()
                .filter { !isMarked(folder.appendingPathComponent($0)) }
            for name in surroundings.headers[module] ?? [] {
                guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else {
                    continue
                }
                // A header that only brings the whole framework along is in no other.
                if text.contains("#import <\(module)/\(module).h>") {
                    surroundings.headers[module]?.removeAll { $0 == name }
                    continue
                }
                surroundings.functions.formUnion(Self.functionMacros(in: text))
                let declarations = HeaderScanner(text: text, framework: module).entries
                surroundings.declarations += declarations
                if declarations.contains(where: { $0.kind == ImplementedIndex.Kind.class.rawValue }) {
                    surroundings.classHeaders.insert(name)
                }
            }
        }
        for path in files(under: "Sources/ObjCBridge") + files(under: "Sources/CObjCRuntime")
        where !path.contains("/Generated/") {
            guard let text = try? String(contentsOf: package.appendingPathComponent(path), encoding: .utf8) else {
                continue
            }
            for part in text.split(separator: "@_cdecl(\"").dropFirst() {
                surroundings.functions.insert(String(part.prefix { $0 != "\"" }))
            }
        }
        return surroundings
    }

    /// The names of macros with arguments: no function may be declared by such a name.
    private static func functionMacros(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("#define ") }.compactMap { line in
            let name = line.dropFirst(8).prefix { $0 == "_" || $0.isLetter || $0.isNumber }
            return line.dropFirst(8 + name.count).hasPrefix("(") ? String(name) : nil
        }
    }

    private func markedFiles() -> [String] {
        Self.folders.flatMap(files(under:)).filter { isMarked(package.appendingPathComponent($0)) }
    }

    private func files(under folder: String) -> [String] {
        let root = package.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return names.filter { name in [".h", ".c", ".m", ".swift"].contains { name.hasSuffix($0) } }
            .map { folder + "/" + $0 }.sorted()
    }

    private func isMarked(_ file: URL) -> Bool {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
        defer { try? handle.close() }
        let start = (try? handle.read(upToCount: 256)) ?? Data()
        return String(decoding: start, as: UTF8.self).contains(GeneratedFile.mark)
    }
}

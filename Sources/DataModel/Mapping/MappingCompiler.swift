import Foundation

/// Compiles mapping models: an `.xcmappingmodel` folder into a `.cdm` file.
package struct MappingCompiler {
    /// What was read, so that a builder knows when to compile again.
    package private(set) var inputs: [String] = []
    /// What the mapping says and the compiled one does not, one line each.
    package private(set) var warnings: [String] = []

    /// Bytes of a mapping model; the largest known ones have a million.
    private static let maximumSize = 32 << 20

    package init() {}

    /// Reads the mapping model of an `.xcmappingmodel` folder.
    package mutating func mapping(at path: String) throws -> MappingModel {
        let file = path + "/xcmapping.xml"
        guard FileManager.default.fileExists(atPath: file) else {
            throw DataModelError("the mapping model has no “xcmapping.xml”", path: path)
        }
        inputs.append(file)
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw DataModelError("the mapping model cannot be read: \(error.localizedDescription)", path: file)
        }
        guard data.count <= Self.maximumSize else {
            throw DataModelError(
                "the mapping model has \(data.count) bytes; one has at most \(Self.maximumSize)", path: file)
        }
        return try MappingReader.read(data, path: file)
    }

    package mutating func compile(_ path: String, to output: String) throws {
        let mapping = try mapping(at: path)
        let source = try model(mapping.source, of: path, role: "source")
        let destination = try model(mapping.destination, of: path, role: "destination")
        let compiled: (data: Data, problems: [String])
        do {
            compiled = try CompiledMapping.write(mapping, from: source, to: destination)
        } catch {
            throw DataModelError("the mapping model cannot be written: \(error)", path: path)
        }
        warnings += compiled.problems.map { "\(path): warning: \($0)" }
        try CompiledFile.write(compiled.data, to: output)
    }

    /// The model that the app will have: the one at the recorded path, so that its entities have the hashes of the
    /// compiled model; without it the copy in the mapping model.
    private mutating func model(
        _ version: MappingModel.Version, of path: String, role: String
    ) throws -> DataModel {
        var problem: DataModelError?
        if let folder = version.path.flatMap({ Self.folder($0, near: path) }) {
            var compiler = ModelCompiler()
            defer { inputs += compiler.inputs }
            do {
                return try compiler.model(at: folder)
            } catch let error as DataModelError {
                problem = error
            }
        }
        if let copy = version.copy, let model = try? ModelElementsReader.read(copy, path: path) {
            if let problem {
                warnings.append(
                    "\(path): warning: \(problem.problem) (\(problem.path)); the mapping model's copy is used")
            }
            return model
        }
        throw problem
            ?? DataModelError(
                "the \(role) model “\(version.path ?? "")” is not there, and the mapping model has no copy of it",
                path: path)
    }

    /// The folder of a model: its recorded path, or the end of it, from a folder that the mapping model is in.
    /// - Returns: nil if it is not there.
    private static func folder(_ recorded: String, near mapping: String) -> String? {
        let words = recorded.split(separator: "/").drop { $0 == ".." || $0 == "." }
        guard words.last?.hasSuffix(".xcdatamodel") == true, !words.contains("..") else { return nil }
        var around = URL(fileURLWithPath: mapping).standardizedFileURL
        for _ in 0..<16 where around.path != "/" {
            around.deleteLastPathComponent()
            for start in words.indices {
                let path = around.path + "/" + words[start...].joined(separator: "/")
                if FileManager.default.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }
}

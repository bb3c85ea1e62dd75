import Archiving
import Foundation

/// Compiles data models: an `.xcdatamodel` folder into a `.mom` file, an `.xcdatamodeld` folder of versions into a
/// `.momd` folder.
package struct ModelCompiler {
    /// What was read, so that a builder knows when to compile again.
    package private(set) var inputs: [String] = []
    /// What the model says and the compiled one does not, one line each.
    package private(set) var warnings: [String] = []

    /// Bytes of a model's file; the largest known ones have some hundred thousands.
    private static let maximumSize = 64 << 20

    package init() {}

    /// Reads the model of an `.xcdatamodel` folder.
    package mutating func model(at path: String) throws -> DataModel {
        let contents = path + "/contents"
        let elements = path + "/elements"
        let files = FileManager.default
        let file = files.fileExists(atPath: contents) ? contents : elements
        guard files.fileExists(atPath: file) else {
            throw DataModelError("the data model has neither “contents” nor “elements”", path: path)
        }
        inputs.append(file)
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: file))
        } catch {
            throw DataModelError("the data model cannot be read: \(error.localizedDescription)", path: file)
        }
        guard data.count <= Self.maximumSize else {
            throw DataModelError(
                "the data model has \(data.count) bytes; one has at most \(Self.maximumSize)", path: file)
        }
        let isArchive = KeyedArchive.isKeyedArchive(data)
        let model =
            isArchive
            ? try ModelElementsReader.read(data, path: file) : try ModelContentsReader.read(data, path: file)
        try check(model, path: file)
        return model
    }

    /// Refuses a model whose entities are above themselves, or twice in it.
    private func check(_ model: DataModel, path: String) throws {
        var parents: [String: String] = [:]
        var names: Set<String> = []
        for entity in model.entities {
            guard names.insert(entity.name).inserted else {
                throw DataModelError("there are two entities “\(entity.name)”", path: path)
            }
            parents[entity.name] = entity.parent
        }
        for entity in model.entities {
            if let parent = entity.parent, !names.contains(parent) {
                throw DataModelError("the parent “\(parent)” of “\(entity.name)” is not in the model", path: path)
            }
            var above = entity.parent
            for _ in 0..<100 where above != nil { above = above.flatMap { parents[$0] } }
            guard above == nil else {
                throw DataModelError("the entity “\(entity.name)” is above itself", path: path)
            }
        }
    }

    /// Compiles one version.
    package mutating func compile(_ path: String, to output: String) throws {
        let model = try model(at: path)
        let compiled: (data: Data, problems: [String])
        do {
            compiled = try CompiledModel.write(model)
        } catch {
            throw DataModelError("the model cannot be written: \(error)", path: path)
        }
        warnings += compiled.problems.map { "\(path): warning: \($0)" }
        try CompiledFile.write(compiled.data, to: output)
    }

    /// The name of the version that a folder says is the current one: nil if it does not say.
    private mutating func currentVersion(of folder: String) -> String? {
        let file = folder + "/.xccurrentversion"
        guard let data = FileManager.default.contents(atPath: file), data.count < 1 << 20 else { return nil }
        inputs.append(file)
        let list = try? PropertyListData.read(data) as? [String: Any]
        return list?["_XCCurrentVersionName"] as? String
    }

    /// Compiles all versions.
    /// - current: the version that a project says is the current one, used when the folder does not say.
    package mutating func compileVersions(_ folder: String, to output: String, current: String? = nil) throws {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix(".xcdatamodel")
        }.sorted()
        guard !names.isEmpty else { throw DataModelError("the folder has no version of the data model", path: folder) }
        let stated = currentVersion(of: folder) ?? current
        let currentName = stated.flatMap { names.contains($0) ? $0 : nil } ?? names[0]
        try? FileManager.default.removeItem(atPath: output)
        for name in names {
            let version = String(name.dropLast(".xcdatamodel".count))
            do {
                try compile("\(folder)/\(name)", to: "\(output)/\(version).mom")
            } catch let error as DataModelError where name != currentName {
                // An old version that is broken takes only its migration away.
                warnings.append("\(error.path): warning: \(error.problem); this version is left out")
            }
        }
        let info: [String: Any] = [
            "NSManagedObjectModel_CurrentVersionName": String(currentName.dropLast(".xcdatamodel".count))
        ]
        let data = try PropertyListData.binary(info)
        try CompiledFile.write(data, to: output + "/VersionInfo.plist")
    }
}

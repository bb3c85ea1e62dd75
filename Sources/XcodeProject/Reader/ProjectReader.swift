import Foundation

/// Reads a project's objects one after the other into what the rest of the program knows.
final class ProjectReader {
    let path: URL
    let objects: ProjectObjects
    let folder: String
    let files: ProjectFiles
    let names = ProjectFileNames()
    /// Paths of other projects, by the identifiers of their file references.
    let subprojects: [String: URL]
    /// Targets by the identifiers of their products.
    let targetsByProduct: [String: ProjectObject]
    private(set) var warnings: [String] = []
    private var configurationFiles: [String: ConfigurationFile] = [:]

    /// - Parameter path: the `.xcodeproj`, or the `project.pbxproj` in it.
    convenience init(_ path: URL) throws {
        let folder = try Self.projectFolder(path)
        try self.init(Self.contents(Self.file(of: folder), of: folder), path: folder)
    }

    /// - Parameters:
    ///   - contents: of the `project.pbxproj`.
    ///   - path: the `.xcodeproj`.
    init(_ contents: Data, path: URL) throws {
        let file = Self.file(of: path)
        self.path = path
        objects = try ProjectObjects(PropertyListFile.read(contents, path: file), path: file)
        folder = ProjectPath.joined(
            ProjectPath.folder(of: path.path), try objects.root.text("projectDirPath") ?? "")
        files = try ProjectFiles(objects, folder: folder)
        subprojects = try Self.subprojects(objects, files: files, names: names, folder: folder)
        targetsByProduct = try Self.targetsByProduct(objects)
    }

    /// Adds remarks of files beside the project's own.
    func add(_ others: [String]) { warnings += others }

    func warn(_ problem: String, about object: ProjectObject) {
        warnings.append("\(objects.path):\(object.line): warning: \(problem) (object \(object.label))")
    }

    // MARK: - The file

    private static func file(of project: URL) -> String {
        project.appendingPathComponent("project.pbxproj", isDirectory: false).path
    }

    private static func projectFolder(_ path: URL) throws -> URL {
        let normalized = ProjectPath.normalized(path.path)
        let isFile = ProjectPath.lastComponent(normalized) == "project.pbxproj"
        let folder = isFile ? ProjectPath.folder(of: normalized) : normalized
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw XcodeProjectError(
                "no such project", path: path.path, cure: "Name an .xcodeproj, or a folder that holds one.",
                kind: .wrongUse)
        }
        return URL(fileURLWithPath: folder, isDirectory: false)
    }

    private static func contents(_ file: String, of project: URL) throws -> Data {
        guard FileManager.default.fileExists(atPath: file) else {
            throw XcodeProjectError(
                "there is no project.pbxproj in the project", path: project.path,
                cure: "Name an .xcodeproj that is whole; was it copied without its contents?", kind: .wrongUse)
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: file, isDirectory: false))
        } catch {
            throw XcodeProjectError(
                "the file cannot be read: \(error.localizedDescription)", path: file, cure: "Check its permissions.",
                kind: .wrongUse)
        }
    }

    // MARK: - Other projects and products

    private static func subprojects(
        _ objects: ProjectObjects, files: ProjectFiles, names: ProjectFileNames, folder: String
    ) throws -> [String: URL] {
        var paths: [String: URL] = [:]
        for object in objects.all where object.className == "PBXFileReference" {
            let name = try object.text("path") ?? ""
            guard [".xcodeproj", ".xcode", ".pbproj"].contains(where: name.hasSuffix) else { continue }
            let place = try files.place(object)
            // One that was added from a product lies beside the usual folder of products.
            let path = place.tree == .builtProducts ? "build/Release/\(place.path)" : place.path
            guard place.tree == .project || place.tree == .builtProducts else { continue }
            paths[object.id] = URL(
                fileURLWithPath: names.resolve(ProjectPath.joined(folder, path)), isDirectory: false)
        }
        return paths
    }

    private static func targetsByProduct(_ objects: ProjectObjects) throws -> [String: ProjectObject] {
        var targets: [String: ProjectObject] = [:]
        for object in objects.all where object.className.hasSuffix("Target") {
            if let product = try object.text("productReference") { targets[product] = object }
        }
        return targets
    }

    // MARK: - Configurations

    /// The configurations in a list, with the name of the one that counts when none is named.
    func configurations(of object: ProjectObject) throws -> (all: [XcodeConfiguration], standard: String?) {
        guard let list = try objects.object("buildConfigurationList", of: object) else {
            return (try buildStyles(of: object), nil)
        }
        let configurations = try list.texts("buildConfigurations").map { id in
            guard let configuration = objects[id] else {
                throw object.error(
                    "the list of configurations refers to \(id), and there is no such object", line: list.line)
            }
            return try self.configuration(configuration)
        }
        return (configurations, try list.text("defaultConfigurationName"))
    }

    private func configuration(_ object: ProjectObject) throws -> XcodeConfiguration {
        XcodeConfiguration(
            name: try object.requiredText("name"), baseFile: try baseFile(of: object),
            settings: try settings(object.dictionary("buildSettings"), of: object))
    }

    /// Projects before Xcode 2.1 have styles, which stand above the settings of the target itself.
    private func buildStyles(of object: ProjectObject) throws -> [XcodeConfiguration] {
        let own = try settings(object.dictionary("buildSettings"), of: object)
        let isProject = object.id == objects.root.id
        return try objects.root.texts("buildStyles").compactMap { objects[$0] }.map { style in
            let styled = isProject ? [] : try settings(style.dictionary("buildSettings"), of: style)
            return XcodeConfiguration(
                name: try style.requiredText("name"), baseFile: nil, settings: own + styled)
        }
    }

    private func settings(
        _ entries: [PropertyListNode.Entry], of object: ProjectObject
    ) throws -> [SettingAssignment] {
        try entries.map { entry in
            let (name, conditions) = SettingCondition.split(entry.key)
            let value: String
            switch entry.value.value {
            case .text(let text): value = text
            case .list(let nodes):
                value = try nodes.map { node in
                    guard case .text(let text) = node.value else {
                        throw object.error("the setting “\(entry.key)” has \(node.kind) in its list", line: node.line)
                    }
                    return text
                }.joined(separator: " ")
            case .dictionary, .data:
                throw object.error(
                    "the setting “\(entry.key)” should be a text or a list and is \(entry.value.kind)",
                    line: entry.value.line)
            }
            return SettingAssignment(name: name, conditions: conditions, value: value)
        }
    }

    private func baseFile(of object: ProjectObject) throws -> ConfigurationFile? {
        guard let id = try object.text("baseConfigurationReference"), !id.isEmpty else { return nil }
        guard let reference = objects[id] else {
            warn("the configuration file \(id) is not in the project; it is left out", about: object)
            return nil
        }
        let path = names.resolve(try files.place(reference).path)
        if let read = configurationFiles[path] { return read }
        guard FileManager.default.fileExists(atPath: path) else {
            warn("there is no configuration file \(path); it is left out", about: object)
            return nil
        }
        let file = try ConfigurationFile(
            URL(fileURLWithPath: path, isDirectory: false),
            projectFolder: URL(fileURLWithPath: folder, isDirectory: true))
        warnings += file.warnings
        configurationFiles[path] = file
        return file
    }
}

import Foundation

/// The objects of a project file by their identifiers.
struct ProjectObjects {
    let path: String
    let objectVersion: Int
    let root: ProjectObject
    /// In the order of the file.
    let all: [ProjectObject]
    private let indices: [String: Int]

    init(_ list: PropertyListNode, path: String) throws {
        guard case .dictionary = list.value else {
            throw XcodeProjectError("the file holds \(list.kind), and no dictionary", path: path, line: list.line)
        }
        guard let node = list["objects"] else {
            throw XcodeProjectError(
                "the file has no “objects”", path: path, cure: "Is it the project.pbxproj of an .xcodeproj?")
        }
        guard case .dictionary(let entries) = node.value else {
            throw XcodeProjectError("“objects” should be a dictionary and is \(node.kind)", path: path, line: node.line)
        }
        var objects: [ProjectObject] = []
        objects.reserveCapacity(entries.count)
        var indices: [String: Int] = [:]
        indices.reserveCapacity(entries.count)
        for entry in entries {
            indices[entry.key] = objects.count
            objects.append(try Self.object(entry, path: path))
        }
        self.path = path
        all = objects
        self.indices = indices
        objectVersion = try Self.objectVersion(list, path: path)

        guard case .text(let rootID)? = list["rootObject"]?.value else {
            throw XcodeProjectError("the file has no “rootObject”", path: path)
        }
        guard let rootIndex = indices[rootID] else {
            throw XcodeProjectError("“rootObject” is \(rootID), and there is no such object", path: path)
        }
        root = objects[rootIndex]
        guard root.className == "PBXProject" else { throw root.error("the root object is a \(root.className)") }
    }

    private static func object(_ entry: PropertyListNode.Entry, path: String) throws -> ProjectObject {
        guard case .dictionary(let fields) = entry.value.value else {
            throw XcodeProjectError(
                "an object should be a dictionary and is \(entry.value.kind)", path: path, line: entry.value.line,
                object: entry.key)
        }
        guard case .text(let className)? = entry.value["isa"]?.value else {
            throw XcodeProjectError("the object has no “isa”", path: path, line: entry.value.line, object: entry.key)
        }
        return ProjectObject(id: entry.key, className: className, fields: fields, line: entry.value.line, path: path)
    }

    private static func objectVersion(_ list: PropertyListNode, path: String) throws -> Int {
        guard case .text(let text)? = list["objectVersion"]?.value, let version = Int(text) else {
            throw XcodeProjectError("the file has no “objectVersion”", path: path)
        }
        guard version >= 38 else {
            throw XcodeProjectError(
                "the file is of Project Builder (objectVersion \(version)); 38 is the oldest that is read", path: path,
                cure: "Open it in Xcode 2 or 3 and save it.")
        }
        return version
    }

    /// - Returns: nil when there is no such object.
    subscript(id: String) -> ProjectObject? { indices[id].map { all[$0] } }

    /// The object that a field refers to; nil when the field is missing or empty.
    /// - Throws: `XcodeProjectError` when the field refers to an object that is not there.
    func object(_ key: String, of object: ProjectObject) throws -> ProjectObject? {
        guard let id = try object.text(key), !id.isEmpty else { return nil }
        guard let found = self[id] else {
            throw object.error(
                "“\(key)” of \(object.className) refers to \(id), and there is no such object",
                line: object.node(key)?.line)
        }
        return found
    }

    func requiredObject(_ key: String, of object: ProjectObject) throws -> ProjectObject {
        guard let found = try self.object(key, of: object) else {
            throw object.error("\(object.className) has no “\(key)”")
        }
        return found
    }
}

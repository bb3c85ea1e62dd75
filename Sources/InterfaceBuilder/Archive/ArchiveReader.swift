/// Reads `<archive>` files, the format of Interface Builder 3 (versions 7 and 8): the output of an Objective-C keyed
/// coder.
///
/// `<data>` contains the objects as a tree with cross-references (`IBDocument.RootObjects`). `IBDocument.Objects`
/// contains the editor's data about them: the objects' identifiers and hierarchy (object records), connections, and
/// properties that are not archived with the objects, such as the custom class (flattened properties).
struct ArchiveReader {
    private let values: ArchiveValues
    private var document: InterfaceDocument

    static func read(_ tree: XMLTree) throws -> InterfaceDocument {
        var reader = try ArchiveReader(tree)
        try reader.read()
        return reader.document
    }

    private init(_ tree: XMLTree) throws {
        let archive = tree.root
        let type = archive["type"] ?? ""
        guard type.contains("CocoaTouch") else {
            throw InterfaceFileError(
                type.contains(".Cocoa.")
                    ? "the file is for Mac OS X (\(type))" : "the file is not Interface Builder's (type “\(type)”)",
                path: tree.path, line: archive.line, cure: "Only files for iPhone OS can be read.")
        }
        values = ArchiveValues(tree)
        document = InterfaceDocument(path: tree.path, family: .archive(version: archive["version"] ?? ""))
        if type.contains("iPad") { document.targetRuntime = "IBIPadFramework" }
        if !["7.02", "7.03", "7.10", "8.00"].contains(archive["version"] ?? "") {
            document.problems.append(
                InterfaceProblem(
                    .warning, "archives of version “\(archive["version"] ?? "")” are not known; it is read as 8.00",
                    line: archive.line))
        }
        for line in tree.strayTextLines {
            document.problems.append(InterfaceProblem(.warning, "text between the elements is ignored", line: line))
        }
    }

    private mutating func read() throws {
        let tree = values.tree
        guard let data = tree.root.child(named: "data") else {
            throw InterfaceFileError("the archive has no <data>", path: tree.path, line: tree.root.line)
        }
        for other in tree.root.children where other.name != "data" {
            values.report(.warning, "<\(other.name)> is not known; it is ignored", at: other.index)
        }
        guard let container = data.child(forKey: "IBDocument.Objects") else {
            throw InterfaceFileError(
                "the archive has no IBDocument.Objects", path: tree.path, line: data.line,
                cure:
                    "The file was cut off or is of another kind. Open it in a text editor, or take an older version of it."
            )
        }
        let classes = data.child(forKey: "IBDocument.Classes")
        values.makeObjects(except: classes.map { $0.index..<indexBehind($0) } ?? 0..<0)
        values.fillObjects()
        readAttributes(of: data)
        readContainer(container)
        if let classes { document.classes = ArchiveClasses(values).read(classes.index) }
        document.objects = values.identifiedObjects
        document.archiveObjects = values.made
        document.problems += values.problems
        document.problems = InterfaceProblem.sorted(document.problems)
    }

    private func indexBehind(_ element: XMLTree.Element) -> Int {
        var last = element
        while true {
            if let sibling = last.nextSibling { return sibling.index }
            guard let parent = last.parent else { return values.tree.count }
            last = parent
        }
    }

    // MARK: - Attributes of the document

    private mutating func readAttributes(of data: XMLTree.Element) {
        for element in data.children {
            guard let key = element["key"] else {
                values.report(.warning, "a value without a key is ignored", at: element.index)
                continue
            }
            switch key {
            case "IBDocument.RootObjects", "IBDocument.Objects", "IBDocument.Classes": continue
            default: if let property = values.property(at: element.index) { document.attributes.append(property) }
            }
        }
        for attribute in document.attributes {
            switch (attribute.key, attribute.value) {
            case ("IBDocument.TargetRuntimeIdentifier", .string(let runtime)): document.targetRuntime = runtime
            case ("IBDocument.SystemTarget", .integer(let target)) where document.deploymentTarget == nil:
                document.deploymentTarget = Self.version(target)
            case ("IBDocument.PluginDeclaredDependencies", .dictionary(let dependencies)):
                // The author's choice in "Deployment Target", if it is not the default.
                for case (.string(Self.systemDependency), .integer(let target)) in dependencies {
                    document.deploymentTarget = Self.version(target)
                }
            default: break
            }
        }
        if document.targetRuntime == nil { document.targetRuntime = "IBCocoaTouchFramework" }
    }

    private static let systemDependency = "com.apple.InterfaceBuilder.CocoaTouchPlugin.iPhoneOS"

    /// The version for a number in the file: 0x310 is 3.1.
    private static func version(_ number: Int) -> String? {
        guard number >= 0x100, number < 0x10000 else { return nil }
        let patch = number & 0xF
        return "\(number >> 8).\(number >> 4 & 0xF)" + (patch > 0 ? ".\(patch)" : "")
    }

    // MARK: - Data of the editor

    private mutating func readContainer(_ container: XMLTree.Element) {
        var records = ArchiveRecords(values)
        if let list = container.child(forKey: "objectRecords") {
            records.read(list.index)
        } else {
            values.report(.error, "the archive has no object records", at: container.index)
        }
        document.topLevel = records.topLevel
        for element in container.children {
            switch element["key"] ?? "" {
            case "objectRecords": continue
            case "connectionRecords": document.connections = ArchiveConnections(values).read(element.index)
            case "flattenedProperties": ArchiveFlattenedProperties(values, records.objects).read(element.index)
            case "unlocalizedProperties", "localizations": checkIsEmpty(element)
            case "activeLocalization", "sourceID", "maxID":
                if let property = values.property(at: element.index) { document.attributes.append(property) }
            default:
                values.report(
                    .warning, "\(element["key"] ?? "<\(element.name)>") of the document is not known; it is ignored",
                    at: element.index)
            }
        }
    }

    /// Warns of localised strings. Interface Builder wrote them only into files with locked objects.
    private func checkIsEmpty(_ element: XMLTree.Element) {
        for entry in values.stringEntries(ofDictionary: element.index) {
            values.report(
                .warning,
                "“\(entry.key)” of \(element["key"] ?? "") is ignored: languages are compiled from files in .lproj folders",
                at: entry.node)
        }
    }
}

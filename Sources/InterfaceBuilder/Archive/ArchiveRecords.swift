/// Reads an archive's object records: the identifiers of objects and their hierarchy in the document.
struct ArchiveRecords {
    private struct Record {
        var identifier: String
        /// The object; nil for the root of the hierarchy.
        var object: InterfaceObject?
        var children: Int?
        var parent: Int?
        var node: Int
    }

    private let values: ArchiveValues
    private var rootNode: Int?

    /// The top-level objects, placeholders first.
    private(set) var topLevel: [InterfaceObject] = []

    private(set) var objects: [String: InterfaceObject] = [:]

    /// The objects that are in the hierarchy.
    private var listed: Set<ObjectIdentifier> = []

    /// The greatest depth of the hierarchy.
    private static let depthLimit = 200

    init(_ values: ArchiveValues) { self.values = values }

    mutating func read(_ list: Int) {
        let records = values.elements(ofList: list).compactMap { record(at: $0) }
        for record in records { connectChildren(of: record) }
        for record in records { connectParent(of: record) }
        cutCycles(records)
        topLevel =
            topLevel.filter { $0.className == "IBProxyObject" } + topLevel.filter { $0.className != "IBProxyObject" }
    }

    private mutating func record(at place: Int) -> Record? {
        guard let node = values.target(of: place) else { return nil }
        var identifier: String?
        var name: String?
        var objectNode: Int?
        var record = Record(identifier: "", object: nil, children: nil, parent: nil, node: node)
        for element in values.element(node).children {
            switch element["key"] ?? "" {
            case "objectID", "id": identifier = Self.identifier(values.value(at: element.index))
            case "object": objectNode = values.target(of: element.index)
            case "children": record.children = element.index
            case "parent": record.parent = values.target(of: element.index)
            case "objectName": if case .string(let text)? = values.value(at: element.index) { name = text }
            default:
                values.report(
                    .warning,
                    "\(element["key"] ?? "<\(element.name)>") of an object record is not known; it is ignored",
                    at: element.index)
            }
        }
        guard let identifier, let objectNode else {
            values.report(.error, "the object record has no object or no objectID; it is ignored", at: node)
            return nil
        }
        record.identifier = identifier
        guard let object = values.object(at: objectNode) else {
            // The root of the hierarchy is an empty array in the file.
            rootNode = rootNode ?? objectNode
            return record
        }
        record.object = object
        guard object.identifier == nil else {
            values.report(
                .error, "the object of record \(identifier) has record \(object.identifier ?? "") already", at: node)
            return nil
        }
        guard objects[identifier] == nil else {
            values.report(
                .error, "two objects have the objectID \(identifier); the first one has it",
                at: node)
            return nil
        }
        object.identifier = identifier
        if let name, !name.isEmpty { object.label = name }
        objects[identifier] = object
        return record
    }

    private static func identifier(_ value: InterfaceValue?) -> String? {
        switch value {
        case .integer(let number)?: String(number)
        case .string(let text)? where !text.isEmpty: text
        default: nil
        }
    }

    // MARK: - Hierarchy

    private mutating func connectChildren(of record: Record) {
        guard let list = record.children else { return }
        for place in values.elements(ofList: list) {
            guard let child = values.object(at: place), child.identifier != nil else {
                values.report(.error, "what lies beneath object \(record.identifier) here has no record", at: place)
                continue
            }
            add(child, beneath: record.object, at: place)
        }
    }

    private mutating func connectParent(of record: Record) {
        guard let object = record.object, !listed.contains(ObjectIdentifier(object)) else { return }
        guard let parent = record.parent, parent != rootNode else {
            add(object, beneath: nil, at: record.node)
            return
        }
        if let owner = values.object(at: parent), owner.identifier != nil {
            add(object, beneath: owner, at: record.node)
        } else {
            values.report(.error, "the parent of object \(record.identifier) has no record", at: record.node)
            add(object, beneath: nil, at: record.node)
        }
    }

    private mutating func add(_ child: InterfaceObject, beneath parent: InterfaceObject?, at node: Int) {
        guard listed.insert(ObjectIdentifier(child)).inserted else {
            values.report(
                .error, "object \(child.identifier ?? "") lies beneath two others; the first one has it", at: node)
            return
        }
        if let parent {
            parent.children.append(child)
            child.parent = parent
        } else {
            topLevel.append(child)
        }
    }

    /// Makes top-level objects of those that contain themselves or are nested too deeply.
    private mutating func cutCycles(_ records: [Record]) {
        var depths: [ObjectIdentifier: Int] = [:]
        var formerParents: [InterfaceObject] = []
        func cut(_ object: InterfaceObject, _ message: String, at node: Int) {
            values.report(.error, message, at: node)
            if let parent = object.parent { formerParents.append(parent) }
            object.parent = nil
            topLevel.append(object)
        }
        for record in records {
            guard let object = record.object else { continue }
            var path: [InterfaceObject] = []
            var onPath: Set<ObjectIdentifier> = []
            var next: InterfaceObject? = object
            while let current = next, depths[ObjectIdentifier(current)] == nil {
                guard onPath.insert(ObjectIdentifier(current)).inserted else {
                    cut(current, "object \(current.identifier ?? "") lies beneath itself", at: record.node)
                    break
                }
                path.append(current)
                next = current.parent
            }
            for current in path.reversed() {
                var depth = (current.parent.flatMap { depths[ObjectIdentifier($0)] } ?? -1) + 1
                if depth > Self.depthLimit {
                    cut(
                        current,
                        "object \(current.identifier ?? "") lies more than \(Self.depthLimit) deep in the list",
                        at: record.node)
                    depth = 0
                }
                depths[ObjectIdentifier(current)] = depth
            }
        }
        for parent in formerParents { parent.children.removeAll { $0.parent !== parent } }
    }
}

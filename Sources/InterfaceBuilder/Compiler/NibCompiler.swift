import Archiving

/// Compiles a document to a nib.
///
/// Tables (`ClassCatalog`) define the conversion of each class and key; docs/InterfaceBuilder.md prints them. Objects
/// are compiled in the order of the document's hierarchy, level by level, so that the same document always gives the
/// same nib.
package struct NibCompiler {
    let document: InterfaceDocument
    let options: NibOptions

    var graph = ArchiveGraph()
    var problems: [InterfaceProblem] = []

    /// The nib's objects, by the document's objects. Each gets its number in the graph before its fields are compiled,
    /// so that cycles need no special treatment and nesting no recursion.
    var references: [ObjectIdentifier: ArchiveGraph.Reference] = [:]
    private var pending: [InterfaceObject] = []

    var strings: [String: ArchiveGraph.Reference] = [:]
    var images: [String: ArchiveGraph.Reference] = [:]
    var standardFonts: [Double: ArchiveGraph.Reference] = [:]
    private var classes: [String: ResolvedClass] = [:]

    var roles = NibRoles()
    var visibleWindows: [ArchiveGraph.Reference] = []
    var accessibilityConfigurations: [ArchiveGraph.Reference] = []
    var keyValuePairs: [ArchiveGraph.Reference] = []
    lazy var knownImageSizes = imageSizesOfDocument()

    package init(document: InterfaceDocument, options: NibOptions = NibOptions()) {
        self.document = document
        self.options = options
    }

    /// - Returns: The nib, and the errors and unknown keys that the compiler found, in the order of the file. Problems
    ///   that the reader found are in the document. A connection with an error is left out of the nib.
    package mutating func compile() -> (graph: ArchiveGraph, problems: [InterfaceProblem]) {
        let objects = listedObjects()
        roles = NibRoles(objects)
        let archived = objects.compactMap { object in reference(to: object).map { (object, $0) } }
        var next = 0
        while next < pending.count {
            fill(pending[next])
            next += 1
        }
        let connections = self.connections()
        let topLevel = Set(document.topLevel.map(ObjectIdentifier.init))
        add("UINibTopLevelObjectsKey", archived.filter { topLevel.contains(ObjectIdentifier($0.0)) }.map(\.1))
        add("UINibObjectsKey", archived.map(\.1))
        add("UINibConnectionsKey", connections)
        add("UINibVisibleWindowsKey", visibleWindows)
        add("UINibAccessibilityConfigurationsKey", accessibilityConfigurations)
        if !keyValuePairs.isEmpty { add("UINibKeyValuePairsKey", keyValuePairs) }
        return (graph, InterfaceProblem.sorted(problems))
    }

    private mutating func add(_ key: String, _ elements: [ArchiveGraph.Reference]) {
        graph.top.append(ArchivedField(key, .object(array(elements))))
    }

    /// The objects of the document's hierarchy, level by level.
    private func listedObjects() -> [InterfaceObject] {
        var objects = document.topLevel
        var known = Set(objects.map(ObjectIdentifier.init))
        var next = 0
        while next < objects.count {
            let parent = objects[next]
            let children = parent.children.filter { known.insert(ObjectIdentifier($0)).inserted }
            objects += children.count > 1 ? Self.sorted(children, of: parent) : children
            next += 1
        }
        return objects
    }

    /// Sorts siblings by the order of the file, since the hierarchy has the order in which they were drawn. In a
    /// container controller its bar comes first, then its own item, then its controllers in their order.
    private static func sorted(_ children: [InterfaceObject], of parent: InterfaceObject) -> [InterfaceObject] {
        var ranks: [ObjectIdentifier: Int] = [:]
        if case .array(let controllers)? = parent["IBUIViewControllers"] {
            let bars = ["IBUITabBar", "IBUINavigationBar", "IBUITabBarItem"].compactMap { parent[$0] }
            for case .object(let child) in bars + controllers { ranks[ObjectIdentifier(child)] = ranks.count }
        }
        func place(_ child: InterfaceObject) -> (Int, Int) {
            (ranks[ObjectIdentifier(child)] ?? ranks.count, child.line)
        }
        return children.sorted { place($0) < place($1) }
    }

    // MARK: - Objects

    /// The nib's object for an object of the document; nil if a nib has no such object.
    mutating func reference(to object: InterfaceObject) -> ArchiveGraph.Reference? {
        let identity = ObjectIdentifier(object)
        if let reference = references[identity] { return reference }
        if let value = archivedValue(of: object) {
            references[identity] = value
            return value
        }
        guard let resolved = resolvedClass(of: object), !resolved.nibName.isEmpty else { return nil }
        let reference = graph.add(ArchivedObject(className: resolved.nibName, content: .null))
        references[identity] = reference
        pending.append(object)
        return reference
    }

    private mutating func fill(_ object: InterfaceObject) {
        guard let reference = references[ObjectIdentifier(object)], let resolved = resolvedClass(of: object) else {
            return
        }
        var subject = NibSubject(object, resolved)
        for property in object.properties where !subject.take(property) {
            warn(
                "\(property.key) is not known; the nib goes without it", line: property.line, object: object)
        }
        for step in resolved.steps {
            switch step {
            case .field(let field, let place):
                if let property = subject.given[place] {
                    subject.add(field.key, value(of: property, for: field, of: object))
                } else if let constant = field.constant {
                    subject.add(field.key, constant, as: field.kind)
                }
            case .part(let part): make(part, &subject, reference)
            }
        }
        for constant in resolved.constants { subject.add(constant.key, constant.value, as: .float) }
        addRuntimeAttributes(of: object, reference)
        graph[reference] = archivedObject(of: subject)
    }

    /// Makes the archived object. One with a custom class is stored with that class and the framework class that it
    /// replaces.
    private mutating func archivedObject(of subject: NibSubject) -> ArchivedObject {
        var subject = subject
        let className = subject.nibClassName
        if className == "UICustomObject", subject.object.customClassName == nil {
            warn("the object has no class; it becomes an NSObject", line: subject.object.line, object: subject.object)
        }
        guard let customName = subject.object.customClassName, !customName.isEmpty, className != "UIProxyObject" else {
            return ArchivedObject(className: className, content: .fields(subject.fields))
        }
        let original = className == "UIRoundedRectButton" ? "UIButton" : className
        guard customName != original else {
            return ArchivedObject(className: className, content: .fields(subject.fields))
        }
        subject.add("UIClassName", .object(string(customName)))
        subject.add("UIOriginalClassName", .object(string(original)))
        return ArchivedObject(className: "UIClassSwapper", content: .fields(subject.fields))
    }

    // MARK: - Classes

    private mutating func resolvedClass(of object: InterfaceObject) -> ResolvedClass? {
        let isContentView = object.className == "IBUIView" && roles.contentViews.contains(ObjectIdentifier(object))
        let name = isContentView ? ViewClasses.contentViewOfArchives : object.className
        if let known = resolvedClass(named: name) { return known }
        guard object.identifier != nil else {
            // A value of an unknown class is left out, since its meaning cannot be guessed.
            warn("the class \(name) is not known; the nib goes without it", line: object.line, object: object)
            return nil
        }
        let nibName = UnknownClass.nibName(of: name)
        warn("the class \(name) is not known; it becomes \(nibName)", line: object.line, object: object)
        let lineage = ClassCatalog.lineage(of: UnknownClass.nearest(to: object))
        let resolved = ResolvedClass(name: name, nibName: nibName, lineage: lineage)
        classes[name] = resolved
        return resolved
    }

    /// - Returns: nil for a class that is in no table and did not occur before.
    private mutating func resolvedClass(named name: String) -> ResolvedClass? {
        if let known = classes[name] { return known }
        let lineage = ClassCatalog.lineage(of: name)
        guard let description = lineage.first else { return nil }
        let resolved = ResolvedClass(name: name, nibName: description.nibName, lineage: lineage)
        classes[name] = resolved
        return resolved
    }

    /// Warns of keys of a value that are in no table.
    mutating func check(_ object: InterfaceObject) {
        guard let resolved = resolvedClass(named: object.className) else { return }
        for property in object.properties where resolved.place(of: property.key) == nil {
            warn("\(property.key) is not known; the nib goes without it", line: property.line, object: object)
        }
    }

    // MARK: - Problems

    mutating func warn(_ message: String, line: Int, object: InterfaceObject) {
        report(.warning, message, line: line, object: object)
    }

    /// Reports a problem, with the object at the start of the message: `label 12 “Name”: …`.
    mutating func report(
        _ severity: InterfaceProblem.Severity, _ message: String, line: Int, object: InterfaceObject
    ) {
        var subject = object.className
        if let identifier = object.identifier { subject += " \(identifier)" }
        problems.append(
            InterfaceProblem(severity, "\(subject): \(message)", line: line, objectIdentifier: object.identifier))
    }
}

/// Builds a document from the elements of a file.
final class DocumentBuilder {
    var storyboard: InterfaceStoryboard
    var document: InterfaceDocument {
        get { storyboard.document }
        _modify { yield &storyboard.document }
    }

    let tree: XMLTree
    private var objects: [String: InterfaceObject] = [:]
    /// Attributes with the identifier of an object that may follow later in the file.
    private var references: [(object: InterfaceObject, key: String, identifier: String, line: Int)] = []
    /// The `connections` elements, read after all objects.
    private var connectionLists: [(source: InterfaceObject, element: XMLTree.Element)] = []
    private var images: [String: InterfaceValue] = [:]
    private(set) var systemColors: [String: XMLTree.Element] = [:]
    /// The line of the document's first layout constraint; nil if there are none.
    private var constraintLine: Int?
    /// The identifiers of layout constraints, to which outlets may be connected.
    private(set) var constraints: Set<String> = []

    init(_ tree: XMLTree) {
        self.tree = tree
        let document = InterfaceDocument(path: tree.path, family: .document(version: tree.root["version"] ?? ""))
        storyboard = InterfaceStoryboard(document: document)
    }

    // MARK: The document

    func readDocument() {
        let root = tree.root
        document.targetRuntime = root["targetRuntime"]
        storyboard.initialControllerIdentifier = root["initialViewController"]
        for child in root.children where child.name == "resources" { readResources(child) }
        for child in root.children { readPart(child) }
        resolveReferences()
        for (source, element) in connectionLists { readConnections(of: source, element) }
        if let constraintLine {
            document.problems.append(
                InterfaceProblem(
                    .notice, "layout constraints came with iOS 6 and are left out; the frames stand",
                    line: constraintLine))
        }
        for line in tree.strayTextLines { warn("text between elements is ignored", line: line) }
        check()
    }

    private func readPart(_ element: XMLTree.Element) {
        switch element.name {
        case "objects": document.topLevel += element.children.compactMap { readTopLevel($0) }
        case "scenes":
            for scene in element.children where expect(scene, "scene", in: element) { readScene(scene) }
        case "dependencies": readDependencies(element)
        case "classes": element.children.forEach(readClass)
        // Elements that only the editor uses, and resources, which are read before.
        case "resources", "simulatedMetricsContainer", "inferredMetricsTieBreakers", "device", "accessibilityAudit",
            "designables", "color":
            break
        default: warnOfUnknown(element)
        }
    }

    private func readDependencies(_ element: XMLTree.Element) {
        for child in element.children where child.name == "deployment" {
            document.deploymentTarget = child["version"]
        }
    }

    private func readClass(_ element: XMLTree.Element) {
        guard let name = element["className"] else { return }
        var interfaceClass = InterfaceClass(name: name, superclassName: element["superclassName"], line: element.line)
        interfaceClass.header = element.child(named: "source")?["relativePath"]
        for member in element.child(named: "relationships")?.children ?? element.children {
            guard member.name == "relationship", let memberName = member["name"] else { continue }
            let entry = InterfaceClass.Member(name: memberName, typeName: member["candidateClass"] ?? "id")
            if member["kind"] == "action" {
                interfaceClass.actions.append(entry)
            } else {
                interfaceClass.outlets.append(entry)
            }
        }
        document.classes.append(interfaceClass)
    }

    private func readResources(_ element: XMLTree.Element) {
        for resource in element.children where resource.name == "systemColor" || resource.name == "namedColor" {
            guard let name = resource["name"], let color = resource.child(named: "color") else { continue }
            systemColors[name] = color
        }
    }

    private func readScene(_ element: XMLTree.Element) {
        var scene = StoryboardScene(identifier: element["sceneID"], line: element.line)
        for child in element.child(named: "objects")?.children ?? element.children {
            guard let object = readTopLevel(child) else { continue }
            scene.objects.append(object)
            if Elements.objects[child.name]?.inherits(from: ControllerElements.viewController) == true,
                scene.controller == nil
            {
                scene.controller = object
            }
        }
        document.topLevel += scene.objects
        storyboard.scenes.append(scene)
    }

    private func readTopLevel(_ element: XMLTree.Element) -> InterfaceObject? {
        switch element.name {
        case "point", "objects": return nil
        case "viewControllerPlaceholder":
            warn("a reference to another storyboard came with iOS 9 and is left out", line: element.line)
            return nil
        default: break
        }
        guard let object = readObject(element) else { return nil }
        return object
    }

    private func resolveReferences() {
        for (object, key, identifier, line) in references {
            guard let target = objects[identifier] else {
                warn("there is no object \"\(identifier)\" in the file", line: line, object)
                continue
            }
            set(.object(target), key, of: object, line: line)
        }
    }

    private func check() {
        guard let identifier = storyboard.initialControllerIdentifier else { return }
        if storyboard.scenes.contains(where: { $0.controller?.identifier == identifier }) { return }
        document.problems.append(
            InterfaceProblem(
                .error, "the initial view controller \"\(identifier)\" is not in the file", line: tree.root.line))
        storyboard.initialControllerIdentifier = nil
    }

    // MARK: Objects

    /// Reads an element that is an object, with its children.
    /// - Returns: nil for an unknown element, which is reported.
    func readObject(
        _ element: XMLTree.Element, as given: ElementRule? = nil, identifier madeUp: String? = nil
    ) -> InterfaceObject? {
        guard let rule = given ?? Elements.objects[element.name] else {
            warnOfUnknown(element)
            return nil
        }
        let object = InterfaceObject(
            identifier: element["id"] ?? madeUp ?? "unnamed \(element.index)", className: rule.className,
            line: element.line)
        register(object)
        object.customClassName = element["customClass"].flatMap { $0.isEmpty ? nil : $0 }
        object.label = element["userLabel"]
        readAttributes(element, rule, into: object)
        if rule.inherits(from: ViewElements.view) { readFlags(element, into: object) }
        readSpecialAttributes(element, rule, into: object)
        for child in element.children { readChild(child, of: object, rule) }
        return object
    }

    private func register(_ object: InterfaceObject) {
        guard let identifier = object.identifier else { return }
        document.objects.append(object)
        guard objects[identifier] != nil else {
            objects[identifier] = object
            return
        }
        document.problems.append(
            InterfaceProblem(
                .error, "another object has the identifier \"\(identifier)\", too", line: object.line,
                objectIdentifier: identifier))
    }

    func object(_ identifier: String) -> InterfaceObject? { objects[identifier] }

    func set(_ value: InterfaceValue, _ key: String, of object: InterfaceObject, line: Int) {
        object.properties.append(InterfaceProperty(key: key, value: value, line: line))
    }

    func adopt(_ child: InterfaceObject, by parent: InterfaceObject) {
        parent.children.append(child)
        child.parent = parent
    }

    // MARK: Attributes

    func readAttributes(_ element: XMLTree.Element, _ rule: ElementRule, into object: InterfaceObject) {
        for (name, text) in element.attributes {
            guard let attribute = rule.attribute(name) else {
                warn("the attribute \"\(name)\" of <\(element.name)> is not known", line: element.line, object)
                continue
            }
            let key = attribute.key ?? AttributeRule.archiveKey(for: name)
            if case .object = attribute.kind {
                references.append((object, key, text, element.line))
            } else if let value = value(of: text, attribute.kind, name, element, object) {
                set(value, key, of: object, line: element.line)
            }
        }
        var current: ElementRule? = rule
        while let rule = current {
            for (attribute, key, value) in rule.absent where element[attribute] == nil {
                set(value, key, of: object, line: element.line)
            }
            current = rule.parent
        }
    }

    private func value(
        of text: String, _ kind: AttributeRule.Kind, _ name: String, _ element: XMLTree.Element,
        _ object: InterfaceObject
    ) -> InterfaceValue? {
        switch kind {
        case .boolean:
            if text == "YES" || text == "NO" { return .boolean(text == "YES") }
        case .integer:
            if let number = ElementNumber.integer(text) { return .integer(number) }
        case .real:
            if let number = ElementNumber.real(text) { return .real(number) }
        case .string: return .string(text)
        case .image: return image(text, line: element.line)
        case .choice(let words):
            if let number = words[text] { return .integer(number) }
        case .object, .nothing: return nil
        }
        warn("\"\(text)\" is not a value of the attribute \"\(name)\" of <\(element.name)>", line: element.line, object)
        return nil
    }

    /// An image by name. All its users share one object.
    func image(_ name: String, line: Int) -> InterfaceValue {
        if let image = images[name] { return image }
        let resource = InterfaceObject(identifier: nil, className: "NSCustomResource", line: line)
        set(.string("NSImage"), "NSClassName", of: resource, line: line)
        set(.string(name), "NSResourceName", of: resource, line: line)
        images[name] = .object(resource)
        return .object(resource)
    }

    /// Combines the autoresizing mask, `hidden` and `autoresizesSubviews` in one number, as archives do.
    private func readFlags(_ element: XMLTree.Element, into object: InterfaceObject) {
        var flags = element["autoresizesSubviews"] == "NO" ? 0 : 0x100
        if let mask = element.child(named: "autoresizingMask") { flags |= set(of: Words.autoresizing, mask, object) }
        if element["hidden"] == "YES" { flags |= Int(Int32.min) }
        set(.integer(flags), "NSvFlags", of: object, line: element.line)
    }

    /// The sum of the numbers of all attributes that are YES.
    func set(of words: [String: Int], _ element: XMLTree.Element, _ object: InterfaceObject) -> Int {
        var sum = 0
        for (name, value) in element.attributes where name != "key" {
            guard let number = words[name] else {
                warn("the attribute \"\(name)\" of <\(element.name)> is not known", line: element.line, object)
                continue
            }
            if value == "YES" { sum |= number }
        }
        return sum
    }

    // MARK: Deferred elements

    func keepConnections(_ element: XMLTree.Element, of source: InterfaceObject) {
        connectionLists.append((source, element))
    }

    func noteConstraints(_ element: XMLTree.Element) {
        for constraint in element.children {
            if constraintLine == nil { constraintLine = element.line }
            if let identifier = constraint["id"] { constraints.insert(identifier) }
        }
    }

    // MARK: Problems

    func warn(_ message: String, line: Int, _ object: InterfaceObject? = nil) {
        document.problems.append(
            InterfaceProblem(.warning, message, line: line, objectIdentifier: object?.identifier))
    }

    func warnOfUnknown(_ element: XMLTree.Element, _ object: InterfaceObject? = nil) {
        warn("the element <\(element.name)> is not known", line: element.line, object)
    }

    /// Whether the element has the expected name; if not, that is reported.
    private func expect(_ element: XMLTree.Element, _ name: String, in list: XMLTree.Element) -> Bool {
        if element.name == name { return true }
        warn("<\(list.name)> holds an unexpected <\(element.name)>", line: element.line)
        return false
    }
}

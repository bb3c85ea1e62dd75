/// Builds the document of one nib of a storyboard.
struct StoryboardNib {
    private(set) var document: InterfaceDocument
    let owner: InterfaceObject
    let firstResponder: InterfaceObject
    private var placeholders: [String: InterfaceObject] = [:]

    /// - Parameter document: The document of the storyboard.
    init(document storyboard: InterfaceDocument) {
        document = InterfaceDocument(path: storyboard.path, family: storyboard.family)
        document.targetRuntime = storyboard.targetRuntime
        document.deploymentTarget = storyboard.deploymentTarget
        owner = Self.proxy("-1", "IBFilesOwner")
        firstResponder = Self.proxy("-2", "IBFirstResponder")
        addTopLevel(owner)
        addTopLevel(firstResponder)
    }

    private static func proxy(_ identifier: String, _ name: String) -> InterfaceObject {
        let proxy = InterfaceObject(identifier: identifier, className: "IBProxyObject", line: 0)
        proxy.properties = [InterfaceProperty(key: "IBProxiedObjectIdentifier", value: .string(name), line: 0)]
        return proxy
    }

    mutating func addTopLevel(_ object: InterfaceObject) {
        document.topLevel.append(object)
        addObjects(object)
    }

    private mutating func addObjects(_ object: InterfaceObject) {
        guard !document.objects.contains(where: { $0 === object }) else { return }
        document.objects.append(object)
        for child in object.children { addObjects(child) }
    }

    /// The placeholder for an object in another nib.
    mutating func placeholder(_ name: String) -> InterfaceObject {
        if let known = placeholders[name] { return known }
        let placeholder = Self.proxy(name, name)
        placeholders[name] = placeholder
        addTopLevel(placeholder)
        return placeholder
    }

    mutating func connect(
        _ connection: InterfaceConnection, from source: InterfaceObject, to destination: InterfaceObject
    ) {
        var connection = connection
        connection.source = source
        connection.destination = destination
        document.connections.append(connection)
    }

    mutating func connect(
        _ source: InterfaceObject, to destination: InterfaceObject, _ outlet: String, line: Int
    ) {
        document.connections.append(
            InterfaceConnection(
                kind: .outlet, label: outlet, source: source, destination: destination, identifier: nil, line: line))
    }
}

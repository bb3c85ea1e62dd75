import Archiving
import Foundation

/// Compiles the nibs of a storyboard.
///
/// A scene becomes two nibs: one with the controller, its items, its segues and the objects beside it, and one with the
/// view, which is loaded lazily. A prototype cell is a nib inside the view's nib. An object in another nib is
/// represented by a placeholder with the identifier `UpstreamPlaceholder-` and the object's identifier.
///
/// Child controllers that a container has from the start are in the container's nib.
package struct StoryboardCompiler {
    let storyboard: InterfaceStoryboard
    let options: NibOptions
    let encode: (ArchiveGraph) throws -> Data

    var layout: StoryboardLayout
    var compiled = CompiledStoryboard()
    /// The names of the controllers' nibs, by controller.
    var nibNames: [ObjectIdentifier: String] = [:]
    /// The objects of each controller's nib that the nib of the view refers to, by scene.
    var externals: [Int: [InterfaceObject]] = [:]

    /// - Parameter encode: Encodes a nib. The default is NIBArchive, which iOS 5 reads, the first system with
    ///   storyboards.
    package init(
        _ storyboard: InterfaceStoryboard, options: NibOptions = NibOptions(),
        encode: @escaping (ArchiveGraph) throws -> Data = { try NIBArchive.write($0) }
    ) {
        self.storyboard = storyboard
        self.options = options
        self.encode = encode
        layout = StoryboardLayout(storyboard)
    }

    /// - Returns: The contents of the folder, and the problems that the compiler found. Problems that the reader found
    ///   are in the document.
    /// - Throws: The error of the archive writer.
    package mutating func compile() throws -> CompiledStoryboard {
        nameControllers()
        joinContainers()
        makeSegueTemplates()
        refuseOutletsIntoPrototypes()
        for place in storyboard.scenes.indices { try compileView(ofScene: place) }
        for place in storyboard.scenes.indices { finishController(ofScene: place) }
        var names: [String: String] = [:]
        for (place, scene) in storyboard.scenes.enumerated() {
            guard let controller = scene.controller else { continue }
            guard isEntry(controller) else {
                if !layout.isContained(controller) { warnOfUnreachable(controller) }
                continue
            }
            let name = nibNames[ObjectIdentifier(controller)] ?? ""
            names[name] = name
            try add(controllerDocument(ofScene: place), name)
        }
        compiled.info["UIViewControllerIdentifiersToNibNames"] = names
        compiled.info["UIStoryboardVersion"] = 1
        if let initial = layout.initialController, let name = nibNames[ObjectIdentifier(initial)] {
            compiled.info["UIStoryboardDesignatedEntryPointIdentifier"] = name
        }
        compiled.problems = InterfaceProblem.sorted(compiled.problems)
        return compiled
    }

    // MARK: Controllers

    /// Names the controllers' nibs by the storyboard identifier, otherwise by the identifier in the file.
    private mutating func nameControllers() {
        var taken: Set<String> = []
        for controller in storyboard.scenes.compactMap(\.controller) {
            let className = String(controller.className.dropFirst(2))
            var name = "\(className)-\(controller.identifier ?? "")"
            if case .string(let given)? = controller["IBUIStoryboardIdentifier"], !given.isEmpty {
                if taken.contains(given) {
                    report(.error, "another controller has the identifier “\(given)”, too", controller)
                } else if given.contains("/") || given.hasPrefix(".") {
                    report(.error, "the identifier “\(given)” cannot be the name of a file", controller)
                } else {
                    name = given
                }
            }
            taken.insert(name)
            nibNames[ObjectIdentifier(controller)] = name
        }
    }

    /// Whether the controller is instantiated on its own: as the initial one, by a segue, or by its storyboard
    /// identifier.
    private func isEntry(_ controller: InterfaceObject) -> Bool {
        if controller === layout.initialController || layout.destinations.contains(ObjectIdentifier(controller)) {
            return true
        }
        guard case .string(let identifier)? = controller["IBUIStoryboardIdentifier"] else { return false }
        return !identifier.isEmpty
    }

    private mutating func warnOfUnreachable(_ controller: InterfaceObject) {
        report(
            .warning,
            "the scene is unreachable: no segue leads there, and it has no identifier for "
                + "-instantiateViewControllerWithIdentifier:", controller)
    }

    /// Adds the child controllers that a container has from the start to the container.
    private mutating func joinContainers() {
        var contents: [ObjectIdentifier: [InterfaceValue]] = [:]
        for segue in storyboard.segues {
            guard case .relationship(let name) = segue.kind else { continue }
            guard layout.isController(segue.source), layout.isController(segue.destination) else {
                report(.error, "a relationship joins two controllers", segue.source, line: segue.line)
                continue
            }
            let container = segue.source
            switch name {
            case "rootViewController", "viewControllers":
                contents[ObjectIdentifier(container), default: []].append(.object(segue.destination))
                container.properties.removeAll { $0.key == "IBUIViewControllers" }
                container.properties.append(
                    InterfaceProperty(
                        key: "IBUIViewControllers", value: .array(contents[ObjectIdentifier(container)] ?? []),
                        line: segue.line))
            case "masterViewController", "detailViewController":
                container.properties.append(
                    InterfaceProperty(
                        key: AttributeRule.archiveKey(for: name), value: .object(segue.destination), line: segue.line))
            default:
                report(.warning, "the relationship “\(name)” is not known", container, line: segue.line)
                continue
            }
            container.children.append(segue.destination)
        }
    }

    /// Gives a controller the data for loading its view from the other nib.
    private mutating func finishController(ofScene place: Int) {
        guard let controller = storyboard.scenes[place].controller else { return }
        let others = layout.extras(ofScene: place)
        if !others.isEmpty {
            controller.properties.append(
                InterfaceProperty(
                    key: "IBUITopLevelObjectsToKeepAliveFromStoryboard", value: .array(others.map { .object($0) }),
                    line: controller.line))
        }
        guard let needed = externals[place], !needed.isEmpty else { return }
        let table = needed.map { object in
            (key: InterfaceValue.string(Self.placeholderName(of: object)), value: InterfaceValue.object(object))
        }
        controller.properties.append(
            InterfaceProperty(
                key: "IBUIExternalObjectsTableForViewLoading", value: .dictionary(table), line: controller.line))
    }

    /// The document of a controller's nib, with all child controllers that it has from the start.
    private mutating func controllerDocument(ofScene place: Int) -> InterfaceDocument {
        var writer = StoryboardNib(document: storyboard.document)
        let scenes = layout.scenesWithin(scene: place)
        for (member, scene) in scenes.enumerated() {
            guard let controller = storyboard.scenes[scene].controller else { continue }
            if member == 0 { writer.addTopLevel(controller) }
            for extra in layout.extras(ofScene: scene) { writer.addTopLevel(extra) }
            writer.connect(
                controller, to: writer.placeholder("UIStoryboardPlaceholder"), "storyboard", line: controller.line)
        }
        for connection in storyboard.document.connections + layout.segueConnections {
            guard let source = homeScene(connection.source, in: scenes),
                let destination = homeScene(connection.destination, in: scenes)
            else { continue }
            let isForeign = source != destination
            if isForeign { continue }
            writer.connect(connection, from: end(connection.source, &writer), to: end(connection.destination, &writer))
        }
        return writer.document
    }

    /// The scene of an object in a controller's nib, if it is one of these scenes; otherwise nil.
    private func homeScene(_ object: InterfaceObject, in scenes: [Int]) -> Int? {
        guard case .controller(let scene)? = layout.home(of: object), scenes.contains(scene) else { return nil }
        return scene
    }

    private func end(_ object: InterfaceObject, _ writer: inout StoryboardNib) -> InterfaceObject {
        object.className == "IBProxyObject" ? writer.firstResponder : object
    }

    // MARK: Files

    /// Compiles the document of a nib and adds it to the result.
    mutating func add(_ document: InterfaceDocument, _ name: String) throws {
        compiled.nibs.append((name, try data(of: document)))
    }

    mutating func data(of document: InterfaceDocument) throws -> Data {
        var compiler = NibCompiler(document: document, options: options)
        let (graph, problems) = compiler.compile()
        for problem in problems where !compiled.problems.contains(problem) { compiled.problems.append(problem) }
        return try encode(graph)
    }

    static func placeholderName(of object: InterfaceObject) -> String {
        "UpstreamPlaceholder-" + (object.identifier ?? "")
    }

    // MARK: Problems

    mutating func report(
        _ severity: InterfaceProblem.Severity, _ message: String, _ object: InterfaceObject, line: Int? = nil
    ) {
        let subject = "\(object.className) \(object.identifier ?? "")"
        compiled.problems.append(
            InterfaceProblem(
                severity, "\(subject): \(message)", line: line ?? object.line, objectIdentifier: object.identifier))
    }
}

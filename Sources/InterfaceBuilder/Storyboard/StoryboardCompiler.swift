import Archiving
import Foundation

/// Makes the nibs of a storyboard.
///
/// A scene becomes two nibs: one with the controller, its items, its segues and what stands beside it, and one with the
/// view, which is loaded when it is needed. A prototype cell is a nib of its own within the view's. What a nib needs of
/// another one stands there as a placeholder, `UpstreamPlaceholder-` and the object's identifier.
///
/// Controllers that a container holds from the start are in the container's nib.
package struct StoryboardCompiler {
    let storyboard: InterfaceStoryboard
    let options: NibOptions
    let encode: (ArchiveGraph) throws -> Data

    var layout: StoryboardLayout
    var compiled = CompiledStoryboard()
    /// The names of the controllers' nibs, by the controllers.
    var nibNames: [ObjectIdentifier: String] = [:]
    /// What a scene's view needs of the controller's nib, by the scene.
    var externals: [Int: [InterfaceObject]] = [:]

    /// - Parameter encode: Writes a nib. Storyboards came with iOS 5, which reads NIBArchives.
    package init(
        _ storyboard: InterfaceStoryboard, options: NibOptions = NibOptions(),
        encode: @escaping (ArchiveGraph) throws -> Data = { try NIBArchive.write($0) }
    ) {
        self.storyboard = storyboard
        self.options = options
        self.encode = encode
        layout = StoryboardLayout(storyboard)
    }

    /// - Returns: the folder's contents, with what the compiler found wrong. What the reader found is in the document's
    ///   own problems.
    /// - Throws: what the archive's writer cannot write.
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

    /// A controller is called by what its author called it, or by its identifier in the file.
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

    /// Whether somebody makes this controller on its own: the storyboard at its begin, a segue, or the app by name.
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

    /// Puts the controllers that a container holds from the start into it.
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

    /// Gives a controller what it needs of its view, which is in another nib.
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

    /// The nib of a controller, with all that it contains from the start.
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

    /// The scene that an object of a controller's nib belongs to, if it is one of those; placeholders belong to theirs.
    private func homeScene(_ object: InterfaceObject, in scenes: [Int]) -> Int? {
        guard case .controller(let scene)? = layout.home(of: object), scenes.contains(scene) else { return nil }
        return scene
    }

    private func end(_ object: InterfaceObject, _ writer: inout StoryboardNib) -> InterfaceObject {
        object.className == "IBProxyObject" ? writer.firstResponder : object
    }

    // MARK: Files

    /// Compiles the document of a nib and keeps it.
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

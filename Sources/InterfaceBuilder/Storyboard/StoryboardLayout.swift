/// The assignment of a storyboard's objects to nibs.
struct StoryboardLayout {
    /// The nib that contains an object.
    enum Home {
        case controller(scene: Int)
        case view(scene: Int)
        /// The nib of a prototype cell, inside the nib of its table's view.
        case cell(InterfaceObject, scene: Int)
    }

    private let storyboard: InterfaceStoryboard
    private var homes: [ObjectIdentifier: Home] = [:]
    private var scenesOfControllers: [ObjectIdentifier: Int] = [:]
    /// The child controllers that a container has from the start, by the container's scene.
    private var contained: [Int: [Int]] = [:]
    private var isContained: Set<ObjectIdentifier> = []
    /// The destinations of segues.
    private(set) var destinations: Set<ObjectIdentifier> = []
    /// The connections from the objects that trigger segues to the segues.
    var segueConnections: [InterfaceConnection] = []
    private(set) var initialController: InterfaceObject?
    /// The views of the scenes' controllers, by scene.
    private(set) var views: [Int: InterfaceObject] = [:]

    /// Removes the views from their controllers and the prototype cells from their tables, since they go into separate
    /// nibs.
    init(_ storyboard: InterfaceStoryboard) {
        self.storyboard = storyboard
        for (place, scene) in storyboard.scenes.enumerated() {
            for object in scene.objects { settle(object, .controller(scene: place)) }
            guard let controller = scene.controller else { continue }
            scenesOfControllers[ObjectIdentifier(controller)] = place
            if controller.identifier == storyboard.initialControllerIdentifier { initialController = controller }
            takeView(of: controller, place)
        }
        for segue in storyboard.segues {
            if case .relationship = segue.kind {
                guard let container = scenesOfControllers[ObjectIdentifier(segue.source)],
                    let member = scenesOfControllers[ObjectIdentifier(segue.destination)]
                else { continue }
                contained[container, default: []].append(member)
                isContained.insert(ObjectIdentifier(segue.destination))
            } else {
                destinations.insert(ObjectIdentifier(segue.destination))
            }
        }
    }

    func home(of object: InterfaceObject) -> Home? { homes[ObjectIdentifier(object)] }

    mutating func settle(_ object: InterfaceObject, _ home: Home) {
        homes[ObjectIdentifier(object)] = home
        for child in object.children { settle(child, home) }
    }

    func isController(_ object: InterfaceObject) -> Bool { scenesOfControllers[ObjectIdentifier(object)] != nil }

    /// Whether a container has the controller from the start.
    func isContained(_ controller: InterfaceObject) -> Bool { isContained.contains(ObjectIdentifier(controller)) }

    func scene(of object: InterfaceObject) -> Int? {
        switch home(of: object) {
        case .controller(let scene)?, .view(let scene)?, .cell(_, let scene)?: scene
        case nil: nil
        }
    }

    /// A scene and the scenes of all child controllers that its controller has from the start, each once.
    func scenesWithin(scene: Int) -> [Int] {
        var scenes = [scene]
        var next = 0
        while next < scenes.count {
            for member in contained[scenes[next]] ?? [] where !scenes.contains(member) { scenes.append(member) }
            next += 1
        }
        return scenes
    }

    /// The objects beside a scene's controller, without placeholders.
    func extras(ofScene place: Int) -> [InterfaceObject] {
        let scene = storyboard.scenes[place]
        return scene.objects.filter { $0 !== scene.controller && $0.className != "IBProxyObject" }
    }

    private mutating func takeView(of controller: InterfaceObject, _ place: Int) {
        guard case .object(let view)? = controller["IBUIView"] else { return }
        controller.properties.removeAll { $0.key == "IBUIView" }
        controller.children.removeAll { $0 === view }
        views[place] = view
        settle(view, .view(scene: place))
        takePrototypes(beneath: view, place)
    }

    private mutating func takePrototypes(beneath object: InterfaceObject, _ place: Int) {
        if let contents = storyboard.tables[ObjectIdentifier(object)] {
            for cell in contents.prototypes {
                object.children.removeAll { $0 === cell }
                settle(cell, .cell(cell, scene: place))
            }
        }
        for child in object.children { takePrototypes(beneath: child, place) }
    }
}

/// What an app's own Swift classes offer to nib files.
///
/// Swift finds classes by their names, but neither properties nor methods. So each class that stands in a nib registers its
/// outlets and actions before the first nib is loaded; code that does so is generated when the app is built.
///
///     InterfaceRegistry.register(
///         CounterController.self,
///         outlets: ["label": InterfaceOutlet(\CounterController.label)],
///         actions: ["increase:": ActionMethod(CounterController.increase)])
///
/// A class has what its superclasses have registered, too.
@MainActor public enum InterfaceRegistry {
    struct Entry {
        let type: AnyClass
        let make: (@MainActor (NSCoder?) -> AnyObject?)?
        let outlets: [String: InterfaceOutlet]
        let actions: [Selector: ActionMethod]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var names: [String: ObjectIdentifier] = [:]

    /// Registers a class; a second time replaces the first.
    /// - Parameters:
    ///   - name: By which nib files name the class; nil is its own name, without the module's.
    ///   - make: Makes an object from its archive, or without one by the plain initialiser. nil leaves it to the frameworks,
    ///     which make views, controllers, responders and other subclasses of `NSObject`.
    public static func register(
        _ type: AnyClass, name: String? = nil, make: (@MainActor (NSCoder?) -> AnyObject?)? = nil,
        outlets: [String: InterfaceOutlet] = [:], actions: [Selector: ActionMethod] = [:]
    ) {
        entries[ObjectIdentifier(type)] = Entry(type: type, make: make, outlets: outlets, actions: actions)
        names[name ?? String(describing: type)] = ObjectIdentifier(type)
    }

    static func entry(named name: String) -> Entry? { names[name].flatMap { entries[$0] } }

    static func type(named name: String) -> AnyClass? { entry(named: name)?.type }

    /// The outlet of that name of the object's class, or of the nearest superclass that has it.
    static func outlet(_ name: String, of object: AnyObject) -> InterfaceOutlet? {
        first(of: object) { $0.outlets[name] }
    }

    /// The method of that name of the object's class, or of the nearest superclass that has it.
    static func action(_ action: Selector, of object: AnyObject) -> ActionMethod? {
        first(of: object) { $0.actions[action] }
    }

    private static func first<Found>(of object: AnyObject, _ find: (Entry) -> Found?) -> Found? {
        guard !entries.isEmpty else { return nil }
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if let entry = entries[ObjectIdentifier(current)], let found = find(entry) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }
}

/// The outlets and actions of an app's Swift classes, for nib files.
///
/// Swift finds classes by their names, but neither properties nor methods. So each class that stands in a nib registers
/// its outlets and actions before the first nib is loaded; code that does so is generated when the app is built.
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
        var make: (@MainActor (NSCoder?) -> AnyObject?)?
        var outlets: [String: InterfaceOutlet] = [:]
        var actions: [Selector: ActionMethod] = [:]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var names: [String: ObjectIdentifier] = [:]

    /// Registers a class, or more of one that is registered: an extension's part.
    /// - Parameters:
    ///   - name: By which nib files name the class; nil is its own name, without the module's and with it.
    ///   - make: Makes an object from its archive, or without one by the plain initialiser. nil leaves it to the
    ///     frameworks, which make views, controllers, responders and other subclasses of `NSObject`.
    public static func register(
        _ type: AnyClass, name: String? = nil, make: (@MainActor (NSCoder?) -> AnyObject?)? = nil,
        outlets: [String: InterfaceOutlet] = [:], actions: [Selector: ActionMethod] = [:]
    ) {
        connect()
        var entry = entries[ObjectIdentifier(type)] ?? Entry(type: type)
        entry.make = make ?? entry.make
        entry.outlets.merge(outlets) { $1 }
        entry.actions.merge(actions) { $1 }
        entries[ObjectIdentifier(type)] = entry
        if let name {
            names[name] = ObjectIdentifier(type)
        } else {
            names[String(describing: type)] = ObjectIdentifier(type)
            names[String(reflecting: type)] = ObjectIdentifier(type)
        }
    }

    /// Makes registered actions known to the sending of actions.
    static func connect() { ActionDispatch.registeredAction = action }

    static func entry(named name: String) -> Entry? {
        _ = app
        return names[name].flatMap { entries[$0] }
    }

    /// Runs the registrations in code that was generated when the app was built; evaluated at the first use of the
    /// registry.
    private static let app: Void = {
        guard let function = dlsym(nil, "verger_register_interfaces") else { return }
        unsafeBitCast(function, to: (@MainActor @convention(c) () -> Void).self)()
    }()

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
        _ = app
        guard !entries.isEmpty else { return nil }
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if let entry = entries[ObjectIdentifier(current)], let found = find(entry) { return found }
            next = _getSuperclass(current)
        }
        return nil
    }
}

package import Archiving

/// Instantiates the objects of a nib and connects them.
///
/// A loader is used once. The order is Apple's: `init(coder:)` of all objects, runtime attributes, outlets, outlet
/// collections, actions, `awakeFromNib()`, and finally the windows that are visible at launch (*Resource Programming
/// Guide*, "Nib Files").
@MainActor package final class NibLoader {
    /// The language of the app. Set once at launch by a language bridge.
    package static var language: any NibLanguage = SwiftNibLanguage()

    private let file: NibFile
    private let bundle: Bundle?
    private let language: any NibLanguage
    private let decoder: ArchiveDecoder
    /// The objects for placeholders, by the placeholders' identifiers.
    private let placeholders: [String: AnyObject]

    /// Finds the nib's images that are not in the bundle.
    package var findImage: ((String) -> UIImage?)?

    /// - Parameters:
    ///   - owner: The object for File's Owner.
    ///   - externalObjects: The objects for other placeholders, by their identifiers.
    ///   - bundle: The bundle of the images; nil is the app's.
    package init(
        _ file: NibFile, owner: AnyObject?, externalObjects: [String: AnyObject] = [:], bundle: Bundle? = nil,
        language: (any NibLanguage)? = nil
    ) {
        StoryboardPlace.connect()
        UISearchDisplayController.connect()
        self.file = file
        self.bundle = bundle
        self.language = language ?? Self.language
        decoder = ArchiveDecoder(file.index)
        var placeholders = externalObjects
        placeholders["IBFilesOwner"] = owner
        self.placeholders = placeholders
    }

    /// - Returns: the top-level objects of the nib, without placeholders; nil if an exception was raised, in which case
    ///   the nib is loaded partially.
    package func load() -> [Any]? {
        decoder.makeObject = { [unowned self] object, _, _ in make(object) }
        let objects = make(list: "UINibObjectsKey")
        var outlets: [NibOutlet] = []
        var collections: [NibOutletCollection] = []
        var actions: [NibAction] = []
        for connection in make(list: "UINibConnectionsKey") {
            if let outlet = connection as? NibOutlet {
                outlets.append(outlet)
            } else if let action = connection as? NibAction {
                actions.append(action)
            } else if let collection = connection as? NibOutletCollection {
                collections.append(collection)
            }
        }
        let topLevel = make(list: "UINibTopLevelObjectsKey")
        let windows = make(list: "UINibVisibleWindowsKey").compactMap { $0 as? UIWindow }
        let attributes = make(list: "UINibKeyValuePairsKey").compactMap { $0 as? NibAttribute }
        for case let configuration as AccessibilityConfiguration in make(list: "UINibAccessibilityConfigurationsKey") {
            configuration.apply()
        }

        let controllers = objects.compactMap { $0 as? UIViewController }.filter { !$0.isViewLoaded }
        guard connect(attributes), connect(outlets), connect(collections), connect(actions) else { return nil }
        for controller in controllers { controller.keepViewOfNib() }
        for object in objects {
            if let object = object as? PlatformObject {
                language.awakeFromNib(object)
            } else if type(of: object) is AnyClass {
                language.awakeFromNib(object as AnyObject)
            }
        }
        // A view that a nib has put into a window is asked for there.
        for controller in controllers where controller.archivedView?.window != nil { controller.loadViewIfNeeded() }
        for window in windows {
            WindowStack.main.orderToFront(window)
            window.isHidden = false
        }
        return topLevel
    }

    /// The instance for an object of the graph; nil if there is none.
    package func object(at reference: ArchiveGraph.Reference) -> Any? { decoder.object(at: reference) }

    /// Instantiates the objects of a list in the nib, without placeholders.
    private func make(list key: String) -> [Any] {
        file.list(key).compactMap { reference in
            file.graph[reference].className == "UIProxyObject" ? nil : decoder.object(at: reference)
        }
    }

    private func connect(_ connections: [some NibConnection]) -> Bool {
        connections.allSatisfy { $0.connect(by: language) }
    }

    // MARK: Making objects

    private func make(_ object: ArchivedObject) -> Any? {
        switch object.className {
        case "UIProxyObject": return text("UIProxiedObjectIdentifier").flatMap { placeholders[$0] }
        case "UIClassSwapper": return makeSwapped()
        case "UICustomObject": return makeCustomObject(ofClass: text("UIClassName") ?? "NSObject")
        case "UIImageNibPlaceholder": return text("UIResourceName").flatMap(image)
        default:
            if let type = NibClasses.named(object.className) { return type.init(coder: decoder) }
            if language.hasClass(named: object.className) {
                return language.makeObject(ofClass: object.className, coder: decoder)
            }
            return makeUnknown(object)
        }
    }

    /// Instantiates an object with a custom class of the app.
    private func makeSwapped() -> Any? {
        let object = makeSwappedObject()
        (object as? UIButton)?.drawsRoundedRect = false
        return object
    }

    private func makeSwappedObject() -> Any? {
        let className = text("UIClassName") ?? ""
        let originalName = text("UIOriginalClassName") ?? "UIView"
        if originalName == "UICustomObject" { return makeCustomObject(ofClass: className) }
        if let type = NibClasses.named(className) { return type.init(coder: decoder) }
        if language.hasClass(named: className) { return language.makeObject(ofClass: className, coder: decoder) }
        reportUnknownClass(className)
        return NibClasses.named(originalName)?.init(coder: decoder) ?? plainView()
    }

    /// Instantiates a custom object, for which the nib contains only the class.
    private func makeCustomObject(ofClass name: String) -> Any? {
        if language.hasClass(named: name) { return language.makeObject(ofClass: name, coder: nil) }
        if let type = NibClasses.named(name) { return type.init(coder: decoder) }
        if name != "NSObject" { reportUnknownClass(name) }
        return NSObject()
    }

    /// Instantiates an object of an unknown class as its nearest known superclass, if the archive lists the
    /// superclasses; otherwise as a plain view if it is a view.
    private func makeUnknown(_ object: ArchivedObject) -> Any? {
        reportUnknownClass(object.className)
        for name in object.ancestors {
            if let type = NibClasses.named(name) { return type.init(coder: decoder) }
        }
        return plainView()
    }

    /// An object with a frame is assumed to be a view.
    private func plainView() -> UIView? { decoder.containsValue(forKey: "UIBounds") ? UIView(coder: decoder) : nil }

    /// An image of the bundle.
    private func image(named name: String) -> UIImage? {
        if let findImage { return findImage(name) }
        let path = bundle.map { $0 === Bundle.main ? name : ($0.resourcePath ?? $0.bundlePath) + "/" + name } ?? name
        if let image = UIImage(named: path) { return image }
        if language.reportsProblems {
            let owner = bundle ?? .main
            NibProblems.report(
                "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier "
                    + "\"\(owner.bundleIdentifier ?? owner.bundlePath)\"")
        }
        return nil
    }

    private func text(_ key: String) -> String? { decoder.decodeObject(forKey: key) as? String }

    private func reportUnknownClass(_ name: String) {
        if language.reportsProblems { NibProblems.report("Unknown class \(name) in Interface Builder file.") }
    }
}

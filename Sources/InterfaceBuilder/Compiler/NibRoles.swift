/// Roles of objects that follow from the objects that refer to them.
struct NibRoles {
    /// The content views of cells.
    private(set) var contentViews: Set<ObjectIdentifier> = []
    /// The controllers of navigation bars and tab bars, by bar.
    private(set) var barOwners: [ObjectIdentifier: InterfaceObject] = [:]
    /// The navigation bars of controllers' navigation items, by item.
    private(set) var barsOfItems: [ObjectIdentifier: InterfaceObject] = [:]

    init() {}

    init(_ objects: [InterfaceObject]) {
        for object in objects {
            switch object.className {
            case "IBUITableViewCell":
                if case .object(let view)? = object["IBUIContentView"] { contentViews.insert(ObjectIdentifier(view)) }
            case "IBUITabBarController":
                if case .object(let bar)? = object["IBUITabBar"] { barOwners[ObjectIdentifier(bar)] = object }
            case "IBUINavigationController":
                guard case .object(let bar)? = object["IBUINavigationBar"] else { continue }
                barOwners[ObjectIdentifier(bar)] = object
                for case .object(let item) in Self.items(of: object, "IBUINavigationItem") {
                    barsOfItems[ObjectIdentifier(item)] = bar
                }
            default: continue
            }
        }
    }

    /// The items of a container's child controllers, in their order.
    static func items(of controller: InterfaceObject, _ key: String) -> [InterfaceValue] {
        guard case .array(let controllers)? = controller["IBUIViewControllers"] else { return [] }
        return controllers.compactMap { child in
            guard case .object(let child) = child, case .object(let item)? = child[key] else { return nil }
            return .object(item)
        }
    }
}

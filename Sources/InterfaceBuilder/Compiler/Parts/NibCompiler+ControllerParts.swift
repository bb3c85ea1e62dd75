import Archiving

extension NibCompiler {
    /// Adds the child controllers of a container. The nib lists them twice: under the container's own key, and as
    /// children of any view controller.
    mutating func makeViewControllers(_ subject: inout NibSubject) {
        var controllers: [ArchiveGraph.Reference] = []
        if case .array(let values)? = subject.property("IBUIViewControllers")?.value {
            controllers = values.compactMap { reference(to: $0, of: subject.object) }
        }
        for key in ["IBUIMasterViewController", "IBUIDetailViewController"] {
            if let value = subject.property(key)?.value, let side = reference(to: value, of: subject.object) {
                controllers.append(side)
            }
        }
        guard !controllers.isEmpty else { return }
        subject.add("UIChildViewControllers", .object(array(controllers, isMutable: true)))
        subject.add("UIViewControllers", .object(array(controllers, isMutable: true)))
        if subject.resolved.nibName == "UITabBarController", subject.property("IBUICustomizableViewControllers") == nil
        {
            subject.add("UICustomizableViewControllers", .object(array(controllers, isMutable: true)))
        }
    }

    mutating func makeBar(_ key: String, _ nibKey: String, _ subject: inout NibSubject) {
        guard let value = subject.property(key)?.value, let bar = reference(to: value, of: subject.object) else {
            return
        }
        subject.add(nibKey, .object(bar))
    }

    /// Connects a container's bar with its controller and the items of the child controllers, and an item with its bar.
    mutating func makeBarOwner(_ subject: inout NibSubject) {
        let identity = ObjectIdentifier(subject.object)
        let key = subject.resolved.nibName == "UINavigationItem" ? "NavigationBar" : "Delegate"
        var other = subject.property("IBUI" + key).flatMap { reference(to: $0.value, of: subject.object) }
        if other == nil {
            other = (roles.barsOfItems[identity] ?? roles.barOwners[identity]).flatMap { reference(to: $0) }
        }
        if let other { subject.add("UI" + key, .object(other)) }
        guard let owner = roles.barOwners[identity] else { return }
        guard !subject.has("UIItems") else { return }
        let isTabBar = owner.className == "IBUITabBarController"
        let items = NibRoles.items(of: owner, isTabBar ? "IBUITabBarItem" : "IBUINavigationItem")
            .compactMap { reference(to: $0, of: owner) }
        if !items.isEmpty { subject.add("UIItems", .object(array(items, isMutable: !isTabBar))) }
    }

    mutating func makeSystemItem(_ subject: inout NibSubject) {
        guard let property = subject.property("IBUISystemItemIdentifier") else { return }
        guard let item = property.value.integer else {
            warn(
                "IBUISystemItemIdentifier is not a number; the nib goes without it", line: property.line,
                object: subject.object)
            return
        }
        subject.add("UIIsSystemItem", .boolean(true))
        subject.add("UISystemItem", .integer(Int64(item)))
    }
}

/// A group of actions that are undone together, in reverse order.
@MainActor final class UndoGroup {
    enum Item {
        case action(UndoAction)
        case group(UndoGroup)
    }

    private(set) var items: [Item] = []
    var name = ""
    /// True for the group of an event, false for a group that the app has opened.
    let isByEvent: Bool

    init(isByEvent: Bool) { self.isByEvent = isByEvent }

    var isEmpty: Bool { items.isEmpty }

    func add(_ item: Item) { items.append(item) }

    func perform() {
        for item in items.reversed() {
            switch item {
            case .action(let action): action.perform()
            case .group(let group): group.perform()
            }
        }
    }

    /// Removes the actions of a target, and groups that become empty.
    func remove(_ target: AnyObject) {
        for case .group(let group) in items { group.remove(target) }
        items.removeAll { item in
            switch item {
            case .action(let action): action.isFor(target)
            case .group(let group): group.isEmpty
            }
        }
    }
}

/// A registered undo action. The target is not retained.
@MainActor struct UndoAction {
    private let target: () -> AnyObject?
    private let handler: (AnyObject) -> Void

    init(target: AnyObject, handler: @escaping @MainActor (AnyObject) -> Void) {
        // The peer of an object of another language is retained. It does not retain that object.
        if target is any ActionTarget {
            self.target = { target }
        } else {
            self.target = { [weak target] in target }
        }
        self.handler = handler
    }

    func perform() {
        if let target = target() { handler(target) }
    }

    func isFor(_ other: AnyObject) -> Bool {
        guard let target = target() else { return true }
        return target === other
    }
}

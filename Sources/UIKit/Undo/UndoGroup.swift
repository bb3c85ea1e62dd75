/// Actions that are undone together, the last one first.
@MainActor final class UndoGroup {
    enum Item {
        case action(UndoAction)
        case group(UndoGroup)
    }

    private(set) var items: [Item] = []
    var name = ""
    /// Whether it was opened for an event of the app, not by the app.
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

    /// Takes out the actions of a target, and groups that are empty then.
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

/// One thing to undo. The target is not kept alive.
@MainActor struct UndoAction {
    private let target: () -> AnyObject?
    private let handler: (AnyObject) -> Void

    init(target: AnyObject, handler: @escaping @MainActor (AnyObject) -> Void) {
        // The stand-in of another language's object is kept; it does not keep its object.
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

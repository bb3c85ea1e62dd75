/// The registrations of a control (targets with actions, and closures), in the order in which they were added.
@MainActor struct ControlActions {
    /// A registration.
    struct Entry {
        enum Receiver {
            /// A target, which is not retained.
            case object(WeakTarget)
            /// The peer of an object of another language. The peer is retained, but does not retain its object.
            case foreign(AnyObject)
            /// A nil target: the first object in the responder chain that implements the action.
            case responderChain
            case closure(UIAction)
        }
        let receiver: Receiver
        let action: Selector
        var events: UIControl.Event
    }

    final class WeakTarget {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private(set) var entries: [Entry] = []

    mutating func add(_ target: AnyObject?, _ action: Selector, _ events: UIControl.Event) {
        entries.removeAll { entry in
            if case .object(let weak) = entry.receiver { return weak.object == nil }
            return false
        }
        if let index = entries.firstIndex(where: { $0.action == action && $0.receiver.isSame(as: target) }) {
            entries[index].events.formUnion(events)
            return
        }
        let receiver: Entry.Receiver =
            switch target {
            case nil: .responderChain
            case let target? where target is any ActionTarget: .foreign(target)
            case let target?: .object(WeakTarget(target))
            }
        entries.append(Entry(receiver: receiver, action: action, events: events))
    }

    mutating func add(_ closure: UIAction, _ events: UIControl.Event) {
        entries.append(Entry(receiver: .closure(closure), action: "", events: events))
    }

    /// - Parameters:
    ///   - target: nil matches all targets.
    ///   - action: nil matches all actions.
    mutating func remove(_ target: AnyObject?, _ action: Selector?, _ events: UIControl.Event) {
        for index in entries.indices {
            if case .closure = entries[index].receiver { continue }
            let matches = target == nil || entries[index].receiver.isSame(as: target)
            if matches, action == nil || action == entries[index].action { entries[index].events.subtract(events) }
        }
        entries.removeAll { $0.events.isEmpty }
    }

    mutating func remove(_ closure: UIAction, _ events: UIControl.Event) {
        for index in entries.indices {
            if case .closure(let other) = entries[index].receiver, other === closure {
                entries[index].events.subtract(events)
            }
        }
        entries.removeAll { $0.events.isEmpty }
    }

    /// The targets that still exist. nil stands for the responder chain.
    var targets: [AnyObject?] {
        entries.compactMap { entry -> AnyObject?? in
            switch entry.receiver {
            case .object(let weak): weak.object.map { .some($0) }
            case .foreign(let object): .some(object)
            case .responderChain: .some(nil)
            case .closure: nil
            }
        }
    }

    func actions(for target: AnyObject?, _ event: UIControl.Event) -> [Selector] {
        entries.filter { $0.events.contains(event) && $0.receiver.isSame(as: target) }.map(\.action)
    }
}

extension ControlActions.Entry.Receiver {
    /// True if the receiver is `target`. nil stands for the responder chain.
    @MainActor fileprivate func isSame(as target: AnyObject?) -> Bool {
        switch self {
        case .object(let weak):
            return target != nil && weak.object === target
        case .foreign(let object):
            if object === target { return true }
            guard let object = object as? NSObject, let target = target as? NSObject else { return false }
            return object.isEqual(target)
        case .responderChain:
            return target == nil
        case .closure:
            return false
        }
    }
}

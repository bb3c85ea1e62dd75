/// A connection between objects of a nib, decoded from its own archived object after all objects are made.
@MainActor protocol NibConnection: NibObject {
    /// - Returns: false if an exception was raised.
    func connect(by language: any NibLanguage) -> Bool
}

/// An outlet: `source.label = destination`.
final class NibOutlet: NibConnection {
    private let source: AnyObject
    private let destination: Any
    private let label: String

    /// - Returns: nil if one of the objects is missing, such as File's Owner without an owner.
    init?(coder: NSCoder) {
        guard let source = coder.decodeInstance(forKey: "UISource"),
            let destination = coder.decodeObject(forKey: "UIDestination"),
            let label = coder.decodeObject(forKey: "UILabel") as? String
        else { return nil }
        self.source = source
        self.destination = destination
        self.label = label
    }

    func connect(by language: any NibLanguage) -> Bool {
        // Views are never connectors: this quick check spares most outlets the slow cast to a protocol.
        if !(destination is UIView), let connector = destination as? any NibConnector,
            connector.connect(to: source, as: label)
        {
            return true
        }
        return language.setValue(destination, forKey: label, of: source)
    }
}

/// An outlet collection: `source.label = [destination, …]`.
final class NibOutletCollection: NibConnection {
    private let source: AnyObject
    private let destinations: [Any]
    private let label: String

    init?(coder: NSCoder) {
        guard let source = coder.decodeInstance(forKey: "UISource"),
            let label = coder.decodeObject(forKey: "UILabel") as? String
        else { return nil }
        self.source = source
        let destination = coder.decodeObject(forKey: "UIDestination")
        destinations = destination as? [Any] ?? destination.map { [$0] } ?? []
        self.label = label
    }

    func connect(by language: any NibLanguage) -> Bool {
        // `gestureRecognizers` of a view: those in the nib are added to the existing ones.
        if label == "gestureRecognizers", let view = source as? UIView {
            for case let recognizer as UIGestureRecognizer in destinations { view.addGestureRecognizer(recognizer) }
            return true
        }
        return language.setValue(destinations, forKey: label, of: source)
    }
}

/// An action: an event of the source sends a message to the destination, or along the responder chain if there is none.
final class NibAction: NibConnection {
    private let source: AnyObject
    private let destination: AnyObject?
    private let action: Selector
    private let events: UIControl.Event

    init?(coder: NSCoder) {
        guard let source = coder.decodeInstance(forKey: "UISource"),
            let label = coder.decodeObject(forKey: "UILabel") as? String
        else { return nil }
        self.source = source
        destination = coder.decodeInstance(forKey: "UIDestination")
        action = Selector(label)
        events = UIControl.Event(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: "UIEventMask")))
    }

    func connect(by language: any NibLanguage) -> Bool {
        let target = destination.map { $0 is SegueTemplate ? $0 : language.target($0, of: source) }
        switch source {
        case let control as UIControl: control.addTarget(target, action: action, for: events)
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: NibProblems.report("\(type(of: source)) sends no actions; \"\(action)\" is not connected.")
        }
        return true
    }
}

/// A user defined runtime attribute.
final class NibAttribute: NibConnection {
    private let object: AnyObject
    private let keyPath: String
    private let value: Any?

    init?(coder: NSCoder) {
        guard let object = coder.decodeInstance(forKey: "UIObject"),
            let keyPath = coder.decodeObject(forKey: "UIKeyPath") as? String
        else { return nil }
        self.object = object
        self.keyPath = keyPath
        value = coder.decodeObject(forKey: "UIValue")
    }

    func connect(by language: any NibLanguage) -> Bool { language.setValue(value, forKeyPath: keyPath, of: object) }
}

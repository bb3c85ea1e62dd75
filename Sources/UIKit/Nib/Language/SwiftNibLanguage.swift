/// Nibs of apps in Swift: classes by their names, outlets by what ``InterfaceRegistry`` and the frameworks know.
@MainActor package struct SwiftNibLanguage: NibLanguage {
    package init() {}

    package func makeObject(ofClass name: String, coder: NSCoder?) -> AnyObject? {
        if let registered = InterfaceRegistry.entry(named: name), let make = registered.make { return make(coder) }
        guard let type = InterfaceRegistry.type(named: name) ?? SwiftClass.named(name) else { return nil }
        if let coder, let type = type as? any NibObject.Type { return type.init(coder: coder) }
        return SwiftClass.makeObject(of: type)
    }

    package func hasClass(named name: String) -> Bool {
        InterfaceRegistry.type(named: name) != nil || SwiftClass.named(name) != nil
    }

    package func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        if let outlet = InterfaceRegistry.outlet(key, of: object) {
            switch outlet.set(object, value) {
            case .done: return true
            case .unknownKey: break
            case .wrongType(let expected):
                FrameworkException.raise(
                    .invalidArgument,
                    "[\(describe(object)) setValue:forKey:]: \(key) is a \(expected), not a \(describe(value)).")
                return false
            }
        }
        switch FrameworkKeys.set(value, forKey: key, of: object) {
        case .done: break
        case .unknownKey:
            raiseUnknownKey(key, of: object)
            return false
        case .wrongType(let expected):
            // For instance a delegate that does not conform to the protocol; on the phone it would not be called.
            NibProblems.report(
                "\(key) of \(type(of: object)) takes \(expected), not \(type(of: value as Any)); it is not set.")
        }
        return true
    }

    package func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Bool {
        var target = object
        var keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
        while keys.count > 1, let key = keys.popFirst() {
            guard let next = FrameworkKeys.object(forKey: key, of: target) else {
                raiseUnknownKey(key, of: target)
                return false
            }
            target = next
        }
        return setValue(value, forKey: keys.first ?? "", of: target)
    }

    package func awakeFromNib(_ object: AnyObject) { (object as? PlatformObject)?.awakeFromNib() }

    private func raiseUnknownKey(_ key: String, of object: AnyObject) {
        FrameworkException.raise(
            .unknownKey,
            "[\(describe(object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
                + "\(key).")
    }

    /// `<CounterController 0x12345>`; of a value that is no object, its type.
    private func describe(_ value: Any?) -> String {
        guard let value else { return "nil" }
        guard type(of: value) is AnyClass else { return "\(type(of: value))" }
        let address = UInt(bitPattern: Unmanaged.passUnretained(value as AnyObject).toOpaque())
        return "<\(type(of: value)) 0x\(String(address, radix: 16))>"
    }
}

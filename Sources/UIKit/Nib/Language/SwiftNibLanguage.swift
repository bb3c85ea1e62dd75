/// Nibs of apps in Swift: classes by their names, outlets by what ``InterfaceRegistry`` and the frameworks know.
@MainActor package struct SwiftNibLanguage: NibLanguage {
    package init() {}

    package func makeObject(ofClass name: String, coder: NSCoder?) -> AnyObject? {
        if let registered = InterfaceRegistry.entry(named: name), let make = registered.make { return make(coder) }
        guard let type = SwiftClass.named(name) else { return nil }
        if let coder, let type = type as? any NibObject.Type { return type.init(coder: coder) }
        return SwiftClass.makeObject(of: type)
    }

    package func hasClass(named name: String) -> Bool {
        InterfaceRegistry.entry(named: name) != nil || SwiftClass.named(name) != nil
    }

    package func setValue(_ value: Any?, forKey key: String, of object: AnyObject) {
        switch set(value, key, object) {
        case .done: break
        case .unknownKey: raiseUnknownKey(key, of: object)
        case .wrongType(let expected):
            FrameworkException.raise(
                .invalidArgument,
                "The outlet \(key) of \(Self.describe(object)) takes \(expected), not \(Self.describe(value)).")
        }
    }

    package func setValue(_ value: Any?, forKeyPath path: String, of object: AnyObject) {
        var target = object
        var keys = path.split(separator: ".", omittingEmptySubsequences: false)[...]
        while keys.count > 1, let key = keys.popFirst() {
            guard let next = FrameworkKeys.object(forKey: String(key), of: target) else {
                return raiseUnknownKey(String(key), of: target)
            }
            target = next
        }
        setValue(value, forKey: String(keys.first ?? ""), of: target)
    }

    package func awakeFromNib(_ object: AnyObject) { (object as? PlatformObject)?.awakeFromNib() }

    private func set(_ value: Any?, _ key: String, _ object: AnyObject) -> InterfaceOutlet.Outcome {
        InterfaceRegistry.outlet(key, of: object)?.set(object, value)
            ?? FrameworkKeys.set(value, forKey: key, of: object)
    }

    private func raiseUnknownKey(_ key: String, of object: AnyObject) {
        FrameworkException.raise(
            .unknownKey,
            "[\(Self.describe(object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
                + "key \(key).")
    }

    /// `<CounterController 0x12345>`.
    private static func describe(_ value: Any?) -> String {
        guard let value else { return "nil" }
        guard type(of: value) is AnyClass else { return "\(type(of: value))" }
        let address = UInt(bitPattern: Unmanaged.passUnretained(value as AnyObject).toOpaque())
        return "<\(type(of: value)) 0x\(String(address, radix: 16))>"
    }
}

import UIKit

/// A property that is given another value than the one it has in a new object.
@MainActor struct Change {
    let name: String
    let apply: (NSObject) -> Void
    let read: (NSObject) -> String

    init<Object: NSObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>, _ value: Value) {
        name = "\(path)"
        apply = { ($0 as? Object)?[keyPath: path] = value }
        read = { object in (object as? Object).map { Self.describe($0[keyPath: path]) } ?? "another class" }
    }

    init<Object: NSObject>(
        _ name: String, of type: Object.Type, _ apply: @escaping (Object) -> Void,
        _ read: @escaping (Object) -> Any?
    ) {
        self.name = name
        self.apply = { if let object = $0 as? Object { apply(object) } }
        self.read = { object in (object as? Object).map { Self.describe(read($0)) } ?? "another class" }
    }

    /// What a value is, in words that are the same for equal values.
    static func describe(_ value: Any?) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        switch value {
        case let image as UIImage:
            let pixels = UIImagePNGRepresentation(image).map { "\($0.hashValue)" } ?? "none"
            return "\(image.size) \(image.scale) \(image.leftCapWidth) \(image.topCapHeight) \(pixels)"
        case let view as UIView: return "\(type(of: view)) \(view.frame)"
        case let list as [Any]: return list.map { describe($0) }.joined(separator: ", ")
        case let number as any BinaryFloatingPoint: return "\((Double(number) * 1e4).rounded() / 1e4)"
        default: return "\(value)"
        }
    }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

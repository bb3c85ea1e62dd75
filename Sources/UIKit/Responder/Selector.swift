/// The name of a method, as target-action, animation delegates and nib files use it: `"increase:"`.
///
/// The colons count the arguments, as in Objective-C: `"done"` takes none, `"increase:"` the sender,
/// `"increase:event:"` the sender and the event. A Swift class says what its selectors mean with ``ActionResponder``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The whole name, colons included.
    public let name: String

    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }
}

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector of that name; every name has one.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

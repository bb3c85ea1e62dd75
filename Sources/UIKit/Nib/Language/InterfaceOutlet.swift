/// A property of a class that a nib can set, with its types taken off. See ``InterfaceRegistry``.
@MainActor public struct InterfaceOutlet {
    /// What came of an attempt to set an outlet.
    package enum Outcome: Equatable {
        case done
        /// The object has no property of that name.
        case unknownKey
        /// The value is of another type than the property, whose type this names.
        case wrongType(String)
    }

    let set: @MainActor (AnyObject, Any?) -> Outcome

    /// An outlet: `InterfaceOutlet(\CounterController.label)`. The property may be optional, implicitly unwrapped, weak, or
    /// an array for a collection of outlets.
    public init<Object: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
        self.init { (object: Object, value: Value) in object[keyPath: property] = value }
    }

    /// An outlet that is set by a closure: for properties that a key path cannot name, private ones for instance.
    ///
    ///     InterfaceOutlet { (controller: CounterController, label: UILabel?) in controller.label = label }
    public init<Object: AnyObject, Value>(_ setter: @escaping @MainActor (Object, Value) -> Void) {
        set = { object, value in
            guard let object = object as? Object else { return .unknownKey }
            // nil goes into optional properties only; as `Any` it would go into every one that holds `Any`.
            let converted: Value? =
                if let value { value as? Value } else { (Value.self as? any OptionalOutlet.Type)?.none as? Value }
            guard let converted else { return .wrongType("\(Value.self)") }
            setter(object, converted)
            return .done
        }
    }
}

/// Tells optional types at run time.
private protocol OptionalOutlet { static var none: Self { get } }
extension Optional: OptionalOutlet {}

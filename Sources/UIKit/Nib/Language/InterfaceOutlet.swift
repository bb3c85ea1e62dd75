/// A type-erased property of a class that a nib can set. See ``InterfaceRegistry``.
@MainActor public struct InterfaceOutlet {
    /// The result of setting an outlet.
    package enum Outcome: Equatable {
        case done
        /// The object has no property of that name.
        case unknownKey
        /// The value is of another type than the property, whose type this names.
        case wrongType(String)
    }

    package let set: @MainActor (AnyObject, Any?) -> Outcome

    /// An outlet: `InterfaceOutlet(\CounterController.label)`. The property may be optional, implicitly unwrapped,
    /// weak, or an array for a collection of outlets.
    public init<Object: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Object, Value>) {
        self.init { (object: Object, value: Value) in object[keyPath: property] = value }
    }

    /// An outlet that is set by a closure: for properties that a key path cannot name, private ones for instance.
    ///
    ///     InterfaceOutlet { (controller: CounterController, label: UILabel?) in controller.label = label }
    public init<Object: AnyObject, Value>(_ setter: @escaping @MainActor (Object, Value) -> Void) {
        set = { object, value in
            guard let object = object as? Object else { return .unknownKey }
            guard let value = NibValue.convert(value, to: Value.self) else { return .wrongType("\(Value.self)") }
            setter(object, value)
            return .done
        }
    }
}

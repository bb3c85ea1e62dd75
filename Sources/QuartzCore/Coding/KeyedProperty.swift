/// A property as key-value coding and archives reach it: by its key.
struct KeyedProperty {
    let key: String
    let value: (PlatformObject) -> Any?
    /// Sets the property to a value of the right kind. Values of other kinds, which a damaged archive may have, are
    /// ignored.
    let set: (PlatformObject, Any?) -> Void

    private init<Owner: PlatformObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>, value: @escaping (Value) -> Any?,
        read: @escaping (Any?) -> Value?
    ) {
        self.key = key
        self.value = { object in (object as? Owner).flatMap { value($0[keyPath: path]) } }
        self.set = { object, new in
            guard let object = object as? Owner, let new = read(new) else { return }
            object[keyPath: path] = new
        }
    }

    static func flag<Owner: PlatformObject>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Bool>) -> Self {
        Self(key, path, value: { $0 }, read: { AnimatableValue.double($0).map { $0 != 0 } })
    }

    static func real<Owner: PlatformObject, Number: BinaryFloatingPoint>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Number>
    ) -> Self {
        Self(key, path, value: { $0 }, read: { AnimatableValue.double($0).map { Number($0) } })
    }

    static func whole<Owner: PlatformObject, Number: FixedWidthInteger>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Number>
    ) -> Self {
        Self(
            key, path, value: { Int(clamping: $0) },
            read: { AnimatableValue.double($0).flatMap { Int64(exactly: $0.rounded()) }.map { Number(clamping: $0) } })
    }

    /// A property whose type is a struct around a name, such as `CALayerContentsGravity`.
    static func name<Owner: PlatformObject, Name: RawRepresentable<String>>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Name>
    ) -> Self {
        Self(key, path, value: { $0.rawValue }, read: { ($0 as? String).flatMap { Name(rawValue: $0) } })
    }

    static func nameOrNil<Owner: PlatformObject, Name: RawRepresentable<String>>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Name?>
    ) -> Self {
        Self(key, path, value: { $0?.rawValue }, read: { .some(($0 as? String).flatMap { Name(rawValue: $0) }) })
    }

    static func options<Owner: PlatformObject, Options: OptionSet>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Options>
    ) -> Self where Options.RawValue: FixedWidthInteger {
        Self(
            key, path, value: { Int(clamping: $0.rawValue) },
            read: { AnimatableValue.double($0).flatMap { Options.RawValue(exactly: $0) }.map { Options(rawValue: $0) } }
        )
    }

    /// A value of any kind.
    static func anything<Owner: PlatformObject>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Any?>) -> Self {
        Self(key, path, value: { $0 }, read: { .some($0) })
    }

    /// A value of exactly this type: a structure.
    static func structure<Owner: PlatformObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> Self {
        Self(key, path, value: { $0 }, read: { $0 as? Value })
    }

    /// An object or a collection; what is of another type counts as nil.
    static func object<Owner: PlatformObject, Value>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Self {
        Self(key, path, value: { $0 }, read: { .some($0 as? Value) })
    }
}

/// Converts values of a nib to the types of Swift properties, as key-value coding does with numbers and structures.
enum NibValue {
    /// - Returns: nil for a value of another kind.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let object = value as? PlatformObject, let same = object as? Value { return same }
        if let optional = type as? any AnyOptional.Type {
            guard let value else { return optional.none as? Value }
            // A value of the wrong type is an error, unlike nil.
            guard let wrapped = optional.wrap(value) else { return nil }
            return wrapped as? Value
        }
        guard let value else { return nil }
        if let value = value as? Value { return value }
        return simple(value, type) as? Value
    }

    private static func simple(_ value: Any, _ type: Any.Type) -> Any? {
        if let enumeration = type as? any RawRepresentable.Type { return rawRepresentable(value, enumeration) }
        if let structure = value as? NSValue, !(value is NSNumber) { return self.structure(structure, type) }
        guard let number = number(value) else { return nil }
        switch type {
        case is Bool.Type: return number != 0
        case is Double.Type: return number
        case is Float.Type: return Float(number)
        case is CGFloat.Type: return CGFloat(number)
        case is Int.Type: return integer(number).map { Int($0) }
        case is UInt.Type: return integer(number).flatMap { UInt(exactly: $0) }
        case is UInt32.Type: return integer(number).flatMap { UInt32(exactly: $0) }
        default: return nil
        }
    }

    private static func rawRepresentable<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Value? {
        convert(value, to: Value.RawValue.self).flatMap(Value.init)
    }

    private static func structure(_ value: NSValue, _ type: Any.Type) -> Any? {
        switch type {
        case is CGPoint.Type: value.cgPointValue
        case is CGSize.Type: value.cgSizeValue
        case is CGRect.Type: value.cgRectValue
        default: nil
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Bool: number ? 1 : 0
        case let number as Int: Double(number)
        case let number as Int64: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// Whole numbers only: a file may hold anything.
    private static func integer(_ number: Double) -> Int64? { Int64(exactly: number.rounded(.towardZero)) }
}

/// Optional types of any wrapped type.
private protocol AnyOptional {
    static var none: Self { get }
    static func wrap(_ value: Any) -> Self?
}

extension Optional: AnyOptional {
    /// - Returns: nil for a value of another kind.
    static func wrap(_ value: Any) -> Self? { NibValue.convert(value, to: Wrapped.self).map { .some($0) } }
}

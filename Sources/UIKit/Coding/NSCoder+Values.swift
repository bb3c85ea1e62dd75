/// Decodes values from archives in which a key may be missing or have another type. The result is then nil, and the
/// caller uses the default of its class.
extension NSCoder {
    /// - Returns: the object for a key; nil if there is none or it has another type.
    func decode<Value>(_ type: Value.Type, forKey key: String) -> Value? {
        // For a missing key `decodeObject` returns NSNull if any object is accepted.
        guard containsValue(forKey: key), let object = decodeObject(forKey: key) else { return nil }
        return object as? Value
    }

    /// - Returns: the value for a key as an object, even if it is a plain Swift value.
    func decodeInstance(forKey key: String) -> AnyObject? {
        decodeObject(forKey: key).map(instance(of:))
    }

    /// - Returns: the elements of the array for a key that have this type; empty if there is no array.
    func decodeList<Element>(of type: Element.Type, forKey key: String) -> [Element] {
        (decode([Any].self, forKey: key) ?? []).compactMap { $0 as? Element }
    }

    /// - Returns: the elements of the array for a key without duplicates, for objects that can have only one parent.
    ///   nil if there is no array.
    func decodeDistinct<Element: AnyObject>(_ type: Element.Type, forKey key: String) -> [Element]? {
        guard let list = decode([Any].self, forKey: key) else { return nil }
        var seen = Set<ObjectIdentifier>()
        return list.compactMap { $0 as? Element }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Decodes an object that may itself still be decoding, such as a target or an owner. nil with Foundation's
    /// unarchiver, which would start to decode the object a second time.
    func decodeOwner(forKey key: String) -> AnyObject? {
        self is NSKeyedUnarchiver ? nil : decode(AnyObject.self, forKey: key)
    }

    func decodeText(forKey key: String) -> String? { decode(String.self, forKey: key) }

    func decodeFlag(forKey key: String) -> Bool? { containsValue(forKey: key) ? decodeBool(forKey: key) : nil }

    func decodeWhole(forKey key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }

    /// - Returns: nil if the key is missing or the number is not finite.
    func decodeNumber(forKey key: String) -> CGFloat? {
        guard containsValue(forKey: key) else { return nil }
        let number = decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : nil
    }

    /// - Returns: the case of an enumeration; nil if the key is missing or no case has this number.
    func decodeCase<Case: RawRepresentable>(_ type: Case.Type, forKey key: String) -> Case? where Case.RawValue == Int {
        decodeWhole(forKey: key).flatMap(Case.init(rawValue:))
    }

    /// Encodes a case unless it is the default for a missing key.
    func encode<Case: RawRepresentable>(_ value: Case, forKey key: String, unless missing: Case)
    where Case.RawValue == Int {
        if value.rawValue != missing.rawValue { encode(value.rawValue, forKey: key) }
    }

    func encode(_ number: CGFloat, forKey key: String, unless missing: CGFloat) {
        if number != missing { encode(Double(number), forKey: key) }
    }

    func encode(_ number: Int, forKey key: String, unless missing: Int) {
        if number != missing { encode(number, forKey: key) }
    }

    /// Encodes an object unless it is nil.
    func encode(ifPresent object: Any?, forKey key: String) {
        if let object { encode(object, forKey: key) }
    }

    func encode(_ flag: Bool, forKey key: String, unless missing: Bool) {
        if flag != missing { encode(flag, forKey: key) }
    }

    /// Encodes a flag only if it is true: a missing key means false.
    func encode(ifTrue flag: Bool, forKey key: String) {
        if flag { encode(true, forKey: key) }
    }

    /// Encodes a flag only if it is false: a missing key means true.
    func encode(ifFalse flag: Bool, forKey key: String) {
        if !flag { encode(false, forKey: key) }
    }
}

/// A value as an object. For the frameworks' own this is much faster than `as AnyObject` alone, which searches for bridging
/// conversions.
func instance(of value: Any) -> AnyObject { value as? PlatformObject ?? value as AnyObject }

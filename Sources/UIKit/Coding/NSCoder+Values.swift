/// Reading archives that may lack a key or hold something else under it: nil says so, and the reader goes on with what
/// its class has by default.
extension NSCoder {
    /// The object under a key; nil if there is none, or one of another kind.
    func decode<Value>(_ type: Value.Type, forKey key: String) -> Value? {
        // A missing object would be an NSNull where any object is asked for.
        guard containsValue(forKey: key), let object = decodeObject(forKey: key) else { return nil }
        return object as? Value
    }

    /// The object under a key, as an object even if it is a plain value.
    func decodeInstance(forKey key: String) -> AnyObject? {
        guard let object = decodeObject(forKey: key) else { return nil }
        // Much faster than the general way, which looks for what an object could be bridged to.
        return object as? PlatformObject ?? object as AnyObject
    }

    /// The objects of an array under a key that are of a kind; empty if there is no array.
    func decodeList<Element>(of type: Element.Type, forKey key: String) -> [Element] {
        (decode([Any].self, forKey: key) ?? []).compactMap { $0 as? Element }
    }

    /// The objects of an array, each where it stands first: for those that can be in one place only. nil if there is no
    /// array.
    func decodeDistinct<Element: AnyObject>(_ type: Element.Type, forKey key: String) -> [Element]? {
        guard let list = decode([Any].self, forKey: key) else { return nil }
        var seen = Set<ObjectIdentifier>()
        return list.compactMap { $0 as? Element }.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// An object that may itself be under way: a target, an owner. nil if the coder cannot give it out, as Foundation's
    /// cannot: it would begin to decode it once more.
    func decodeOwner(forKey key: String) -> AnyObject? {
        self is NSKeyedUnarchiver ? nil : decode(AnyObject.self, forKey: key)
    }

    func decodeText(forKey key: String) -> String? { decode(String.self, forKey: key) }

    func decodeFlag(forKey key: String) -> Bool? { containsValue(forKey: key) ? decodeBool(forKey: key) : nil }

    func decodeWhole(forKey key: String) -> Int? { containsValue(forKey: key) ? decodeInteger(forKey: key) : nil }

    /// nil for what is no number, too.
    func decodeNumber(forKey key: String) -> CGFloat? {
        guard containsValue(forKey: key) else { return nil }
        let number = decodeDouble(forKey: key)
        return number.isFinite ? CGFloat(number) : nil
    }

    /// The case of an enumeration; nil for a number that stands for none.
    func decodeCase<Case: RawRepresentable>(_ type: Case.Type, forKey key: String) -> Case? where Case.RawValue == Int {
        decodeWhole(forKey: key).flatMap(Case.init(rawValue:))
    }

    /// Writes a case unless it is the one that a missing key stands for.
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

    /// Writes an object, if there is one.
    func encode(ifPresent object: Any?, forKey key: String) {
        if let object { encode(object, forKey: key) }
    }

    func encode(_ flag: Bool, forKey key: String, unless missing: Bool) {
        if flag != missing { encode(flag, forKey: key) }
    }

    /// Writes a flag if it is set: a missing one reads as false.
    func encode(ifTrue flag: Bool, forKey key: String) {
        if flag { encode(true, forKey: key) }
    }

    /// Writes a flag if it is not set: a missing one reads as true.
    func encode(ifFalse flag: Bool, forKey key: String) {
        if !flag { encode(false, forKey: key) }
    }
}

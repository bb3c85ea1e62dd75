import Foundation

/// A coder of an app's own: what it has stands in a dictionary.
final class DictionaryCoder: NSCoder {
    private(set) var values: [String: Any]

    init(_ values: [String: Any] = [:]) { self.values = values }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { values[key] }
    override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
    override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }

    override func encode(_ object: Any?, forKey key: String) { values[key] = object }
    override func encode(_ flag: Bool, forKey key: String) { values[key] = flag }
    override func encode(_ number: Int, forKey key: String) { values[key] = number }
    override func encode(_ number: Double, forKey key: String) { values[key] = number }
}

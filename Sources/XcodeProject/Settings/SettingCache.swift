import Foundation

/// Values that were looked up already: a build asks for the same ones for each file.
final class SettingCache: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: String] = [:]

    func value(_ name: String, evaluate: () -> String) -> String {
        if let value = lock.withLock({ values[name] }) { return value }
        let value = evaluate()
        lock.withLock { values[name] = value }
        return value
    }
}

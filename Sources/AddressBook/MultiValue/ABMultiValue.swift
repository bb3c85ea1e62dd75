/// The values of one property, such as telephone numbers or addresses. Each value has a label and an identifier, which
/// does not change while other values are inserted or removed.
public final class ABMultiValue: PlatformObject {
    package struct Entry {
        package let identifier: ABMultiValueIdentifier
        package var label: String?
        package var value: Any
    }

    package let kind: ABProperty.Kind
    package private(set) var entries: [Entry]
    private var lastIdentifier: ABMultiValueIdentifier

    package init(_ kind: ABProperty.Kind, entries: [Entry] = []) {
        self.kind = kind
        self.entries = entries
        lastIdentifier = entries.map(\.identifier).max() ?? -1
        super.init(platform: ())
    }

    package func copied() -> ABMultiValue { ABMultiValue(kind, entries: entries) }

    public var count: Int { entries.count }

    /// - Returns: nil if the index is out of range.
    public func value(at index: Int) -> Any? { entries.indices.contains(index) ? entries[index].value : nil }
    public func label(at index: Int) -> String? { entries.indices.contains(index) ? entries[index].label : nil }

    package func identifier(at index: Int) -> ABMultiValueIdentifier? {
        entries.indices.contains(index) ? entries[index].identifier : nil
    }

    package func index(of identifier: ABMultiValueIdentifier) -> Int? {
        entries.firstIndex { $0.identifier == identifier }
    }

    /// - Parameter index: nil appends.
    /// - Returns: the identifier of the new value; nil if the value does not fit the property's kind or the index is
    ///   out of range.
    @discardableResult
    public func insert(_ value: Any, label: String?, at index: Int? = nil) -> ABMultiValueIdentifier? {
        let place = index ?? entries.count
        guard fits(value), (0...entries.count).contains(place) else { return nil }
        lastIdentifier += 1
        entries.insert(Entry(identifier: lastIdentifier, label: label, value: value), at: place)
        return lastIdentifier
    }

    package func remove(at index: Int) -> Bool {
        guard entries.indices.contains(index) else { return false }
        entries.remove(at: index)
        return true
    }

    package func replaceValue(_ value: Any, at index: Int) -> Bool {
        guard entries.indices.contains(index), fits(value) else { return false }
        entries[index].value = value
        return true
    }

    package func replaceLabel(_ label: String?, at index: Int) -> Bool {
        guard entries.indices.contains(index) else { return false }
        entries[index].label = label
        return true
    }

    private func fits(_ value: Any) -> Bool {
        switch kind {
        case .multiString: value is String
        case .multiInteger, .multiReal: value is NSNumber
        case .multiDateTime: value is Date
        case .multiDictionary: value is [AnyHashable: Any]
        default: false
        }
    }
}

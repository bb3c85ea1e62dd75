/// The text fields for a property, and the conversion of their texts to a value.
struct PropertyFields {
    private let property: ABPropertyID

    init(_ property: ABPropertyID) { self.property = property }

    /// True if the value is selected with a date picker instead.
    var isDate: Bool {
        switch ABProperty.person(property)?.kind {
        case .dateTime, .multiDateTime: true
        default: false
        }
    }

    private static let addressKeys = ["Street", "City", "State", "ZIP", "Country"]

    func fields(_ value: Any?) -> [ValueField] {
        let name = ABProperty.person(property)?.localizedName ?? ""
        switch property {
        case _ where isDate: return []
        case ABProperty.address:
            let address = value as? [AnyHashable: Any] ?? [:]
            return PropertyFields.addressKeys.map { key in
                ValueField(key, (address[key] as? String).map(PropertyFields.oneLine), key == "ZIP" ? .digits : .words)
            }
        case ABProperty.phone: return [ValueField(name, value as? String, .phone)]
        case ABProperty.email: return [ValueField(name, value as? String, .email)]
        case ABProperty.url: return [ValueField(name, value as? String, .address)]
        case ABProperty.note: return [ValueField(name, value as? String, .note)]
        default: return [ValueField(name, value as? String, .words)]
        }
    }

    /// - Parameter former: The previous value, whose parts without a field are kept.
    /// - Returns: nil if all texts are empty.
    func value(_ texts: [String], formerly former: Any?) -> Any? {
        guard property == ABProperty.address else { return texts.first.flatMap { $0.isEmpty ? nil : $0 } }
        var address = former as? [AnyHashable: Any] ?? [:]
        for (key, text) in zip(PropertyFields.addressKeys, texts) {
            let shown = (address[key] as? String).map(PropertyFields.oneLine) ?? ""
            if text != shown { address[key] = text.isEmpty ? nil : text }
        }
        return PropertyFields.addressKeys.contains { address[$0] != nil } ? address : nil
    }

    /// Joins the lines of a street for a single text field.
    private static func oneLine(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: ", ")
    }
}

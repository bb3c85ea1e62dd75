import Foundation

/// What is done with the files of a bundle whose paths have a pattern.
package struct ResourceRule {
    let text: String
    let pattern: PathPattern
    /// The files are not sealed at all.
    package var isOmitted = false
    /// The files may be missing.
    package var isOptional = false
    /// What lies there is code with a signature of its own.
    package var isNested = false
    /// Of the rules for a file the one with the greatest weight counts.
    var weight = 1.0

    /// - Parameter value: a truth value, or a dictionary with what is not usual.
    /// - Throws: `SigningError` for anything else.
    init(_ text: String, _ value: Any) throws {
        self.text = text
        pattern = try PathPattern(text)
        switch value {
        case let isIncluded as Bool: isOmitted = !isIncluded
        case let fields as [String: Any]:
            isOmitted = fields["omit"] as? Bool ?? false
            isOptional = fields["optional"] as? Bool ?? false
            isNested = fields["nested"] as? Bool ?? false
            weight = (fields["weight"] as? NSNumber)?.doubleValue ?? 1
        default: throw SigningError("the rule “\(text)” is neither a truth value nor a dictionary.")
        }
        guard weight.isFinite else { throw SigningError("the rule “\(text)” has no weight that is a number.") }
    }

    /// As a property list has it.
    var value: Any {
        var fields: [String: Any] = [:]
        if isOmitted { fields["omit"] = true }
        if isOptional { fields["optional"] = true }
        if isNested { fields["nested"] = true }
        if weight != 1 { fields["weight"] = weight }
        return fields.isEmpty ? true : fields
    }
}

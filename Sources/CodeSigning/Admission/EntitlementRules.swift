import Foundation

/// Which entitlements a provisioning profile allows.
package struct EntitlementRules {
    package let profile: EmbeddedProfile
    package let entitlements: [String: Any]

    private static let applicationIdentifier = "application-identifier"
    private static let longestList = 1000

    package init(profile: EmbeddedProfile, entitlements: [String: Any]) {
        self.profile = profile
        self.entitlements = entitlements
    }

    /// - Parameters:
    ///   - identifier: the bundle's.
    ///   - signed: the identifier in the signature.
    /// - Throws: `AdmissionRefusal`.
    package func check(identifier: String, signed: String) throws {
        guard signed == identifier else {
            throw AdmissionRefusal(
                rule: .applicationIdentifier, detail: "\(identifier) is signed as \(signed).")
        }
        let name = entitlements[Self.applicationIdentifier] as? String
        guard let name, profile.prefixes.contains(where: { name == "\($0).\(identifier)" }) else {
            throw AdmissionRefusal(
                rule: .applicationIdentifier,
                detail: "The entitlement application-identifier is \(name ?? "missing"), and the profile "
                    + "“\(profile.name)” is for \(profile.prefixes.map { "\($0).\(identifier)" }.joined(separator: ", "))."
            )
        }
        let allowed = profile.entitlements
        for (key, value) in entitlements.sorted(by: { $0.key < $1.key }) {
            guard let reason = Self.refusal(of: value, allowed: allowed[key]) else { continue }
            throw AdmissionRefusal(
                rule: .entitlements, detail: "The profile “\(profile.name)” does not allow \(key) \(reason).")
        }
    }

    /// - Returns: nil if the profile's value allows the app's.
    private static func refusal(of value: Any, allowed: Any?) -> String? {
        // What is false lets an app do nothing.
        if let flag = value as? Bool, !flag { return nil }
        guard let allowed else { return "at all" }
        switch value {
        case let texts as [String]:
            guard texts.count <= longestList else { return "with so many values" }
            return texts.first { !covers($0, allowed) }.map { "with “\($0.prefix(200))”" }
        case let text as String: return covers(text, allowed) ? nil : "with “\(text.prefix(200))”"
        case let flag as Bool: return allowed as? Bool == flag ? nil : "as true"
        case let number as NSNumber: return allowed as? NSNumber == number ? nil : "as \(number)"
        default:
            return (value as? NSObject)?.isEqual(allowed as? NSObject) == true ? nil : "with this value"
        }
    }

    private static func covers(_ text: String, _ allowed: Any) -> Bool {
        let patterns = allowed as? [String] ?? (allowed as? String).map { [$0] } ?? []
        return patterns.prefix(longestList).contains { AppIdentifierPattern($0).covers(text) }
    }
}

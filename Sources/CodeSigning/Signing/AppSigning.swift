import Archiving
import Foundation

/// Signs an app for devices, as Xcode does at the end of a build: puts its provisioning profile into it and takes the
/// entitlements from there.
package struct AppSigning {
    /// nil for a seal that nobody signs.
    package var identity: SigningIdentity?
    package var profile: EmbeddedProfile?
    /// What the project says of entitlements (`CODE_SIGN_ENTITLEMENTS`); nil if it says nothing.
    package var entitlements: [String: Any]?
    package var rules: (first: ResourceRules, second: ResourceRules?)?
    package var time = Date()

    package init(identity: SigningIdentity?, profile: EmbeddedProfile? = nil) {
        self.identity = identity
        self.profile = profile
    }

    /// Signs an app and the code in it, in the place of a signature that is there.
    @discardableResult
    package func sign(_ bundle: CodeBundle) throws -> BundleSignature {
        var options = SigningOptions(identity: identity)
        options.isForced = true
        options.isDeep = true
        options.rules = rules
        options.time = time
        options.entitlements = try merged(identifier: bundle.identifier).map { try CodeEntitlements($0) }
        // Without a profile an app keeps what it was signed with.
        if profile == nil, entitlements == nil { options.preserved = [.entitlements] }
        if let profile {
            let path = bundle.path + "/" + EmbeddedProfile.fileName
            do { try Data(profile.message.der).write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
                throw SigningError("\(path): cannot be written (\(error.localizedDescription)).")
            }
        }
        return try BundleSigner(bundle, options).sign()
    }

    /// The entitlements of an app: the profile's, made its own, then what the project says.
    ///
    /// - Returns: nil if neither says anything.
    package func merged(identifier: String) -> [String: Any]? {
        guard profile != nil || entitlements != nil else { return nil }
        var merged: [String: Any] = [:]
        let prefix = profile?.prefixes.first
        for (key, value) in profile?.entitlements ?? [:] {
            // Groups of a keychain that any app may have: this one's own.
            merged[key] = Self.replacing(value) { text in
                text.hasSuffix(".*") || text == "*" ? "\(text.prefix { $0 != "." }).\(identifier)" : text
            }
        }
        if let prefix { merged["application-identifier"] = "\(prefix).\(identifier)" }
        for (key, value) in entitlements ?? [:] {
            merged[key] = Self.replacing(value) { text in
                var text = text
                for (name, value) in [
                    ("AppIdentifierPrefix", prefix.map { $0 + "." }), ("TeamIdentifierPrefix", prefix.map { $0 + "." }),
                    ("CFBundleIdentifier", identifier), ("PRODUCT_BUNDLE_IDENTIFIER", identifier),
                ] {
                    guard let value else { continue }
                    for variable in ["$(\(name))", "${\(name)}"] {
                        text = text.replacingOccurrences(of: variable, with: value)
                    }
                }
                return text
            }
        }
        return merged
    }

    /// A value with all its texts replaced.
    private static func replacing(_ value: Any, _ change: (String) -> String) -> Any {
        switch value {
        case let text as String: change(text)
        case let list as [Any]: list.map { replacing($0, change) }
        case let fields as [String: Any]: fields.mapValues { replacing($0, change) }
        default: value
        }
    }

    /// Reads a file of entitlements.
    package static func entitlements(at path: String) throws -> [String: Any] {
        do { return try CodeEntitlements(SignedFile(path: path).content(most: 1 << 20)).values } catch {
            throw SigningError("\(path): \(error)")
        }
    }
}

import Foundation

/// How a bundle is signed.
package struct SigningOptions {
    /// What is taken from the signature that is there (`--preserve-metadata`).
    package enum Preserved: String, CaseIterable, Sendable {
        case identifier, entitlements, requirements, flags
        case resourceRules = "resource-rules"
    }

    /// Who signs; nil if nobody does, which seals the bundle but names nobody.
    package var identity: SigningIdentity?
    /// nil for the bundle's own.
    package var identifier: String?
    package var entitlements: CodeEntitlements?
    /// nil for the usual designated one.
    package var requirements: RequirementSet?
    /// Of version 1 and, if given, of version 2; nil for the usual ones.
    package var rules: (first: ResourceRules, second: ResourceRules?)?
    package var hashes: Set<CodeHash> = [.sha1, .sha256]
    package var pageSize: Int? = CodeDirectory.usualPageSize
    /// Replaces a signature that is there.
    package var isForced = false
    /// Signs code in the bundle too.
    package var isDeep = false
    package var preserved: Set<Preserved> = []
    package var time = Date()

    package init(identity: SigningIdentity?) { self.identity = identity }

    /// How code in the bundle is signed: by the same signer, without what is the bundle's own.
    var forNested: SigningOptions {
        var options = self
        (options.identifier, options.entitlements, options.requirements, options.rules) = (nil, nil, nil, nil)
        options.isForced = true
        return options
    }
}

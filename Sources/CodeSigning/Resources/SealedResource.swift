import Foundation

/// What a seal says of one file of a bundle.
package struct SealedResource: Equatable {
    package enum Content: Equatable {
        /// Its hashes: SHA-1 in version 1, both or the second one in version 2.
        case file([CodeHash: Data])
        /// A symbolic link, with where it leads.
        case link(String)
        /// Code with a signature of its own: the hash of its code directory, and what it must satisfy.
        case code(directoryHash: Data, requirement: String)
    }

    package let content: Content
    package var isOptional = false

    package init(_ content: Content, isOptional: Bool = false) {
        self.content = content
        self.isOptional = isOptional
    }

    /// - Parameter value: as `CodeResources` has it, in `files` or in `files2`.
    /// - Returns: nil for what is no such entry.
    init?(_ value: Any) {
        if let hash = value as? Data {
            guard hash.count == CodeHash.sha1.size else { return nil }
            self.init(.file([.sha1: hash]))
            return
        }
        guard let fields = value as? [String: Any] else { return nil }
        let isOptional = fields["optional"] as? Bool ?? false
        if let target = fields["symlink"] as? String {
            self.init(.link(target), isOptional: isOptional)
        } else if let hash = fields["cdhash"] as? Data, let requirement = fields["requirement"] as? String {
            self.init(.code(directoryHash: hash, requirement: requirement), isOptional: isOptional)
        } else {
            var hashes: [CodeHash: Data] = [:]
            hashes[.sha1] = fields["hash"] as? Data
            hashes[.sha256] = fields["hash2"] as? Data
            guard !hashes.isEmpty, hashes.allSatisfy({ $0.key.size == $0.value.count }) else { return nil }
            self.init(.file(hashes), isOptional: isOptional)
        }
    }

    /// - Parameter version: 1 for `files`, 2 for `files2`.
    func value(version: Int) -> Any {
        var fields: [String: Any] = [:]
        switch content {
        case .file(let hashes):
            if version == 1, !isOptional, let hash = hashes[.sha1] { return hash }
            fields["hash"] = hashes[.sha1]
            if version == 2 { fields["hash2"] = hashes[.sha256] }
        case .link(let target): fields["symlink"] = target
        case .code(let hash, let requirement): fields = ["cdhash": hash, "requirement": requirement]
        }
        if isOptional { fields["optional"] = true }
        return fields
    }
}

import Foundation

/// Reads requirements in Apple's language.
struct RequirementParser {
    private var tokens: ArraySlice<RequirementToken>
    private var parts = 0

    init(_ text: String) throws { tokens = try RequirementToken.tokens(of: text)[...] }

    /// One requirement.
    ///
    /// - Throws: `SigningError` that names the word at fault.
    static func requirement(_ text: String) throws -> Requirement {
        var parser = try RequirementParser(text)
        let requirement = try parser.disjunction(0)
        guard parser.tokens.isEmpty else { throw parser.unexpected() }
        return requirement
    }

    /// Requirements with their names: `designated => …`. A single one without a name is the designated one.
    static func set(_ text: String) throws -> RequirementSet {
        var parser = try RequirementParser(text)
        guard parser.tokens.count > 1, parser.tokens.dropFirst().first == .sign("=>") else {
            return RequirementSet([.designated: try requirement(text)])
        }
        var set: [RequirementSet.Purpose: Requirement] = [:]
        while let name = parser.tokens.popFirst() {
            guard case .word(let word) = name, let purpose = RequirementSet.Purpose(name: word),
                parser.take(.sign("=>"))
            else {
                parser.tokens = [name] + parser.tokens
                throw parser.unexpected()
            }
            guard set.updateValue(try parser.disjunction(0), forKey: purpose) == nil else {
                throw SigningError("the requirements have “\(word)” twice.")
            }
        }
        return RequirementSet(set)
    }

    // MARK: Expressions

    private mutating func disjunction(_ depth: Int) throws -> Requirement {
        var result = try conjunction(depth)
        while take(.word("or")) { result = .or(result, try conjunction(depth)) }
        return result
    }

    private mutating func conjunction(_ depth: Int) throws -> Requirement {
        var result = try primary(depth)
        while take(.word("and")) { result = .and(result, try primary(depth)) }
        return result
    }

    private mutating func primary(_ depth: Int) throws -> Requirement {
        parts += 1
        // Each operand may be one more step for a reader of the binary form.
        guard depth < Requirement.mostDepth / 2, parts < Requirement.mostDepth / 2 else {
            throw SigningError("the requirement is too deep or too long.")
        }
        if take(.sign("!")) { return .not(try primary(depth + 1)) }
        if take(.sign("(")) {
            let inner = try disjunction(depth + 1)
            guard take(.sign(")")) else { throw unexpected() }
            return inner
        }
        guard case .word(let word) = tokens.first else { throw unexpected() }
        tokens.removeFirst()
        switch word {
        case "always", "true": return .always
        case "never", "false": return .never
        case "identifier":
            _ = take(.sign("="))
            return .identifier(try text())
        case "cdhash":
            _ = take(.sign("="))
            return .directoryHash(try hash())
        case "anchor": return try anchor()
        case "certificate", "cert": return try certificate(try place())
        case "info": return .info(key: try key(), try match())
        case "entitlement": return .entitlement(key: try key(), try match())
        default:
            tokens = [.word(word)] + tokens
            throw unexpected()
        }
    }

    private mutating func anchor() throws -> Requirement {
        if take(.word("apple")) { return take(.word("generic")) ? .appleGenericAnchor : .appleAnchor }
        return try certificate(.root)
    }

    private mutating func place() throws -> CertificatePlace {
        guard case .word(let word) = tokens.popFirst() else { throw unexpected() }
        switch word {
        case "leaf": return .leaf
        case "root", "anchor": return .root
        default:
            guard let number = Int32(word) else { throw SigningError("the requirement has no certificate “\(word)”.") }
            return CertificatePlace(number: number)
        }
    }

    private mutating func certificate(_ place: CertificatePlace) throws -> Requirement {
        if take(.word("trusted")) { return .trusted(place) }
        if take(.sign("=")) { return .certificateHash(place, try hash()) }
        if case .hash = tokens.first { return .certificateHash(place, try hash()) }
        let field = try key()
        guard field.hasPrefix("field.") else { return .certificateField(place, field: field, try match()) }
        let identifier = String(field.dropFirst("field.".count))
        // As it is written usually: with “040” it would be another requirement than what is read from its own bytes.
        guard let usual = RequirementObjectIdentifier.bytes(of: identifier).flatMap(RequirementObjectIdentifier.text)
        else { throw SigningError("the requirement has “\(identifier)”, which is no object identifier.") }
        return .certificateExtension(place, identifier: usual, try match())
    }

    // MARK: Values

    private mutating func key() throws -> String {
        guard take(.sign("[")) else { throw unexpected() }
        let key = try text()
        guard take(.sign("]")) else { throw unexpected() }
        return key
    }

    private mutating func match() throws -> RequirementMatch {
        if take(.word("exists")) { return .exists }
        if take(.sign("<")) { return .isLess(try text()) }
        if take(.sign(">")) { return .isGreater(try text()) }
        if take(.sign("<=")) { return .isAtMost(try text()) }
        if take(.sign(">=")) { return .isAtLeast(try text()) }
        guard take(.sign("=")) else { return .exists }
        let isOpenBefore = take(.sign("*"))
        let value = try text()
        let isOpenAfter = take(.sign("*"))
        switch (isOpenBefore, isOpenAfter) {
        case (true, true): return .contains(value)
        case (true, false): return .ends(value)
        case (false, true): return .begins(value)
        case (false, false): return .equals(value)
        }
    }

    private mutating func text() throws -> String {
        switch tokens.popFirst() {
        case .word(let text), .quoted(let text): return text
        case let token:
            if let token { tokens = [token] + tokens }
            throw unexpected()
        }
    }

    private mutating func hash() throws -> Data {
        if case .hash(let hash) = tokens.first {
            tokens.removeFirst()
            return hash
        }
        throw unexpected()
    }

    private mutating func take(_ token: RequirementToken) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }

    private func unexpected() -> SigningError {
        switch tokens.first {
        case nil: SigningError("the requirement ends too early.")
        case .word(let text), .quoted(let text), .sign(let text):
            SigningError("the requirement has an unexpected “\(text.prefix(100))”.")
        case .hash: SigningError("the requirement has an unexpected hash.")
        }
    }
}

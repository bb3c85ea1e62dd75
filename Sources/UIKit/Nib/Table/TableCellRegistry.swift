/// The nib files and classes that a table makes its cells from, by reuse identifier.
@MainActor struct TableCellRegistry {
    private enum Source {
        case nib(UINib)
        /// A storyboard's, with what its placeholders stand for.
        case prototype(UINib, StoryboardExternals)
        /// A class in the form that the app's language has for it.
        case type(Any)
    }

    private var sources: [String: Source] = [:]

    /// - Parameter nib: nil removes the registration.
    mutating func register(_ nib: UINib?, for identifier: String) {
        guard isValid(identifier) else { return }
        sources[identifier] = nib.map(Source.nib)
    }

    /// - Parameter type: nil removes the registration.
    mutating func register(_ type: Any?, for identifier: String) {
        guard isValid(identifier) else { return }
        sources[identifier] = type.map(Source.type)
    }

    mutating func registerPrototype(_ nib: UINib, for identifier: String, _ externals: StoryboardExternals) {
        sources[identifier] = .prototype(nib, externals)
    }

    /// A new cell.
    /// - Returns: nil if nothing is registered, or if an exception was raised.
    func makeCell(_ identifier: String) -> UITableViewCell? {
        switch sources[identifier] {
        case .nib(let nib): makeCell(identifier, from: nib)
        case .prototype(let nib, let externals): makeCell(identifier, from: nib, options: externals.objects)
        case .type(let type): NibLoader.language.makeCell(ofClass: type, reuseIdentifier: identifier)
        case nil: nil
        }
    }

    func hasSource(for identifier: String) -> Bool { sources[identifier] != nil }

    private func makeCell(
        _ identifier: String, from nib: UINib, options: [UINib.OptionsKey: Any]? = nil
    ) -> UITableViewCell? {
        let objects = nib.instantiate(withOwner: nil, options: options)
        guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
            FrameworkException.raise(
                .internalInconsistency,
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UITableViewCell instance")
            return nil
        }
        if let given = cell.reuseIdentifier, !given.isEmpty, given != identifier {
            FrameworkException.raise(
                .internalInconsistency,
                "cell reuse indentifier in nib (\(given)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
            return nil
        }
        cell.reuseIdentifier = identifier
        return cell
    }

    private func isValid(_ identifier: String) -> Bool {
        if !identifier.isEmpty { return true }
        FrameworkException.raise(.invalidArgument, "must pass a valid reuse identifier")
        return false
    }
}

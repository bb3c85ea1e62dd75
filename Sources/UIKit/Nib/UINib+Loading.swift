extension UINib {
    /// The nib's objects.
    final func makeObjects(owner: AnyObject?, options: [OptionsKey: Any]?) -> [Any] {
        var objects: [String: AnyObject] = [:]
        for key in [OptionsKey.proxiedObjects, .externalObjects] {
            guard let named = options?[key] as? [AnyHashable: Any] else { continue }
            for (name, object) in named { if let name = name as? String { objects[name] = object as AnyObject } }
        }
        guard let file = read() else { return [] }
        return NibLoader(file, owner: owner, externalObjects: objects, bundle: bundle).load() ?? []
    }

    /// The bundle of the nib and its images; nil is the app's.
    private var bundle: Bundle? {
        switch source {
        case .file(_, let bundle), .data(_, let bundle): bundle
        }
    }

    /// The parsed nib, which is read if necessary; nil if an exception was raised.
    private func read() -> NibFile? {
        do {
            switch source {
            case .file(let name, let bundle):
                if let path = NibSearch.path(of: name, in: bundle) { return try NibCache.file(at: path) }
                NibFailure.raiseMissing(name, in: bundle)
                return nil
            case .data(let data, _):
                if let parsed { return parsed }
                parsed = try NibFile(data: data, name: "nib in memory")
                return parsed
            }
        } catch {
            if case .file(let name, let bundle) = source {
                NibFailure.raise(error, name, in: bundle)
            } else {
                FrameworkException.raise(.internalInconsistency, "Could not load NIB: \(error)")
            }
            return nil
        }
    }
}

extension Bundle {
    /// Makes the objects of a nib file of the bundle; see ``UINib/instantiate(withOwner:options:)``.
    ///
    /// A file that is missing or broken raises NSInternalInconsistencyException.
    /// - Parameters:
    ///   - name: With or without extension.
    ///   - owner: What File's Owner stands for.
    /// - Returns: the objects at the top of the nib, without placeholders.
    @discardableResult
    @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
    {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

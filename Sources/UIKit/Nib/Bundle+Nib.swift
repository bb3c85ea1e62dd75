extension Bundle {
    /// Instantiates a nib file of the bundle; see ``UINib/instantiate(withOwner:options:)``.
    ///
    /// Raises NSInternalInconsistencyException if the file is missing or invalid.
    /// - Parameters:
    ///   - name: With or without extension.
    ///   - owner: The object for File's Owner.
    /// - Returns: the top-level objects of the nib, without placeholders.
    @discardableResult
    @MainActor public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]?
    {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

extension UIViewController {
    /// The result of loading the controller's nib.
    enum NibOutcome {
        /// The file does not exist.
        case missing
        case loaded(name: String)
        /// The file exists, but an exception was raised.
        case failed
    }

    /// Replaces loading of controllers' nib files; false leaves a controller without a view. Set while controllers are
    /// shown without their app, by the viewer of documents.
    package static var nibLoader: (@MainActor (UIViewController) -> Bool)?

    /// Loads the nib file with the view, with the controller as File's Owner.
    final func loadNib() -> NibOutcome {
        if let nibLoader = Self.nibLoader { return nibLoader(self) ? .loaded(name: nibName ?? className) : .missing }
        for name in NibNames.candidates(for: self) {
            guard let path = storyboardPlace?.path(ofNib: name) ?? NibSearch.path(of: name, in: nibBundle) else {
                continue
            }
            do {
                let file = try NibCache.file(at: path)
                let objects = NibLoader(
                    file, owner: self, externalObjects: storyboardPlace?.externalObjects ?? [:],
                    bundle: storyboardPlace?.storyboard?.file?.bundle ?? nibBundle
                ).load()
                return objects == nil ? .failed : .loaded(name: name)
            } catch {
                NibFailure.raise(error, name, in: nibBundle)
                return .failed
            }
        }
        return .missing
    }

    /// Loads the nib file with the view, if it exists.
    /// - Returns: true if the view was loaded. Raises an exception if a named file is missing or contains no view.
    final func loadViewFromNib() -> Bool {
        switch loadNib() {
        case .loaded(let name):
            fitArchivedView()
            if loadedView == nil {
                FrameworkException.raise(
                    .internalInconsistency,
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
                        + "was not set.")
            }
        case .missing: if let nibName, !nibName.isEmpty { NibFailure.raiseMissing(nibName, in: nibBundle) }
        case .failed: break
        }
        return loadedView != nil
    }

    final func reportProblem(_ problem: String) { FileHandle.standardError.write(Data("UIKit: \(problem)\n".utf8)) }
}

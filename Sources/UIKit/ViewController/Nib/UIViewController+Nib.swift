extension UIViewController {
    /// Loads the nib file that holds the view, if there is one.
    /// - Returns: whether the view is there. A named file that is missing or has no view raises.
    func loadViewFromNib() -> Bool {
        guard let nibLoader = UIViewController.nibLoader else {
            if let nibName { reportProblem("no view for \(className): nib file \"\(nibName)\" cannot be loaded") }
            return false
        }
        for name in NibNames.candidates(for: self) where nibLoader(name, nibBundle, self) {
            if loadedView == nil {
                FrameworkException.raise(
                    .internalInconsistency,
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
                        + "was not set.")
            }
            return loadedView != nil
        }
        if let nibName {
            let path = (nibBundle ?? Bundle.main).bundlePath
            FrameworkException.raise(
                .internalInconsistency,
                "Could not load NIB in bundle: 'NSBundle <\(path)> (loaded)' with name '\(nibName)'")
        }
        return false
    }

    func reportProblem(_ problem: String) { FileHandle.standardError.write(Data("UIKit: \(problem)\n".utf8)) }
}

/// The exceptions that nib files raise when they cannot be loaded.
@MainActor enum NibFailure {
    static func raiseMissing(_ name: String, in bundle: Bundle?) {
        FrameworkException.raise(.internalInconsistency, text(name, bundle))
    }

    /// - Parameter error: The error in the file and its position.
    static func raise(_ error: any Error, _ name: String, in bundle: Bundle?) {
        FrameworkException.raise(.internalInconsistency, "\(text(name, bundle)): \(error)")
    }

    private static func text(_ name: String, _ bundle: Bundle?) -> String {
        "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name '\(name)'"
    }
}

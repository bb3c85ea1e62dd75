/// Key-value access to framework objects in apps whose language has none: their outlets, and what user defined runtime
/// attributes set.
@MainActor package enum FrameworkKeys {
    package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> InterfaceOutlet.Outcome { .unknownKey }

    /// What stands under a key on the way of a path.
    package static func object(forKey key: String, of object: AnyObject) -> AnyObject? { nil }
}

/// Observers that are closures, declared as Apple declares them: see Timer.
extension NotificationCenter {
    /// - ObjC: -
    @preconcurrency @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        self.Foundation::addObserver(forName: name, object: obj, queue: queue, using: block)
    }
}

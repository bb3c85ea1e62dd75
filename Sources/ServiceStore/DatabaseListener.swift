/// Hears what other processes tell by a database, until it is stopped.
package protocol DatabaseListener: Sendable {
    /// Nothing is heard once this has returned.
    func stop()
}

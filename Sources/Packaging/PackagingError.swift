/// Why an archive of an app could not be made or unpacked.
package struct PackagingError: Error, CustomStringConvertible {
    /// The archive's path.
    package let place: String
    /// A sentence without a full stop.
    package let problem: String

    package var description: String { "\(place): error: \(problem)" }
}

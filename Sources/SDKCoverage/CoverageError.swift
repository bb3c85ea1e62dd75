/// Why the SDK could not be measured.
public struct CoverageError: Error, CustomStringConvertible {
    public let description: String
    init(_ description: String) { self.description = description }
}

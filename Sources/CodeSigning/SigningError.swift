/// Why it was refused.
package struct SigningError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}

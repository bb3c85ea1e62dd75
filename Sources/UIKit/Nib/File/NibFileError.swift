/// Why a nib file cannot be used.
package struct NibFileError: Error, CustomStringConvertible {
    /// The path of the file.
    package let file: String
    package let reason: String

    package var description: String { "\(file): \(reason)" }
}

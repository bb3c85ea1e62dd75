/// Why an archive cannot be read or written: what is wrong, and where.
package struct ArchiveError: Error, Equatable, CustomStringConvertible, Sendable {
    /// Where something is wrong.
    package enum Place: Equatable, Sendable {
        case byte(Int)
        case line(Int)
        /// A place in the archive's table of objects.
        case object(Int)
        case key(String, object: Int)
    }

    package let message: String
    package let place: Place?
    /// What to do about it, if it is more than mending the file.
    package let cure: String?

    package init(_ message: String, at place: Place? = nil, cure: String? = nil) {
        self.message = message
        self.place = place
        self.cure = cure
    }

    package var description: String {
        switch place {
        case nil: message
        case .byte(let offset)?: "\(message) (at byte \(offset))"
        case .line(let line)?: "\(message) (in line \(line))"
        case .object(let index)?: "\(message) (in object \(index))"
        case .key(let key, let index)?: "\(message) (under the key \(key) of object \(index))"
        }
    }
}

/// What is wrong with a file that should be a sound.
package struct SoundFileError: Error, CustomStringConvertible, Hashable, Sendable {
    package let description: String
    init(_ description: String) { self.description = description }
}

/// What stopped the generator, with the place and the cure in the text.
package struct GeneratorError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// A named value of an archived object.
package struct ArchivedField: Equatable, Sendable {
    package var key: String
    package var value: ArchivedValue

    package init(_ key: String, _ value: ArchivedValue) {
        self.key = key
        self.value = value
    }
}

/// A property of an object in a document.
package struct InterfaceProperty {
    package var key: String
    package var value: InterfaceValue
    /// The line of the file, from 1.
    package var line: Int

    package init(key: String, value: InterfaceValue, line: Int) {
        self.key = key
        self.value = value
        self.line = line
    }
}

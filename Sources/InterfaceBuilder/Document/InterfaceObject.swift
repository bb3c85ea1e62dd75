/// An object of a document.
package final class InterfaceObject {
    /// The identifier that connections use: "-1" is File's Owner, "-2" First Responder, others are such as "12" or
    /// "abc-Xy-12z". nil for values inside other objects, such as colours.
    package internal(set) var identifier: String?

    /// The class in the vocabulary of archives: `IBUILabel`, `IBProxyObject`, `NSColor`.
    package let className: String

    /// The custom class, a class of the app; nil for none.
    package var customClassName: String?

    /// The name that the author gave the object in the editor's list; nil for none.
    package var label: String?

    /// Whether a window is shown as soon as the nib is loaded.
    package var isVisibleAtLaunch = false

    /// The user defined runtime attributes, in the order of the file.
    package var runtimeAttributes: [InterfaceRuntimeAttribute] = []

    /// The index of the object's element among all elements of the file; nil if the reader does not set it.
    package internal(set) var element: Int?

    /// The line in the file where the object begins, from 1.
    package let line: Int

    /// The properties, in the order of the file.
    package var properties: [InterfaceProperty] = []

    /// The children in the document's hierarchy.
    package var children: [InterfaceObject] = []
    package weak var parent: InterfaceObject?

    package init(identifier: String?, className: String, line: Int) {
        self.identifier = identifier
        self.className = className
        self.line = line
    }

    deinit { InterfaceRemains.take(&properties, &runtimeAttributes) }

    /// The value of a property; nil if the file does not contain it.
    package subscript(key: String) -> InterfaceValue? { properties.first { $0.key == key }?.value }
}

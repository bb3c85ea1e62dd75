/// An object of a document.
package final class InterfaceObject {
    /// What connections name it by: "-1" the file's owner, "-2" the first responder, "12", "abc-Xy-12z". nil for values
    /// that stand within another object, such as colours.
    package internal(set) var identifier: String?

    /// The archive family's name of the class: `IBUILabel`, `IBProxyObject`, `NSColor`.
    package let className: String

    /// The app's class that the object shall be of.
    package var customClassName: String?

    /// The name that the document's list shows, where its author gave one.
    package var label: String?

    /// A window that is on the screen as soon as the nib is loaded.
    package var isVisibleAtLaunch = false

    /// In the order of the file.
    package var runtimeAttributes: [InterfaceRuntimeAttribute] = []

    /// The element of the file that gives it, among all elements of the file; nil where the reader does not say.
    package internal(set) var element: Int?

    /// The line of the file where it begins, from 1.
    package let line: Int

    /// In the order of the file.
    package var properties: [InterfaceProperty] = []

    /// Beneath it in the document's list.
    package var children: [InterfaceObject] = []
    package weak var parent: InterfaceObject?

    package init(identifier: String?, className: String, line: Int) {
        self.identifier = identifier
        self.className = className
        self.line = line
    }

    deinit { InterfaceRemains.take(&properties, &runtimeAttributes) }

    /// The value of a property, if the file gives one.
    package subscript(key: String) -> InterfaceValue? { properties.first { $0.key == key }?.value }
}

/// An Interface Builder document: its objects, how they are connected, and where in the file each thing stands.
///
/// Both families of files, archives and `document` files, are read into one vocabulary: that of the archives
/// (`IBUILabel`, `IBUIText`, `NSFrame` …).
package struct InterfaceDocument {
    /// How the file spells its objects.
    package enum Family: Equatable, Sendable {
        /// `<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">` and its like.
        case archive(version: String)
        /// `<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">`.
        case document(version: String)
    }

    /// The file's path, for messages.
    package var path: String

    package var family: Family

    /// `IBCocoaTouchFramework`, `IBIPadFramework` …: what the objects are for, where the file says so.
    package var targetRuntime: String?

    /// The oldest iPhone OS that the file wants to run on, where it says so: "4.0".
    package var deploymentTarget: String?

    /// Every object that has an identifier, in the order of the file: placeholders, views, controllers, items.
    package var objects: [InterfaceObject] = []

    /// The objects at the top of the document's list, placeholders first.
    package var topLevel: [InterfaceObject] = []

    package var connections: [InterfaceConnection] = []

    /// The app's classes that the file describes, in its order; the same one may be there several times, with other
    /// members.
    package var classes: [InterfaceClass] = []

    /// What the file says of itself (`IBDocument.SystemVersion`, `IBDocument.LastKnownImageSizes` …), in its order.
    package var attributes: [InterfaceProperty] = []

    /// What is wrong with the file or unknown in it, and where.
    package var problems: [InterfaceProblem] = []

    package init(path: String, family: Family) {
        self.path = path
        self.family = family
    }
}

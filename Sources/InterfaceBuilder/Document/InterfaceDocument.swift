/// An Interface Builder document: its objects and connections, with the line in the file of each.
///
/// Files of both families, archives and `document` files, are read with one set of class names and keys: those of
/// archives (`IBUILabel`, `IBUIText`, `NSFrame` …).
package struct InterfaceDocument {
    /// The family of the file format.
    package enum Family: Equatable, Sendable {
        /// `<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">` and similar.
        case archive(version: String)
        /// `<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">`.
        case document(version: String)
    }

    /// The file's path, for messages.
    package var path: String

    package var family: Family

    /// The device family of the document: `IBCocoaTouchFramework`, `IBIPadFramework` …; nil if the file does not tell.
    package var targetRuntime: String?

    /// The deployment target such as "4.0"; nil if the file does not tell.
    package var deploymentTarget: String?

    /// All objects with an identifier, in the order of the file: placeholders, views, controllers, items.
    package var objects: [InterfaceObject] = []

    /// The top-level objects of the hierarchy, placeholders first.
    package var topLevel: [InterfaceObject] = []

    /// What ends the circles of an archive's objects; nil for other documents.
    var archiveObjects: ArchiveObjects?

    package var connections: [InterfaceConnection] = []

    /// The descriptions of the app's classes, in the order of the file. A class may have several, with different
    /// members.
    package var classes: [InterfaceClass] = []

    /// The attributes of the document itself (`IBDocument.SystemVersion`, `IBDocument.LastKnownImageSizes` …), in the
    /// order of the file.
    package var attributes: [InterfaceProperty] = []

    /// Errors and unknown elements in the file, with their lines.
    package var problems: [InterfaceProblem] = []

    package init(path: String, family: Family) {
        self.path = path
        self.family = family
    }
}

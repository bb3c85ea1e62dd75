/// A scene of a storyboard: a controller and the objects beside it.
package struct StoryboardScene {
    package var identifier: String?

    /// The top-level objects of the scene: the controller, placeholders and objects outside of the view.
    package var objects: [InterfaceObject] = []

    /// The controller; nil for a scene without one.
    package var controller: InterfaceObject?

    /// The line of the file, from 1.
    package var line: Int
}

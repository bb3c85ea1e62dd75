/// A screen of a storyboard: a controller, and what stands beside it.
package struct StoryboardScene {
    package var identifier: String?

    /// The objects at the scene's top: the controller, placeholders, and objects that are in no view.
    package var objects: [InterfaceObject] = []

    /// nil for a scene without one.
    package var controller: InterfaceObject?

    /// The line of the file, from 1.
    package var line: Int
}

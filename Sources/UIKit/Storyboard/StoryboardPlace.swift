/// What a storyboard knows of a controller that it made.
@MainActor package final class StoryboardPlace {
    /// The storyboard that made it; kept as long as the controller.
    package var storyboard: UIStoryboard?
}

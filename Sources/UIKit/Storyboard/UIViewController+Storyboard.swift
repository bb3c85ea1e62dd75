extension UIViewController {
    /// The storyboard that instantiated this controller; nil if none did.
    public var storyboard: UIStoryboard? { storyboardPlace?.storyboard }

    /// The data that the storyboard attached to this controller; nil if no storyboard made it.
    package var storyboardPlace: StoryboardPlace? {
        get { addition(StoryboardPlace.self) }
        set { setAddition(newValue) }
    }
}

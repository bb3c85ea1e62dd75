extension UIViewController {
    /// The storyboard that made this controller; nil if none did.
    public var storyboard: UIStoryboard? { storyboardPlace?.storyboard }

    /// What a storyboard knows of this controller, if it made it.
    package var storyboardPlace: StoryboardPlace? {
        get { addition(StoryboardPlace.self) }
        set { setAddition(newValue) }
    }
}

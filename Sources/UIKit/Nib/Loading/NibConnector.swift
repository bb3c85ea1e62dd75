/// A destination of an outlet that connects itself to the source, such as a storyboard or a segue. Apps have no
/// properties for them.
@MainActor protocol NibConnector: AnyObject {
    /// - Returns: false if the outlet is an ordinary one.
    func connect(to source: AnyObject, as label: String) -> Bool
}

/// A destination of an outlet that connects itself to the source, such as a storyboard or a segue, for which apps have
/// no properties.
@MainActor protocol NibConnector: AnyObject {
    /// - Returns: false if it is an ordinary outlet.
    func connect(to source: AnyObject, as label: String) -> Bool
}

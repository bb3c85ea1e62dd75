/// An object that, at the far end of an outlet, joins itself to the near end: storyboards and their segues do, which
/// apps have no properties for.
@MainActor protocol NibConnector: AnyObject {
    /// - Returns: false if the line is an outlet like others.
    func connect(to source: AnyObject, as label: String) -> Bool
}

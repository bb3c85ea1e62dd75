/// The header or footer of a section: its content and height.
struct TableSectionEdge {
    var height: CGFloat = 0
    var title: String?
    /// The app's own view, which is shown in the title's place.
    var view: UIView?

    /// True if the header or footer draws nothing and is at most empty space.
    var isEmpty: Bool { title == nil && view == nil }
}

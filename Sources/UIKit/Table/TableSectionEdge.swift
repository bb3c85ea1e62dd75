/// The header or footer of a section: its content and height.
struct TableSectionEdge {
    var height: CGFloat = 0
    var title: String?
    /// The app's own view, which is shown in the title's place.
    var view: UIView?

    /// Whether nothing is drawn: there is at most room.
    var isEmpty: Bool { title == nil && view == nil }
}

extension MKAnnotationView {
    /// What a view is doing while the user drags it.
    /// - ObjC: MKAnnotationViewDragState
    public enum DragState: Int, Sendable {
        case none = 0
        /// The user has taken hold of the view, which is lifted off the map.
        case starting = 1
        case dragging = 2
        /// The view goes back to where it was.
        case canceling = 3
        /// The user has dropped the view.
        case ending = 4
    }
}

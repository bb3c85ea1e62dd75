/// Why a controller's view appears or disappears.
package enum RelationChange {
    /// The container or the window shows another view.
    case none
    case presented, dismissed
    case movedToParent, movedFromParent
}

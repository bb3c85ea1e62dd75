/// Why a controller's view appears or disappears.
package enum RelationChange {
    /// Because its container or its window changes what is shown.
    case none
    case presented, dismissed
    case movedToParent, movedFromParent
}

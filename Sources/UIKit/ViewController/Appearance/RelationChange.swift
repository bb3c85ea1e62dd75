/// Why a controller's view comes on screen or goes.
package enum RelationChange {
    /// For a reason of its container's or its window's.
    case none
    case presented, dismissed
    case movedToParent, movedFromParent
}

/// An annotation view that a finger moves.
struct AnnotationDrag {
    let entry: AnnotationEntry
    /// Where the middle of the view was, and where the finger took hold of it, in the layer of annotations.
    let center: CGPoint
    let finger: CGPoint
}

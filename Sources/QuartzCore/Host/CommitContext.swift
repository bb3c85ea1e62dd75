/// What a commit finds out besides the nodes themselves.
final class CommitContext {
    /// Nodes that have animations.
    var animated: [LayerNode] = []
    /// Nodes that emit particles.
    var emitters: [LayerNode] = []
    /// Layers that are no longer where they were.
    var departed: [CALayer] = []
    /// Layers that asked for layout again while the frame was laid out.
    var unfinished: [CALayer] = []
}

/// The data that a commit collects for the host, besides the nodes.
final class CommitContext {
    /// The nodes with animations.
    var animated: [LayerNode] = []
    /// Nodes that emit particles.
    var emitters: [LayerNode] = []
    /// Layers with animations that have left the tree: their animations are ended.
    var departed: [CALayer] = []
    /// Layers that asked for layout again while the frame was laid out.
    var unfinished: [CALayer] = []
}

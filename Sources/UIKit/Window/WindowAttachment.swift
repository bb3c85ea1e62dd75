/// Keeps a window's layer in the screen's tree, and takes it out when the window goes.
package final class WindowAttachment {
    private var layer: CALayer?

    func attach(_ layer: CALayer) { self.layer = layer }

    deinit { layer?.removeFromSuperlayer() }
}

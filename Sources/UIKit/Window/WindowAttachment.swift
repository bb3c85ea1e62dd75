/// Adds a window's layer to the screen's layer tree, and removes it when the window is deallocated.
package final class WindowAttachment {
    private var layer: CALayer?

    func attach(_ layer: CALayer) { self.layer = layer }

    deinit { layer?.removeFromSuperlayer() }
}

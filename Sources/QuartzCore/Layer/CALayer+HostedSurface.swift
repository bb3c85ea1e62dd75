extension CALayer {
    /// Pixels that another process draws, shown in place of the contents; opaque.
    package final var hostedSurface: Surface? {
        get { storedHostedSurface }
        set {
            storedHostedSurface = newValue
            markPending(.contents)
        }
    }

    /// Tells that pixels of the hosted surface have changed.
    ///
    /// - Parameter rects: the changed parts, in pixels of the surface.
    package final func hostedSurfaceDidChange(_ rects: [PixelRect]) {
        changedPixels += rects
        markPending(.properties)
    }
}

extension CALayer {
    final func markForLayout() {
        markPending(.layout)
    }

    /// Layout runs from the topmost layer that needs it, because a superlayer may place this one.
    final func layoutTreeIfNeeded() {
        var top = self
        while let above = top.storedSuperlayer, above.pending.contains(.layout) { top = above }
        top.layoutSubtree()
    }

    /// Lays out this layer and the layers below it that need it, until none asks for more.
    final func layoutSubtree() {
        // A layer that asks for layout while it is laid out gets it in the next frame.
        if pending.contains(.layout) && !isLayingOut {
            pending.remove(.layout)
            isLayingOut = true
            layoutSublayers()
            isLayingOut = false
        }
        guard pending.contains(.subtree) else { return }
        for sublayer in storedSublayers { sublayer.layoutSubtree() }
        storedMask?.layoutSubtree()
    }
}

extension CALayer {
    /// What is shown now: the model with the animations that have begun. nil when the layer is not in a shown tree.
    final var presentationProperties: LayerProperties? {
        guard let node, node.isInTree else { return nil }
        var shown = properties
        let time = localTime(MediaClock.now)
        for attached in attachedAnimations where attached.isBegun {
            attached.animation.apply(at: time, to: &shown)
        }
        return shown
    }

    final func makePresentation() -> CALayer? {
        if modelLayer != nil { return self }
        guard let shown = presentationProperties else { return nil }
        let copy = type(of: self).init()
        copy.copyValues(from: self)
        copy.properties = shown
        // Enough of the tree to convert coordinates and times as they are shown.
        copy.presentedSuperlayer = storedSuperlayer?.makePresentation()
        copy.storedSuperlayer = copy.presentedSuperlayer
        return copy
    }
}

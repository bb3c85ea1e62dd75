extension CALayer {
    /// What is shown now: the model with its animations, those of the transaction that is not committed yet at their
    /// start. nil when the layer is not in a shown tree.
    final var presentationProperties: LayerProperties? {
        guard let node, node.isInTree else { return nil }
        var shown = properties
        let time = localTime(MediaClock.now)
        for attached in attachedAnimations {
            // The begin time of one that has not begun is 0, or the application's.
            let isAtStart = !attached.isBegun && attached.animation.beginTime == 0
            attached.animation.apply(at: isAtStart ? 0 : time, to: &shown)
        }
        return shown
    }

    /// What the layer draws when its properties are as they are shown; nil when it does not draw from what has changed.
    final func drawnPixels(showing shown: LayerProperties) -> NodePixels? {
        let keys = shown.special.filter { $0.value != properties.special[$0.key] }.keys
        guard keys.contains(where: type(of: self).needsDisplay(forKey:)) || type(of: self).drawsForShownBounds else {
            return nil
        }
        let copy = type(of: self).init()
        copy.copyValues(from: self)
        copy.backingStore = nil
        copy.properties = shown
        copy.invalidRect = .infinite
        copy.display()
        return NodePixels(copy)
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

    /// The sublayers; of a presentation layer, as they are shown.
    final var shownSublayers: [CALayer] {
        guard let modelLayer else { return storedSublayers }
        if storedSublayers.isEmpty, !modelLayer.storedSublayers.isEmpty {
            storedSublayers = modelLayer.storedSublayers.compactMap { $0.makePresentation() }
            for sublayer in storedSublayers {
                // One presentation of each layer, which goes when this one does.
                sublayer.presentedSuperlayer = nil
                sublayer.storedSuperlayer = self
            }
        }
        return storedSublayers
    }
}

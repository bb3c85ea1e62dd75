extension CALayer {
    /// The properties that are shown now: the model's with animations applied; those of an uncommitted transaction
    /// count as just begun. Nil when the layer is not in a shown tree.
    final var presentationProperties: LayerProperties? {
        guard let node, node.isInTree else { return nil }
        var shown = properties
        let time = localTime(MediaClock.now)
        for attached in attachedAnimations {
            // An animation that has not begun has the begin time 0, or one that the application set.
            let isAtStart = !attached.isBegun && attached.animation.beginTime == 0
            attached.animation.apply(at: isAtStart ? 0 : time, to: &shown)
        }
        return shown
    }

    /// The pixels that the layer draws for the shown properties; nil when its drawing does not depend on what has
    /// changed.
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
        // The presentations of the ancestors, which conversions of coordinates and times need.
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
                // Every presentation is asked for once and lives as long as its superlayer's presentation.
                sublayer.presentedSuperlayer = nil
                sublayer.storedSuperlayer = self
            }
        }
        return storedSublayers
    }
}

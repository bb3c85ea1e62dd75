extension CALayer {
    final func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self, !layer.isAncestor(of: self) else { return }
        // Removing a sublayer of this same layer moves the ones behind it forward by one.
        var index = index
        if layer.storedSuperlayer === self, let old = storedSublayers.firstIndex(where: { $0 === layer }) {
            if old < index { index -= 1 }
            storedSublayers.remove(at: old)
        } else {
            layer.leaveTree()
        }
        storedSublayers.insert(layer, at: min(max(index, 0), storedSublayers.count))
        adopt(layer)
    }

    final func insert(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: index(of: sibling) ?? 0)
    }

    final func insert(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: index(of: sibling).map { $0 + 1 } ?? storedSublayers.count)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new, index(of: old) != nil, !new.isAncestor(of: self), new !== self else { return }
        new.detachFromSuperlayer()
        guard let place = index(of: old) else { return }
        old.detachFromSuperlayer()
        insert(new, at: place)
    }

    final func detachFromSuperlayer() {
        guard storedSuperlayer != nil || maskedLayer != nil else { return }
        let action = CATransaction.disableActions() ? nil : action(forKey: kCAOnOrderOut)
        leaveTree()
        action?.run(forKey: kCAOnOrderOut, object: self, arguments: nil)
    }

    final func setSublayers(_ layers: [CALayer]) {
        for layer in storedSublayers where !layers.contains(where: { $0 === layer }) { layer.detachFromSuperlayer() }
        for layer in layers { insert(layer, at: storedSublayers.count) }
        setNeedsLayout()
    }

    final func setMask(_ mask: CALayer?) {
        guard mask !== storedMask, mask !== self, mask?.isAncestor(of: self) != true else { return }
        storedMask?.maskedLayer = nil
        mask?.leaveTree()
        storedMask = mask
        mask?.maskedLayer = self
        markPending(.mask)
        mask?.markPending(.properties)
    }

    final func isAncestor(of layer: CALayer) -> Bool {
        var above = layer.storedSuperlayer ?? layer.maskedLayer
        while let current = above {
            if current === self { return true }
            above = current.storedSuperlayer ?? current.maskedLayer
        }
        return false
    }

    private func index(of sibling: CALayer?) -> Int? { storedSublayers.firstIndex { $0 === sibling } }

    private func adopt(_ layer: CALayer) {
        layer.storedSuperlayer = self
        markPending([.sublayers, .layout])
        // The new sublayer may have pending changes, of which its new ancestors must be told.
        layer.markPending([.properties, .layout])
        sublayersDidChange()
        let action = CATransaction.disableActions() ? nil : layer.action(forKey: kCAOnOrderIn)
        action?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil)
    }

    /// Runs the action that the application has given for changes of the sublayers, usually a transition.
    private func sublayersDidChange() {
        guard actions != nil, !CATransaction.disableActions() else { return }
        let key = LayerProperty.sublayers.rawValue
        action(forKey: key)?.run(forKey: key, object: self, arguments: nil)
    }

    private func leaveTree() {
        if let above = storedSuperlayer {
            above.storedSublayers.removeAll { $0 === self }
            storedSuperlayer = nil
            above.markPending([.sublayers, .layout])
            above.sublayersDidChange()
        }
        if let masked = maskedLayer {
            masked.storedMask = nil
            maskedLayer = nil
            masked.markPending(.mask)
        }
    }
}

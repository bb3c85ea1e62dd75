/// The changes of a layer that have not been committed to its node.
struct PendingChanges: OptionSet {
    let rawValue: UInt16

    static let properties = PendingChanges(rawValue: 1 << 0)
    static let sublayers = PendingChanges(rawValue: 1 << 1)
    static let mask = PendingChanges(rawValue: 1 << 2)
    static let contents = PendingChanges(rawValue: 1 << 3)
    static let animations = PendingChanges(rawValue: 1 << 4)
    static let timing = PendingChanges(rawValue: 1 << 5)
    static let layout = PendingChanges(rawValue: 1 << 6)
    static let display = PendingChanges(rawValue: 1 << 7)
    /// Something is pending in a sublayer or the mask. Set on every layer above one with pending changes.
    static let subtree = PendingChanges(rawValue: 1 << 8)
    /// All that a new node must get.
    static let everything: PendingChanges = [
        .properties, .sublayers, .mask, .contents, .animations, .timing, .subtree,
    ]
}

extension CALayer {
    /// Sets one property: finds the action while the layer has its old value, changes it, then runs the action.
    final func change(_ property: LayerProperty, _ apply: (inout LayerProperties) -> Void) {
        guard modelLayer == nil else { return apply(&properties) }
        let action = CATransaction.disableActions() ? nil : action(forKey: property.rawValue)
        changeWithoutAction(apply)
        if type(of: self).needsDisplay(forKey: property.rawValue) { setNeedsDisplay() }
        action?.run(forKey: property.rawValue, object: self, arguments: nil)
    }

    /// Sets a value that only layers of some classes have; with an action, as any other property.
    final func changeSpecial(_ key: String, to value: AnimatableValue?) {
        guard modelLayer == nil else {
            properties.special[key] = value
            return
        }
        guard value != properties.special[key] else { return }
        let action = CATransaction.disableActions() ? nil : action(forKey: key)
        changeWithoutAction { $0.special[key] = value }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }

    /// Sets a property that never animates.
    final func changeWithoutAction(_ apply: (inout LayerProperties) -> Void) {
        apply(&properties)
        markPending(.properties)
    }

    /// Notes a change and makes it known to every layer above and to the host.
    final func markPending(_ change: PendingChanges) {
        guard modelLayer == nil else { return }
        pending.insert(change)
        CATransaction.ensureTransaction()
        var layer = self
        while let above = layer.storedSuperlayer ?? layer.maskedLayer {
            if above.pending.contains(.subtree) { return }
            above.pending.insert(.subtree)
            layer = above
        }
        layer.host?.setNeedsRender()
    }

    final func timingDidChange() { markPending(.timing) }

    final func sizeDidChange() {
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        setNeedsLayout()
    }

    final func opacityPromiseDidChange(to isOpaque: Bool) {
        changeWithoutAction { $0.isOpaque = isOpaque }
        if backingStore != nil || tiles != nil { setNeedsDisplay() }
    }

    final func setContents(_ newContents: Any?) {
        let image = newContents as? CGImage
        guard image !== properties.contents || backingStore != nil || tiles != nil || newContents == nil else { return }
        change(.contents) { $0.contents = image }
        storedContents = newContents
        backingStore = nil
        tiles = nil
        pending.remove(.display)
        markPending(.contents)
    }
}

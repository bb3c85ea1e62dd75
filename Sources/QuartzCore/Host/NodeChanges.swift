/// The changes of a node since the last frame.
struct NodeChanges: OptionSet {
    let rawValue: UInt8

    /// Its own drawing: background, border, contents.
    static let own = NodeChanges(rawValue: 1 << 0)
    /// Its place, or something that applies to it and everything below it: opacity, mask, clipping.
    static let whole = NodeChanges(rawValue: 1 << 1)
    /// The placement of the node's descendants.
    static let inner = NodeChanges(rawValue: 1 << 2)
    /// Set with every change. Alone it stands for one recorded elsewhere, as in `changedPixels` or `vacated`.
    static let noted = NodeChanges(rawValue: 1 << 3)
    /// Something in a node below. Set on every node above one with changes.
    static let below = NodeChanges(rawValue: 1 << 4)
    /// The moment of the transition that runs on it.
    static let transition = NodeChanges(rawValue: 1 << 5)
    /// The origin of its bounds: its descendants have scrolled.
    static let scrolled = NodeChanges(rawValue: 1 << 6)
    static let all: NodeChanges = [.own, .whole, .inner, .noted, .below]
}

extension NodeChanges {
    /// The differences between two states of a node.
    init(from old: LayerProperties, to new: LayerProperties) {
        self = []
        if old.bounds.origin != new.bounds.origin { formUnion([.inner, .scrolled]) }
        if old.bounds.size != new.bounds.size || old.position != new.position || old.anchorPoint != new.anchorPoint
            || old.zPosition != new.zPosition || old.anchorPointZ != new.anchorPointZ
            || old.transform != new.transform || old.sublayerTransform != new.sublayerTransform
            || old.isGeometryFlipped != new.isGeometryFlipped
        {
            formUnion([.whole, .inner])
        }
        if old.isHidden != new.isHidden || old.opacity != new.opacity || old.isDoubleSided != new.isDoubleSided
            || old.masksToBounds != new.masksToBounds || old.shouldRasterize != new.shouldRasterize
            || old.rasterizationScale != new.rasterizationScale
            || old.edgeAntialiasingMask != new.edgeAntialiasingMask
            || (!(old.special.isEmpty && new.special.isEmpty) && old.special != new.special)
            || (old.cornerRadius != new.cornerRadius && (old.masksToBounds || new.masksToBounds))
        {
            insert(.whole)
        }
        if NodeChanges.ownDrawingDiffers(old, new) { insert(.own) }
    }

    private static func ownDrawingDiffers(_ old: LayerProperties, _ new: LayerProperties) -> Bool {
        old.cornerRadius != new.cornerRadius || old.borderWidth != new.borderWidth
            || old.borderColor !== new.borderColor || old.backgroundColor !== new.backgroundColor
            || old.isOpaque != new.isOpaque
            || old.shadowOpacity != new.shadowOpacity || old.shadowRadius != new.shadowRadius
            || old.shadowOffset != new.shadowOffset || old.shadowColor !== new.shadowColor
            || old.shadowPath !== new.shadowPath || old.contents !== new.contents
            || old.contentsRect != new.contentsRect || old.contentsCenter != new.contentsCenter
            || old.contentsGravity != new.contentsGravity || old.contentsScale != new.contentsScale
            || old.magnificationFilter != new.magnificationFilter
            || old.minificationFilter != new.minificationFilter
            || old.minificationFilterBias != new.minificationFilterBias
    }
}

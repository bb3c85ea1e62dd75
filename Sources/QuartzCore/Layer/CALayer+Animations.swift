extension CALayer {
    /// Has animations that run as actions add themselves to the layer.
    static let connectAnimations: Void =
        CAAnimation.adder = { animation, object, key in
            (object as? CALayer)?.add(animation, forKey: key)
        }

    /// The keys of the animations, in their order; nil when there are none.
    final var attachedKeys: [String]? {
        let keys = attachedAnimations.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    final func attach(_ animation: CAAnimation, forKey key: String?) {
        guard modelLayer == nil, let copy = animation.copy(with: nil) as? CAAnimation else { return }
        copy.settleDuration(CATransaction.animationDuration())
        CATransaction.ensureTransaction()
        let key = copy is CATransition ? kCATransition : key
        if let basic = copy as? CABasicAnimation, let target = basic.target {
            basic.shownBefore = target.value(in: presentationProperties ?? properties)
        }
        if let key { detachAnimation(forKey: key) }
        let attached = AttachedAnimation(copy, key: key, level: CATransaction.currentLevel)
        if copy is CATransition, let node, node.isInTree, !node.isCulled {
            // Until the next commit the node still has the state from before the pending changes.
            attached.before = NodeSnapshot(node, in: NodeShape(node).place, masks: MaskCache())
        }
        attachedAnimations.append(attached)
        CATransaction.didAddAnimation { if !self.isShown { self.finish(attached) } }
        markPending(.animations)
    }

    final func detachAnimation(forKey key: String) {
        guard let index = attachedAnimations.firstIndex(where: { $0.key == key }) else { return }
        let removed = attachedAnimations.remove(at: index)
        markPending(.animations)
        removed.end(finished: false)
    }

    final func detachAllAnimations() {
        let removed = attachedAnimations
        attachedAnimations = []
        guard !removed.isEmpty else { return }
        markPending(.animations)
        for animation in removed { animation.end(finished: false) }
    }

    /// Removes an animation that is over, and tells its delegate.
    final func finish(_ attached: AttachedAnimation) {
        if attached.animation.isRemovedOnCompletion {
            attachedAnimations.removeAll { $0 === attached }
            markPending(.animations)
        }
        attached.end(finished: true)
    }
}

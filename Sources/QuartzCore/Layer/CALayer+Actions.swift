extension CALayer {
    final func findAction(forKey event: String) -> (any CAAction)? {
        guard let found = namedAction(forKey: event) else { return implicitAnimation(forKey: event) }
        return type(of: found) == NSNull.self ? nil : found
    }

    /// The action for an event from the delegate, the layer, its style or its class, searched in this order.
    private func namedAction(forKey event: String) -> (any CAAction)? {
        if let delegate, let found = delegate.action(for: self, forKey: event) { return found }
        if let found = actions?[event] { return found }
        if let style, let found = (style["actions"] as? [AnyHashable: Any])?[event] as? any CAAction { return found }
        return type(of: self).defaultAction(forKey: event)
    }

    /// The implicit animation of a property, from the value shown now to the new value; nil for layers that no screen
    /// shows.
    private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
        guard let node, node.isInTree, let start = implicitStart(forKey: event),
            CATransaction.animationDuration() > 0
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = start.boxed
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.duration = CATransaction.animationDuration()
        // Only `fromValue` is set: the animation ends at the model's value, which is about to change.
        return animation
    }

    /// What is shown now of a property that animates by itself; nil for any other.
    private func implicitStart(forKey event: String) -> AnimatableValue? {
        if let property = LayerProperty(rawValue: event) {
            return property.animatesImplicitly ? (presentationProperties ?? properties)[property] : nil
        }
        guard type(of: self).specialKeys.contains(event) else { return nil }
        let start = (presentationProperties ?? properties).special[event]
        if case .path = start { return nil }
        return start
    }
}

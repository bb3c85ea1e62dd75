extension CALayer {
    final func findAction(forKey event: String) -> (any CAAction)? {
        guard let found = namedAction(forKey: event) else { return implicitAnimation(forKey: event) }
        return type(of: found) == NSNull.self ? nil : found
    }

    /// What the delegate, the layer, its style or its class has for an event, in this order.
    private func namedAction(forKey event: String) -> (any CAAction)? {
        if let delegate, let found = delegate.action(for: self, forKey: event) { return found }
        if let found = actions?[event] { return found }
        if let style, let found = (style["actions"] as? [AnyHashable: Any])?[event] as? any CAAction { return found }
        return type(of: self).defaultAction(forKey: event)
    }

    /// The animation that a change of a property starts by itself: from what is shown now to the new value. Only layers
    /// that are on a screen have something to start from.
    private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
        guard let node, node.isInTree, let start = implicitStart(forKey: event),
            CATransaction.animationDuration() > 0
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = start.boxed
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.duration = CATransaction.animationDuration()
        // The model will have the new value: what is shown goes from the old one to whatever that is.
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

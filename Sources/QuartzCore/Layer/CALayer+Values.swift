extension CALayer {
    final func storedValue(forKey key: String) -> Any? {
        switch key {
        case "frame": return frame
        case "delegate": return delegate
        case "contents": return storedContents
        case "mask": return storedMask
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "borderColor": return borderColor
        case "backgroundColor": return backgroundColor
        case "shadowColor": return shadowColor
        default: break
        }
        if let property = type(of: self).keyedProperties[key] { return property.value(self) }
        if let property = LayerProperty(rawValue: key) { return properties[property]?.boxed }
        if let value = properties.special[key] { return value.boxed }
        // Nil for a key of the layer's class that has no value, such as the fill colour of a shape that is not filled:
        // `style` and defaults do not apply to these.
        if type(of: self).specialKeys.contains(key) { return nil }
        return otherValues[key] ?? style?[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func store(_ value: Any?, forKey key: String) {
        switch key {
        case "frame": if case .rect(let rect)? = AnimatableValue(value) { frame = rect }
        case "contents": contents = value
        case "mask": mask = value as? CALayer
        case "sublayers": sublayers = value as? [CALayer]
        default:
            if let property = type(of: self).keyedProperties[key] { return property.set(self, value) }
            if let property = LayerProperty(rawValue: key) { return set(property, AnimatableValue(value)) }
            if type(of: self).specialKeys.contains(key) { return changeSpecial(key, to: AnimatableValue(value)) }
            otherValues[key] = value
            // Values that an application's class draws from (`needsDisplay(forKey:)`) can be animated, too.
            if type(of: self).needsDisplay(forKey: key) { changeSpecial(key, to: AnimatableValue(value)) }
        }
    }

    final func storedValue(forKeyPath path: String) -> Any? {
        if let target = AnimationKeyPath(path), target.part != nil { return target.value(in: properties)?.boxed }
        let (first, rest) = AnimationKeyPath.split(path)
        guard let rest else { return value(forKey: path) }
        return (value(forKey: first) as? CALayer)?.value(forKeyPath: rest)
            ?? (value(forKey: first) as? [String: Any])?[rest]
    }

    final func store(_ value: Any?, forKeyPath path: String) {
        if let target = AnimationKeyPath(path), target.part != nil {
            var changed = properties
            target.set(AnimatableValue(value), in: &changed)
            switch target.target {
            case .property(let property): return set(property, changed[property])
            case .special(let key): if let value = changed.special[key] { return changeSpecial(key, to: value) }
            }
        }
        let (first, rest) = AnimationKeyPath.split(path)
        guard let rest else { return setValue(value, forKey: path) }
        (self.value(forKey: first) as? CALayer)?.setValue(value, forKeyPath: rest)
    }

    /// Sets a property by its own setter, so that actions run and overrides are called.
    private func set(_ property: LayerProperty, _ value: AnimatableValue?) {
        var changed = properties
        changed[property] = value
        switch property {
        case .bounds: bounds = changed.bounds
        case .position: position = changed.position
        case .anchorPoint: anchorPoint = changed.anchorPoint
        case .zPosition: zPosition = changed.zPosition
        case .anchorPointZ: anchorPointZ = changed.anchorPointZ
        case .transform: transform = changed.transform
        case .sublayerTransform: sublayerTransform = changed.sublayerTransform
        case .isHidden: isHidden = changed.isHidden
        case .isDoubleSided: isDoubleSided = changed.isDoubleSided
        case .masksToBounds: masksToBounds = changed.masksToBounds
        case .opacity: opacity = changed.opacity
        case .cornerRadius: cornerRadius = changed.cornerRadius
        case .borderWidth: borderWidth = changed.borderWidth
        case .borderColor: borderColor = changed.borderColor
        case .backgroundColor: backgroundColor = changed.backgroundColor
        case .shadowOpacity: shadowOpacity = changed.shadowOpacity
        case .shadowRadius: shadowRadius = changed.shadowRadius
        case .shadowOffset: shadowOffset = changed.shadowOffset
        case .shadowColor: shadowColor = changed.shadowColor
        case .shadowPath: shadowPath = changed.shadowPath
        case .contents: contents = changed.contents
        case .contentsRect: contentsRect = changed.contentsRect
        case .contentsCenter: contentsCenter = changed.contentsCenter
        case .contentsScale: contentsScale = changed.contentsScale
        case .mask, .sublayers: break
        }
    }
}

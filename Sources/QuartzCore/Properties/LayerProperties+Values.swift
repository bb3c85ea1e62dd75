extension LayerProperties {
    /// The value of a property as animations see it; nil for none.
    package subscript(_ property: LayerProperty) -> AnimatableValue? {
        get {
            switch property {
            case .bounds: .rect(bounds)
            case .position: .point(position)
            case .anchorPoint: .point(anchorPoint)
            case .zPosition: .number(zPosition)
            case .anchorPointZ: .number(anchorPointZ)
            case .transform: .transform(transform)
            case .sublayerTransform: .transform(sublayerTransform)
            case .isHidden: .number(isHidden ? 1 : 0)
            case .isDoubleSided: .number(isDoubleSided ? 1 : 0)
            case .masksToBounds: .number(masksToBounds ? 1 : 0)
            case .opacity: .number(Double(opacity))
            case .cornerRadius: .number(cornerRadius)
            case .borderWidth: .number(borderWidth)
            case .borderColor: .color(borderColor?.rgba ?? .black)
            case .backgroundColor: .color(backgroundColor?.rgba ?? .clear)
            case .shadowOpacity: .number(Double(shadowOpacity))
            case .shadowRadius: .number(shadowRadius)
            case .shadowOffset: .size(shadowOffset)
            case .shadowColor: .color(shadowColor?.rgba ?? .black)
            case .shadowPath: shadowPath.map { .path($0) }
            case .contents: contents.map { .image($0) }
            case .contentsRect: .rect(contentsRect)
            case .contentsCenter: .rect(contentsCenter)
            case .contentsScale: .number(contentsScale)
            case .mask, .sublayers: nil
            }
        }
        set {
            guard let newValue else { return clear(property) }
            switch (property, newValue) {
            case (.bounds, .rect(let value)): bounds = value
            case (.position, .point(let value)): position = value
            case (.anchorPoint, .point(let value)): anchorPoint = value
            case (.zPosition, .number(let value)): zPosition = value
            case (.anchorPointZ, .number(let value)): anchorPointZ = value
            case (.transform, .transform(let value)): transform = value
            case (.sublayerTransform, .transform(let value)): sublayerTransform = value
            case (.isHidden, .number(let value)): isHidden = value >= 0.5
            case (.isDoubleSided, .number(let value)): isDoubleSided = value >= 0.5
            case (.masksToBounds, .number(let value)): masksToBounds = value >= 0.5
            case (.opacity, .number(let value)): opacity = Float(value)
            case (.cornerRadius, .number(let value)): cornerRadius = value
            case (.borderWidth, .number(let value)): borderWidth = value
            case (.borderColor, .color(let value)): borderColor = CGColor(value)
            case (.backgroundColor, .color(let value)): backgroundColor = CGColor(value)
            case (.shadowOpacity, .number(let value)): shadowOpacity = Float(value)
            case (.shadowRadius, .number(let value)): shadowRadius = value
            case (.shadowOffset, .size(let value)): shadowOffset = value
            case (.shadowColor, .color(let value)): shadowColor = CGColor(value)
            case (.shadowPath, .path(let value)): shadowPath = value
            case (.contents, .image(let value)): contents = value
            case (.contentsRect, .rect(let value)): contentsRect = value
            case (.contentsCenter, .rect(let value)): contentsCenter = value
            case (.contentsScale, .number(let value)): contentsScale = value
            default: break
            }
        }
    }

    /// Sets a property to nil, if it is optional.
    private mutating func clear(_ property: LayerProperty) {
        switch property {
        case .borderColor: borderColor = nil
        case .backgroundColor: backgroundColor = nil
        case .shadowColor: shadowColor = nil
        case .shadowPath: shadowPath = nil
        case .contents: contents = nil
        default: break
        }
    }
}

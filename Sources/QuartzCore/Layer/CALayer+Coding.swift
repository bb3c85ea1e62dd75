extension CALayer {
    static let keyed = KeyedProperties([
        .object("name", \CALayer.name), .flag("opaque", \CALayer.isOpaque),
        .flag("geometryFlipped", \CALayer.isGeometryFlipped), .flag("shouldRasterize", \CALayer.shouldRasterize),
        .real("rasterizationScale", \CALayer.rasterizationScale),
        .name("magnificationFilter", \CALayer.magnificationFilter),
        .name("minificationFilter", \CALayer.minificationFilter),
        .real("minificationFilterBias", \CALayer.minificationFilterBias),
        .flag("needsDisplayOnBoundsChange", \CALayer.needsDisplayOnBoundsChange),
        .name("contentsGravity", \CALayer.contentsGravity),
        .options("edgeAntialiasingMask", \CALayer.edgeAntialiasingMask), .real("beginTime", \CALayer.beginTime),
        .real("duration", \CALayer.duration), .real("speed", \CALayer.speed), .real("timeOffset", \CALayer.timeOffset),
        .real("repeatCount", \CALayer.repeatCount), .real("repeatDuration", \CALayer.repeatDuration),
        .flag("autoreverses", \CALayer.autoreverses), .name("fillMode", \CALayer.fillMode),
        .object("actions", \CALayer.actions), .object("style", \CALayer.style),
    ])

    /// The layer's own keys that are archived; the application's keys come in addition.
    private final var archivedKeys: [String] {
        type(of: self).keyedProperties.keys + LayerProperty.allCases.map(\.rawValue)
            + type(of: self).specialKeys.sorted()
    }

    /// Whether there is a value for the key that belongs to the layer itself.
    final func isWorthArchiving(_ key: String) -> Bool {
        key != "superlayer" && key != "delegate" && value(forKey: key) != nil
    }

    final func encodeLayer(_ coder: NSCoder) {
        coder.encodeValues(of: archivedKeys, own: otherValues.keys.sorted()) { key in
            shouldArchiveValue(forKey: key) ? storedValue(forKey: key) : nil
        }
        // A nil where a new layer has a value must be archived, too: a shape whose fill colour was set to nil.
        for key in type(of: self).specialDefaults.keys where properties.special[key] == nil {
            coder.encode(nil, forKey: key)
        }
    }

    final func decodeLayer(_ coder: NSCoder) {
        properties.special = type(of: self).specialDefaults
        DecodingDepth.decode { coder.decodeValues(of: archivedKeys) { store($1, forKey: $0) } }
    }
}

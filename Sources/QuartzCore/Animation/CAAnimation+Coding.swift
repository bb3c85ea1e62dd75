extension CAAnimation {
    static let keyed = KeyedProperties([
        .real("beginTime", \CAAnimation.beginTime), .real("duration", \CAAnimation.duration),
        .real("speed", \CAAnimation.speed), .real("timeOffset", \CAAnimation.timeOffset),
        .real("repeatCount", \CAAnimation.repeatCount), .real("repeatDuration", \CAAnimation.repeatDuration),
        .flag("autoreverses", \CAAnimation.autoreverses), .name("fillMode", \CAAnimation.fillMode),
        .object("timingFunction", \CAAnimation.timingFunction),
        .flag("removedOnCompletion", \CAAnimation.isRemovedOnCompletion),
    ])

    final func encodeAnimation(_ coder: NSCoder) {
        coder.encodeValues(of: type(of: self).keyedProperties.keys, own: otherValues.keys.sorted()) { key in
            shouldArchiveValue(forKey: key) ? storedValue(forKey: key) : nil
        }
    }

    final func decodeAnimation(_ coder: NSCoder) {
        DecodingDepth.decode {
            coder.decodeValues(of: type(of: self).keyedProperties.keys) { store($1, forKey: $0) }
        }
    }

    final func storedValue(forKey key: String) -> Any? {
        if let property = type(of: self).keyedProperties[key] { return property.value(self) }
        return otherValues[key]
    }

    final func store(_ value: Any?, forKey key: String) {
        if let property = type(of: self).keyedProperties[key] { return property.set(self, value) }
        otherValues[key] = value
    }
}

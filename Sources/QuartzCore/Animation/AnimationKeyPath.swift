/// A parsed key path of a layer: a property, or a part of its value.
struct AnimationKeyPath {
    enum Target {
        case property(LayerProperty)
        /// A value that only some layer classes have, such as a shape's path.
        case special(String)
    }

    let target: Target
    let part: ValuePart?

    /// Nil if the path names a part that no value has.
    init?(_ path: String) {
        let (first, rest) = Self.split(path)
        if let property = LayerProperty(rawValue: first == "isHidden" ? "hidden" : first) {
            target = .property(property)
        } else {
            target = .special(first)
        }
        guard let rest else {
            part = nil
            return
        }
        guard let part = ValuePart(rawValue: rest) else { return nil }
        self.part = part
    }

    /// The first key and what follows its dot.
    static func split(_ path: String) -> (first: String, rest: String?) {
        guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
        return (String(path[..<dot]), String(path[path.index(after: dot)...]))
    }

    func value(in properties: LayerProperties) -> AnimatableValue? {
        let whole = wholeValue(in: properties)
        return part.map { whole?[$0] } ?? whole
    }

    func set(_ value: AnimatableValue?, in properties: inout LayerProperties) {
        guard let part else { return setWhole(value, in: &properties) }
        guard let value, var whole = wholeValue(in: properties) else { return }
        whole[part] = value
        setWhole(whole, in: &properties)
    }

    private func wholeValue(in properties: LayerProperties) -> AnimatableValue? {
        switch target {
        case .property(let property): properties[property]
        case .special(let key): properties.special[key]
        }
    }

    private func setWhole(_ value: AnimatableValue?, in properties: inout LayerProperties) {
        switch target {
        case .property(let property): properties[property] = value
        case .special(let key): properties.special[key] = value
        }
    }
}

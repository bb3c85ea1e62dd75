/// One key on the screen. Its picture comes from a cache; the keyboard follows the fingers for it.
final class KeyView: UIImageView {
    private(set) var key: Key
    private var picture: KeyPicture

    init(_ key: Key, _ picture: KeyPicture) {
        self.key = key
        self.picture = picture
        super.init(frame: .zero)
        show(key, picture, accessibility: ("", false))
        image = picture.image
    }

    required init?(coder: NSCoder) { return nil }

    private var spoken: (label: String, isSelected: Bool) = ("", false)

    /// Makes this view another key, or the same one in another state.
    func show(_ key: Key, _ picture: KeyPicture, accessibility: (label: String, isSelected: Bool)) {
        self.key = key
        spoken = accessibility
        let margins = picture.margins
        let place = CGRect(
            x: key.face.minX - margins.left, y: key.face.minY - margins.top,
            width: key.face.width + margins.left + margins.right,
            height: key.face.height + margins.top + margins.bottom)
        if frame != place { frame = place }
        guard picture != self.picture else { return }
        self.picture = picture
        image = picture.image
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var traits = UIAccessibilityTraits.keyboardKey
        if spoken.isSelected { traits.insert(.selected) }
        if picture.state == .disabled { traits.insert(.notEnabled) }
        return AutomaticAccessibility(isElement: key.action != .nothing, label: spoken.label, traits: traits)
    }
}

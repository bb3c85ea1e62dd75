/// The keyboard view: shows the keys of a plane and handles touches on them.
package final class KeyboardView: UIView {
    let typing: Typing
    private(set) var layout: KeyboardLayout?
    private(set) var plane: KeyPlane?
    private let background = UIImageView(frame: .zero)
    private let popup = UIImageView(frame: .zero)
    private var keyViews: [KeyView] = []
    private var isDark = false
    private var returnKeyType = UIReturnKeyType.default

    /// Fingers, in the order in which they came.
    var fingers: [KeyTouch] = []
    /// The variants that the last finger chooses from.
    var choice: VariantChoice? { didSet { showPopup() } }
    /// The key that has its balloon up, a place in the plane's keys.
    private var raisedKey: Int?
    /// When the shift key last went down, for pressing it twice.
    var lastShift: TimeInterval?
    /// True if a character was typed on the symbols plane. The next space then returns to the letters.
    var hasWrittenMark = false

    init(typing: Typing) {
        self.typing = typing
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        isOpaque = false
        addSubview(background)
        addSubview(popup)
        popup.isHidden = true
        typing.didChange = { [weak self] in self?.showKeys() }
    }

    package required init?(coder: NSCoder) { return nil }

    // MARK: Keys

    /// Shows the keys that the object wants that takes the text, the first of their planes in front.
    func show(for input: any UIKeyInput, in space: InterfaceSpace) {
        layOut(for: input, in: space)
        if let layout { show(layout.plane(layout.firstPlane)) }
    }

    /// Shows the present keys along another edge of the screen.
    func turn(for input: any UIKeyInput, to space: InterfaceSpace) {
        let name = plane?.name
        layOut(for: input, in: space)
        if let layout { show(layout.plane(name ?? layout.firstPlane)) }
    }

    private func layOut(for input: any UIKeyInput, in space: InterfaceSpace) {
        let layout = KeyboardLayout(
            type: input.keyboardType, language: .current,
            size: CGSize(width: space.size.width, height: KeyboardLayout.height(in: space)))
        isDark = input.keyboardAppearance == .alert
        returnKeyType = input.returnKeyType
        self.layout = layout
        lastShift = nil
        bounds = CGRect(origin: .zero, size: layout.size)
        background.frame = bounds
        background.image =
            KeyboardBackground(height: layout.size.height, isDark: isDark, scale: ScreenScale.current).image
    }

    func show(_ plane: KeyPlane) {
        self.plane = plane
        hasWrittenMark = false
        lower()
        typing.hasShift = plane.hasShift
        typing.textDidChange()
        showKeys()
    }

    /// Updates the images of the keys that have changed.
    func showKeys() {
        guard let plane else { return }
        for (index, key) in plane.keys.enumerated() {
            let picture = picture(of: key, at: index)
            if index >= keyViews.count {
                let view = KeyView(key, picture)
                keyViews.append(view)
                insertSubview(view, belowSubview: popup)
            }
            keyViews[index].show(key, picture, accessibility: accessibility(of: key))
            keyViews[index].isHidden = false
        }
        for view in keyViews.dropFirst(plane.keys.count) where !view.isHidden { view.isHidden = true }
    }

    private func picture(of key: Key, at index: Int) -> KeyPicture {
        let isShifted = typing.shift != .off
        var sign: KeyPicture.Sign?
        if key.action == .shift { sign = isShifted ? .shiftOn : .shift }
        if key.action == .delete { sign = .delete }
        if key.action == .hide { sign = .hide }
        return KeyPicture(
            title: key.action == .return ? returnTitle : key.title, subtitle: key.subtitle,
            upperMark: key.upperMark, sign: sign, style: key.style, state: state(of: key, at: index),
            size: key.face.size,
            // Large keys are all as dark as those of the lower rows are on a phone.
            depth: key.isLarge ? 0.75 : bounds.height > 0 ? key.face.minY / bounds.height : 0, isDark: isDark,
            scale: ScreenScale.current)
    }

    private func state(of key: Key, at index: Int) -> KeyLook.State {
        if key.action == .return, !typing.returnKeyIsEnabled { return .disabled }
        if !key.hasPopup, key.action != .nothing, key.action != .shift, fingers.contains(where: { $0.key == index }) {
            return .pressed
        }
        switch key.action {
        case .shift: return typing.shift == .locked ? .locked : .normal
        case .return: return returnKeyType.isProminent ? .prominent : .normal
        default: return .normal
        }
    }

    private var returnTitle: String { layout?.language.title(of: returnKeyType) ?? "" }

    private func accessibility(of key: Key) -> (label: String, isSelected: Bool) {
        switch key.action {
        case .text: (key.title.count > 1 ? key.title : typing.text(of: key), false)
        case .space: ("space", false)
        case .delete: ("delete", false)
        case .return: (returnTitle, false)
        case .shift: ("shift", typing.shift != .off)
        case .plane(.letters): ("more, letters", false)
        case .plane(.numbers), .plane(.pad): ("more, numbers", false)
        case .plane: ("more, symbols", false)
        case .hide: ("Hide keyboard", false)
        case .nothing: ("", false)
        }
    }

    // MARK: Balloons

    /// Shows which key the finger is at.
    func raise(_ index: Int?) {
        guard index != raisedKey else { return }
        raisedKey = index
        showPopup()
    }

    /// Takes the balloon down.
    func lower() {
        raisedKey = nil
        choice = nil
    }

    private func showPopup() {
        guard let picture = popupPicture else {
            if !popup.isHidden { popup.isHidden = true }
            return
        }
        popup.frame = picture.frame
        popup.image = picture.image
        popup.isHidden = false
    }

    private var popupPicture: PopupPicture? {
        if let choice {
            return PopupPicture(
                shape: choice.shape, titles: choice.texts.map { $0.count == 1 ? capital($0) : $0 },
                selected: choice.selected, isDark: isDark, scale: ScreenScale.current)
        }
        guard let plane, let raisedKey, plane.keys.indices.contains(raisedKey), plane.keys[raisedKey].hasPopup
        else { return nil }
        let key = plane.keys[raisedKey]
        return PopupPicture(
            shape: PopupShape(key: key.face, keyboardWidth: bounds.width), titles: [KeyPicture.shown(key.title)],
            selected: nil,
            isDark: isDark, scale: ScreenScale.current)
    }

    /// The titles of letter keys are capitals in every shift state.
    private func capital(_ text: String) -> String {
        let capital = text.uppercased()
        return capital.count == 1 ? capital : text
    }

    // MARK: Touches

    /// Cells reach to the keyboard's edges: a finger is always at some key.
    func keyIndex(under touch: UITouch) -> Int? { plane?.index(at: touch.location(in: self)) }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) { begin(touch) }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            if let finger = fingers.first(where: { $0.touch === touch }) { move(finger) }
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in inOrder(touches) {
            if let finger = fingers.first(where: { $0.touch === touch }) { end(finger) }
        }
    }

    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            if let finger = fingers.first(where: { $0.touch === touch }) { forget(finger) }
        }
    }

    private func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        touches.count < 2
            ? Array(touches)
            : touches.sorted { ($0.startLocation.y, $0.startLocation.x) < ($1.startLocation.y, $1.startLocation.x) }
    }

    /// Ends all touches without writing anything.
    func cancelTouches() { for finger in fingers { forget(finger) } }

    override var automaticAccessibility: AutomaticAccessibility { AutomaticAccessibility() }
}

extension UIReturnKeyType {
    /// True if the return key is blue: it submits the text.
    var isProminent: Bool { self != .default && self != .next }
}

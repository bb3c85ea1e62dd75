/// A control that is on or off. A tap toggles it, a drag moves its knob. Always 94×27 points.
open class UISwitch: UIControl {
    private let slider = SwitchSlider()

    /// - Parameter frame: The frame, of which only the origin is used.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchPicture.size))
        isOpaque = false
        prepare()
    }

    /// - Parameter coder: A coder whose archived size is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isEnabled = coder.decodeFlag(forKey: "UISwitchEnabled") ?? false
        storedOn = coder.decodeFlag(forKey: "UISwitchOn") ?? false
        onTintColor = coder.decode(UIColor.self, forKey: "UIOnTintColor")
        frame = super.frame
        prepare()
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ifTrue: isEnabled, forKey: "UISwitchEnabled")
        coder.encode(ifTrue: storedOn, forKey: "UISwitchOn")
        coder.encode(ifPresent: onTintColor, forKey: "UIOnTintColor")
    }

    override var ownParts: [UIView] { [slider] }

    private func prepare() {
        addSubview(slider)
        showKnob()
        slider.trackX = restingPlace
    }

    private var storedOn = false

    /// True if the switch is on; false by default. Setting it is not animated and sends no action.
    open var isOn: Bool {
        get { storedOn }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off. Sends no action.
    /// - ObjC: setOn:animated:
    open func setOn(_ on: Bool, animated: Bool) {
        storedOn = on
        slide(animated: animated)
    }

    /// The tint of the ON part; nil means blue.
    open var onTintColor: UIColor? { didSet { showKnob() } }

    // MARK: Size

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: SwitchPicture.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: SwitchPicture.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchPicture.size }

    // MARK: The knob

    /// The track's x coordinate for the current value.
    private var restingPlace: CGFloat { storedOn ? 0 : -SwitchPicture.travel }

    private func slide(animated: Bool) {
        let place = restingPlace
        guard animated, window != nil, slider.trackX != place else {
            slider.trackX = place
            return
        }
        // The duration is proportional to the distance.
        let way = abs(slider.trackX - place) / SwitchPicture.travel
        UIView.animate(
            withDuration: UISwitch.slideDuration * Double(way), delay: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: { self.slider.trackX = place })
    }

    private static let slideDuration: TimeInterval = 0.25

    override func stateDidChange() {
        super.stateDidChange()
        showKnob()
    }

    private func showKnob() {
        slider.show(tint: onTintColor?.cgColor.rgba, isPressed: isHighlighted)
        slider.alpha = isEnabled ? 1 : 0.5
    }

    // MARK: Tracking

    /// The finger's and the track's x coordinates at the start of a drag.
    private var dragStart: (finger: CGFloat, track: CGFloat)?
    private var isDragged = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        dragStart = (touch.location(in: self).x, restingPlace)
        isDragged = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event), let dragStart else { return false }
        let way = touch.location(in: self).x - dragStart.finger
        if abs(way) > UISwitch.tapDistance { isDragged = true }
        if isDragged { slider.trackX = min(max(dragStart.track + way, -SwitchPicture.travel), 0) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let wasOn = storedOn
        if isDragged {
            storedOn = slider.trackX > -SwitchPicture.travel / 2
        } else if isTouchInside {
            storedOn.toggle()
        }
        endDrag()
        if storedOn != wasOn { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endDrag()
    }

    private func endDrag() {
        dragStart = nil
        isDragged = false
        slide(animated: true)
    }

    /// The greatest distance, in points, that a finger moves during a tap.
    private static let tapDistance: CGFloat = 4

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.value = storedOn ? "1" : "0"
        description.traits.insert(.button)
        return description
    }
}

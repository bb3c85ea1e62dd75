internal import MainLoop

/// A control with two buttons that decrement and increment a value. 94×27 points. (iOS 5.)
open class UIStepper: UIControl {
    private var storedValue = 0.0
    /// The pressed half: -1 for minus, 1 for plus, 0 for none.
    private var pressed = 0 { didSet { if pressed != oldValue { setNeedsDisplay() } } }
    private var repetition: ScheduledCall?
    final var look = StepperLook() { didSet { setNeedsDisplay() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        // The setter of `frame` keeps the fixed size.
        self.frame = super.frame
    }

    /// - Parameter coder: A coder whose archived size is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeStepper(coder)
        // The setter of `frame` keeps the fixed size.
        self.frame = super.frame
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStepper(coder)
    }

    override var redrawsWhenResized: Bool { true }

    // MARK: Value

    /// The value, limited to the range from ``minimumValue`` to ``maximumValue``. 0 by default. Setting it sends no
    /// action.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
            setNeedsDisplay()
        }
    }

    /// The least value; 0 by default. A smaller ``maximumValue`` is set to it.
    open var minimumValue = 0.0 {
        didSet {
            if minimumValue.isNaN { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// The greatest value; 100 by default. A larger ``minimumValue`` is set to it.
    open var maximumValue = 100.0 {
        didSet {
            if maximumValue.isNaN { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// The amount that a tap adds or subtracts; 1 by default. A value that is not above 0 raises
    /// NSInvalidArgumentException on the device; here it is ignored.
    open var stepValue = 1.0 { didSet { if !(stepValue > 0) { stepValue = oldValue } } }

    /// True if `valueChanged` is sent for each step while a button is held, not only at the end. The default is true.
    open var isContinuous = true

    /// True if a held button repeats its step. The default is true.
    open var autorepeat = true

    /// True if a step beyond one end of the range continues at the other. The default is false.
    open var wraps = false { didSet { setNeedsDisplay() } }

    /// - Returns: true if the value has changed.
    private func step(_ direction: Int) -> Bool {
        let former = storedValue
        let next = former + Double(direction) * stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        return storedValue != former
    }

    private func canStep(_ direction: Int) -> Bool {
        isEnabled && (wraps || (direction < 0 ? storedValue > minimumValue : storedValue < maximumValue))
    }

    // MARK: Tracking

    /// The value before the touch, to detect a change at the end if ``isContinuous`` is false.
    private var valueBefore = 0.0
    private var hasRepeated = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        let direction = touch.location(in: self).x < bounds.midX ? -1 : 1
        guard canStep(direction) else { return false }
        valueBefore = storedValue
        hasRepeated = false
        pressed = direction
        if autorepeat { scheduleStep(direction, after: UIStepper.firstDelay) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let place = touch.location(in: self)
        let direction = place.x < bounds.midX ? -1 : 1
        let inside = bounds.insetBy(dx: -20, dy: -20).contains(place)
        if !inside || direction != heldDirection { stopRepeating() }
        pressed = inside && canStep(direction) ? direction : 0
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let direction = pressed
        endPress()
        if !hasRepeated, direction != 0, step(direction) { return sendActions(for: .valueChanged) }
        if !isContinuous, storedValue != valueBefore { sendActions(for: .valueChanged) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endPress()
    }

    private func endPress() {
        stopRepeating()
        pressed = 0
    }

    // MARK: Repeating

    private var heldDirection = 0

    private func scheduleStep(_ direction: Int, after delay: TimeInterval) {
        heldDirection = direction
        repetition?.cancel()
        repetition = MainLoop.main.schedule(at: MainLoop.main.now + delay) { [weak self] in
            self?.repeatStep(direction)
        }
    }

    private func repeatStep(_ direction: Int) {
        guard isTracking, pressed == direction, window != nil else { return stopRepeating() }
        hasRepeated = true
        let hasChanged = step(direction)
        if canStep(direction) { scheduleStep(direction, after: UIStepper.laterDelay) } else { pressed = 0 }
        if hasChanged, isContinuous { sendActions(for: .valueChanged) }
    }

    private func stopRepeating() {
        repetition?.cancel()
        repetition = nil
        heldDirection = 0
    }

    /// The delays before the first and further repetitions, in seconds.
    private static let firstDelay: TimeInterval = 0.5
    private static let laterDelay: TimeInterval = 0.1

    override func windowDidChange() {
        super.windowDidChange()
        if window == nil { endPress() }
    }

    // MARK: Size and drawing

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: StepperPicture.size) }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: StepperPicture.size) }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperPicture.size }

    open override func draw(_ rect: CGRect) {
        StepperPicture(pressed: pressed, canDecrease: canStep(-1), canIncrease: canStep(1), look: look).draw(in: bounds)
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled { endPress() }
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.value = String(format: "%g", storedValue)
        description.traits.insert(.button)
        return description
    }
}

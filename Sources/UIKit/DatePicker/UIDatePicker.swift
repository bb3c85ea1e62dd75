/// A control with wheels for a date, a time, both, or a duration, in the format of a locale.
open class UIDatePicker: UIControl {
    private let picker = UIPickerView(frame: .zero)
    private lazy var wheels = DateWheels(self, picker)
    private var storedDate = Date()
    private var storedDuration: TimeInterval = 60
    private var storedInterval = 1

    /// A frame without a size gets the standard size of 320×216 points.
    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero ? CGRect(origin: frame.origin, size: PickerMetrics.size) : frame)
        isOpaque = false
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if bounds.size == .zero { layer.frame = CGRect(origin: frame.origin, size: PickerMetrics.size) }
        prepare()
        decodeDatePicker(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeDatePicker(coder)
    }

    override var ownParts: [UIView] { [picker] }

    private func prepare() {
        picker.frame = bounds
        picker.showsSelectionIndicator = true
        addSubview(picker)
    }

    // MARK: Chosen value

    /// What the picker selects. The default is date and time.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { wheels.reload() } } }

    /// The chosen date; initially the present. Meaningless in countdown mode.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, clamped to the limits, without sending an action.
    /// - Parameter animated: True to animate the wheels.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        storedDate = wheels.choice.clamp(date)
        wheels.show(animated: animated)
    }

    /// The chosen duration in countdown mode: seconds, in whole minutes, less than a day. The default is 60.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            guard newValue.isFinite else { return }
            let step = TimeInterval(storedInterval * 60)
            let latest = TimeInterval(24 * 3600) - step
            storedDuration = min(max((newValue / step).rounded(.down) * step, step), latest)
            wheels.show(animated: false)
        }
    }

    /// The interval of the minute wheel: a divisor of 60, at most 30. Other values mean 1, the default.
    open var minuteInterval: Int {
        get { storedInterval }
        set {
            storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            wheels.reload()
        }
    }

    // MARK: Limits

    /// The earliest date that can be chosen. nil, the default, is no limit. Ignored if it is later than
    /// ``maximumDate``.
    open var minimumDate: Date? { didSet { limitsDidChange() } }

    /// The latest date that can be chosen. nil, the default, is no limit. Ignored if it is earlier than
    /// ``minimumDate``.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        wheels.limitsDidChange()
        setDate(storedDate, animated: false)
    }

    // MARK: Locale

    /// The locale that determines language and order of the wheels. nil, the default, is the user's locale.
    open var locale: Locale? { didSet { wheels.reload() } }

    /// The calendar of the wheels. nil, the default, is the user's calendar.
    open var calendar: Calendar? { didSet { wheels.reload() } }

    /// The time zone in which the wheels show the date. nil, the default, is the time zone of the calendar.
    open var timeZone: TimeZone? { didSet { wheels.reload() } }

    // MARK: Changes by the user

    /// Called when the user has turned a wheel.
    final func choose(_ date: Date) {
        guard date != storedDate else { return }
        storedDate = date
        sendActions(for: .valueChanged)
    }

    /// Called when the user has turned a wheel in countdown mode.
    final func choose(duration: TimeInterval) {
        guard duration != storedDuration else { return }
        storedDuration = duration
        sendActions(for: .valueChanged)
    }

    // MARK: Layout

    override func stateDidChange() {
        super.stateDidChange()
        picker.isUserInteractionEnabled = isEnabled
        picker.alpha = isEnabled ? 1 : 0.6
    }

    /// 320×216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.load()
        if picker.frame != bounds {
            picker.frame = bounds
            wheels.reload()
        }
        wheels.layOutUnits()
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.isElement = false
        return description
    }
}

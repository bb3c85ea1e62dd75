/// Wheels that choose a date, a time of day, both, or a duration, as is the custom in a locale.
open class UIDatePicker: UIControl {
    private let picker = UIPickerView(frame: .zero)
    private lazy var wheels = DateWheels(self, picker)
    private var storedDate = Date()
    private var storedDuration: TimeInterval = 60
    private var storedInterval = 1

    /// A picker without a size gets that of iPhone OS 3: 320×216 points.
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

    // MARK: What is chosen

    /// What the wheels are for. Date and time by default.
    open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { wheels.reload() } } }

    /// The chosen date: now, for a new picker. In the mode for durations it means nothing.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Chooses a date, cut to the limits. Sends no action.
    /// - Parameter animated: Whether the wheels turn.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        storedDate = wheels.choice.clamp(date)
        wheels.show(animated: animated)
    }

    /// The chosen duration in seconds, whole minutes, less than a day. 60 by default. Only in the mode for durations.
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

    /// The steps of the wheel of minutes: a number that divides 60, 30 at most; others mean 1, the default.
    open var minuteInterval: Int {
        get { storedInterval }
        set {
            storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            wheels.reload()
        }
    }

    // MARK: Limits

    /// The first date that can be chosen; nil, the default, for none. Does not count if it is after ``maximumDate``.
    open var minimumDate: Date? { didSet { limitsDidChange() } }

    /// The last date that can be chosen; nil, the default, for none. Does not count if it is before ``minimumDate``.
    open var maximumDate: Date? { didSet { limitsDidChange() } }

    private func limitsDidChange() {
        wheels.limitsDidChange()
        setDate(storedDate, animated: false)
    }

    // MARK: Customs

    /// Whose language and order of wheels are shown; nil, the default, for the user's.
    open var locale: Locale? { didSet { wheels.reload() } }

    /// nil, the default, for the user's.
    open var calendar: Calendar? { didSet { wheels.reload() } }

    /// In which the wheels show the date; nil, the default, for the calendar's.
    open var timeZone: TimeZone? { didSet { wheels.reload() } }

    // MARK: From the wheels

    /// A person has turned a wheel.
    final func choose(_ date: Date) {
        guard date != storedDate else { return }
        storedDate = date
        sendActions(for: .valueChanged)
    }

    /// A person has turned a wheel.
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

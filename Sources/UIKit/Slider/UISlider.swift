/// A control with which the user selects a value in a range, by moving a thumb along a track.
open class UISlider: UIControl {
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private var minimumPicture: UIImageView?
    private var maximumPicture: UIImageView?
    final private(set) var thumbImages = StateTable<UIImage>()
    final private(set) var minimumTrackImages = StateTable<UIImage>()
    final private(set) var maximumTrackImages = StateTable<UIImage>()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeSlider(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSlider(coder)
    }

    override var ownParts: [UIView] {
        [maximumTrack, minimumTrack, thumb] + [minimumPicture, maximumPicture].compactMap { $0 }
    }

    private func prepare() {
        for view in [maximumTrack, minimumTrack, thumb] { addSubview(view) }
    }

    // MARK: Value

    private var storedValue: Float = 0
    private var storedMinimum: Float = 0
    private var storedMaximum: Float = 1

    /// The value, limited to the range from ``minimumValue`` to ``maximumValue``. 0 by default.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the left end. 0 by default. A smaller ``maximumValue`` is set to it.
    open var minimumValue: Float {
        get { storedMinimum }
        set {
            guard newValue.isFinite else { return }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            setValue(storedValue, animated: false)
        }
    }

    /// The value at the right end. 1 by default. A larger ``minimumValue`` is set to it.
    open var maximumValue: Float {
        get { storedMaximum }
        set {
            guard newValue.isFinite else { return }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            setValue(storedValue, animated: false)
        }
    }

    /// True if `valueChanged` is sent while the thumb moves, not only at the end. The default is true.
    open var isContinuous = true

    /// Sets the value. Sends no action.
    /// - ObjC: setValue:animated:
    open func setValue(_ value: Float, animated: Bool) {
        guard !value.isNaN else { return }
        storedValue = min(max(value, storedMinimum), storedMaximum)
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(
            withDuration: UISlider.slideDuration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
            animations: { self.layOutTrack() })
    }

    private static let slideDuration: TimeInterval = 0.2

    // MARK: Images

    /// The image at the left end of the track. nil by default.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumPicture) } }

    /// The image at the right end of the track. nil by default.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumPicture) } }

    /// The tint of the track to the left of the thumb; nil means blue. Not used with a track image.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The tint of the track to the right of the thumb; nil means white. Not used with a track image.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The tint of the thumb; nil means white. Not used with a thumb image.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// - ObjC: setThumbImage:forState:
    open func setThumbImage(_ image: UIImage?, for state: State) { change(&thumbImages, state, image) }

    /// Sets the image of the track to the left of the thumb. It is stretched, so it should be a stretchable image.
    /// - ObjC: setMinimumTrackImage:forState:
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { change(&minimumTrackImages, state, image) }

    /// Sets the image of the track to the right of the thumb. It is stretched, so it should be a stretchable image.
    /// - ObjC: setMaximumTrackImage:forState:
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { change(&maximumTrackImages, state, image) }

    /// The app's image for a state; nil if it set none.
    /// - ObjC: thumbImageForState:
    open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }

    /// The app's image for a state; nil if it set none.
    /// - ObjC: minimumTrackImageForState:
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(for: state) }

    /// The app's image for a state; nil if it set none.
    /// - ObjC: maximumTrackImageForState:
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(for: state) }

    /// The app's image for the current state; nil if it set none.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The app's image for the current state; nil if it set none.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The app's image for the current state; nil if it set none.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

    private func change(_ table: inout StateTable<UIImage>, _ state: State, _ image: UIImage?) {
        table[exactly: state] = image
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        view?.removeFromSuperview()
        view = image.map { UIImageView(image: $0) }
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    private var shownThumb: UIImage {
        currentThumbImage
            ?? SliderPicture.image(isHighlighted ? .pressedThumb : .thumb, tint: thumbTintColor?.cgColor.rgba)
    }
    private var shownMinimumTrack: UIImage {
        currentMinimumTrackImage ?? SliderPicture.image(.minimumTrack, tint: minimumTrackTintColor?.cgColor.rgba)
    }
    private var shownMaximumTrack: UIImage {
        currentMaximumTrackImage ?? SliderPicture.image(.maximumTrack, tint: maximumTrackTintColor?.cgColor.rgba)
    }

    // MARK: Layout

    /// The frame of ``minimumValueImage``: at the left end by default. Subclasses may override it.
    /// - ObjC: minimumValueImageRectForBounds:
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(x: bounds.minX, y: centred(size.height, in: bounds), width: size.width, height: size.height)
    }

    /// The frame of ``maximumValueImage``: at the right end by default. Subclasses may override it.
    /// - ObjC: maximumValueImageRectForBounds:
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: centred(size.height, in: bounds), width: size.width, height: size.height)
    }

    /// The frame of the track: between the two value images, vertically centred, by default. Subclasses may override
    /// it.
    /// - ObjC: trackRectForBounds:
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = max(shownMinimumTrack.size.height, shownMaximumTrack.size.height)
        let left = minimumValueImage == nil ? UISlider.trackInset : minimumEnd(in: bounds) + UISlider.imageGap
        let right = maximumValueImage == nil ? UISlider.trackInset : maximumEnd(in: bounds) + UISlider.imageGap
        return CGRect(
            x: bounds.minX + left, y: centred(height, in: bounds), width: max(bounds.width - left - right, 0),
            height: height)
    }

    /// The frame of the thumb for a value. At the ends it extends a little beyond the track. Subclasses may override
    /// it.
    /// - ObjC: thumbRectForBounds:trackRect:value:
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = shownThumb.size
        let room = max(rect.width + 2 * UISlider.trackInset - size.width, 0)
        return CGRect(
            x: (rect.minX - UISlider.trackInset + room * fraction(of: value)).rounded(),
            y: centred(size.height, in: bounds), width: size.width, height: size.height)
    }

    private func minimumEnd(in bounds: CGRect) -> CGFloat {
        minimumValueImageRect(forBounds: bounds).maxX - bounds.minX
    }

    private func maximumEnd(in bounds: CGRect) -> CGFloat {
        bounds.maxX - maximumValueImageRect(forBounds: bounds).minX
    }

    private func centred(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
        bounds.minY + ((bounds.height - height) / 2).rounded(.down)
    }

    /// The position of a value in the range, from 0 (left) to 1 (right).
    private func fraction(of value: Float) -> CGFloat {
        let span = CGFloat(storedMaximum) - CGFloat(storedMinimum)
        guard span > 0, value.isFinite else { return 0 }
        return min(max((CGFloat(value) - CGFloat(storedMinimum)) / span, 0), 1)
    }

    private static let trackInset: CGFloat = 2
    private static let imageGap: CGFloat = 7

    open override func layoutSubviews() {
        super.layoutSubviews()
        thumb.image = shownThumb
        minimumTrack.image = shownMinimumTrack
        maximumTrack.image = shownMaximumTrack
        for view in subviewList { view.alpha = isEnabled ? 1 : 0.5 }
        layOutTrack()
    }

    /// Lays out the two track images, which meet below the thumb's middle.
    private func layOutTrack() {
        let track = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        thumb.frame = thumbRect
        let split = min(max(thumbRect.midX, track.minX), track.maxX)
        minimumTrack.frame = trackPart(of: shownMinimumTrack, track, from: track.minX, to: split)
        maximumTrack.frame = trackPart(of: shownMaximumTrack, track, from: split, to: track.maxX)
        minimumPicture?.frame = minimumValueImageRect(forBounds: bounds)
        maximumPicture?.frame = maximumValueImageRect(forBounds: bounds)
    }

    private func trackPart(of image: UIImage, _ track: CGRect, from left: CGFloat, to right: CGFloat) -> CGRect {
        let height = image.size.height
        return CGRect(
            x: left, y: track.minY + ((track.height - height) / 2).rounded(.down), width: right - left, height: height)
    }

    /// The current width, and the height of the thumb or track.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: max(shownThumb.size.height, shownMinimumTrack.size.height))
    }

    // MARK: Tracking

    /// The distance of the finger from the thumb's middle, in points.
    private var hold: CGFloat = 0
    private var hasMoved = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        let track = trackRect(forBounds: bounds)
        let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
        let place = touch.location(in: self)
        guard thumbRect.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(place) else { return false }
        hold = place.x - thumbRect.midX
        hasMoved = false
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        let track = trackRect(forBounds: bounds)
        let room = track.width + 2 * UISlider.trackInset - shownThumb.size.width
        guard room > 0 else { return true }
        let left = touch.location(in: self).x - hold - shownThumb.size.width / 2 - track.minX + UISlider.trackInset
        let part = Float(min(max(left / room, 0), 1))
        let value = storedMinimum * (1 - part) + storedMaximum * part
        guard value != storedValue else { return true }
        setValue(value, animated: false)
        hasMoved = true
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if hasMoved, !isContinuous { sendActions(for: .valueChanged) }
    }

    /// The distance from the thumb, in points, at which a touch still grabs it.
    private static let reach: CGFloat = 10

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.value = "\(Int((fraction(of: storedValue) * 100).rounded()))%"
        return description
    }
}

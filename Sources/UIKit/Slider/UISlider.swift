/// A thumb on a track, with which a value in a range is chosen.
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

    /// The chosen value: ``minimumValue`` … ``maximumValue``, to which it is cut. 0 by default.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the left end. 0 by default; a smaller ``maximumValue`` is lifted to it.
    open var minimumValue: Float {
        get { storedMinimum }
        set {
            guard newValue.isFinite else { return }
            storedMinimum = newValue
            storedMaximum = max(storedMaximum, newValue)
            setValue(storedValue, animated: false)
        }
    }

    /// The value at the right end. 1 by default; a larger ``minimumValue`` is lowered to it.
    open var maximumValue: Float {
        get { storedMaximum }
        set {
            guard newValue.isFinite else { return }
            storedMaximum = newValue
            storedMinimum = min(storedMinimum, newValue)
            setValue(storedValue, animated: false)
        }
    }

    /// Whether actions are sent while the thumb moves, not only when it is let go. True by default.
    open var isContinuous = true

    /// Chooses a value. Sends no action.
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

    /// A picture at the left end of the track. nil by default.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumPicture) } }

    /// A picture at the right end of the track. nil by default.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumPicture) } }

    /// The colour of the track at the left of the thumb; nil means blue. An image for the track hides it.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The colour of the track at the right of the thumb; nil means white. An image for the track hides it.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// The colour of the thumb; nil means white. An image for the thumb hides it.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// - ObjC: setThumbImage:forState:
    open func setThumbImage(_ image: UIImage?, for state: State) { change(&thumbImages, state, image) }

    /// The track at the left of the thumb; stretched to its width, so best a stretchable image.
    /// - ObjC: setMinimumTrackImage:forState:
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { change(&minimumTrackImages, state, image) }

    /// The track at the right of the thumb; stretched to its width, so best a stretchable image.
    /// - ObjC: setMaximumTrackImage:forState:
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) { change(&maximumTrackImages, state, image) }

    /// The app's image; nil if it set none.
    /// - ObjC: thumbImageForState:
    open func thumbImage(for state: State) -> UIImage? { thumbImages.value(for: state) }

    /// The app's image; nil if it set none.
    /// - ObjC: minimumTrackImageForState:
    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages.value(for: state) }

    /// The app's image; nil if it set none.
    /// - ObjC: maximumTrackImageForState:
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages.value(for: state) }

    /// The app's image shown now; nil if it set none.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }
    /// The app's image shown now; nil if it set none.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
    /// The app's image shown now; nil if it set none.
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

    /// Where ``minimumValueImage`` goes: the left end by default.
    /// - ObjC: minimumValueImageRectForBounds:
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(x: bounds.minX, y: centred(size.height, in: bounds), width: size.width, height: size.height)
    }

    /// Where ``maximumValueImage`` goes: the right end by default.
    /// - ObjC: maximumValueImageRectForBounds:
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width, y: centred(size.height, in: bounds), width: size.width, height: size.height)
    }

    /// Where the track goes: between the two value images, in the middle of the height by default.
    /// - ObjC: trackRectForBounds:
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let height = max(shownMinimumTrack.size.height, shownMaximumTrack.size.height)
        let left = minimumValueImage == nil ? UISlider.trackInset : minimumEnd(in: bounds) + UISlider.imageGap
        let right = maximumValueImage == nil ? UISlider.trackInset : maximumEnd(in: bounds) + UISlider.imageGap
        return CGRect(
            x: bounds.minX + left, y: centred(height, in: bounds), width: max(bounds.width - left - right, 0),
            height: height)
    }

    /// Where the thumb goes for a value. It reaches a little beyond both ends of the track.
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

    /// 0 at the left end … 1 at the right.
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

    /// Each track ends under the thumb's middle, where its round end is not seen.
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

    /// The present width, and the height of the thumb.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: max(shownThumb.size.height, shownMinimumTrack.size.height))
    }

    // MARK: Tracking

    /// Where in the thumb the finger holds it, from its middle.
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

    /// How far beside the thumb, in points, a finger still takes it.
    private static let reach: CGFloat = 10

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.value = "\(Int((fraction(of: storedValue) * 100).rounded()))%"
        return description
    }
}

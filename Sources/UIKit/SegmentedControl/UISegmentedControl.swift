/// A row of segments, of which one is selected, or, in a momentary control, each is a button.
///
/// In all methods an index out of range means the nearest segment.
open class UISegmentedControl: UIControl {
    /// The ``selectedSegmentIndex`` of a control without a selected segment.
    /// - ObjC: -
    public static let noSegment = -1

    private var segments: [SegmentView] = []
    private var selection = UISegmentedControl.noSegment
    /// The index of the segment under the finger in a momentary control.
    private var pressed: Int?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// Makes a control of the size that its segments need.
    /// - Parameter items: Strings and images; other objects are ignored.
    /// - ObjC: initWithItems:
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let title = item as? String {
                insert(.title(title), at: segments.count, animated: false)
            } else if let image = item as? UIImage {
                insert(.image(image), at: segments.count, animated: false)
            }
        }
        sizeToFit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        segmentedControlStyle = coder.decodeCase(Style.self, forKey: "UISegmentedControlStyle") ?? .plain
        tintColor = coder.decode(UIColor.self, forKey: "UISegmentedControlTintColor")
        isMomentary = coder.decodeFlag(forKey: "UIMomentary") ?? false
        decodeSegments(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(segmentedControlStyle, forKey: "UISegmentedControlStyle", unless: .plain)
        coder.encode(ifPresent: tintColor, forKey: "UISegmentedControlTintColor")
        coder.encode(ifTrue: isMomentary, forKey: "UIMomentary")
        coder.encode(segments as [Any], forKey: "UISegments")
        coder.encode(selection, forKey: "UISelectedSegmentIndex", unless: UISegmentedControl.noSegment)
    }

    override var ownParts: [UIView] { segments }

    /// In a nib the segments are also among the subviews.
    private func decodeSegments(_ coder: NSCoder) {
        for view in subviewList where view is SegmentView { view.removeFromSuperview() }
        for segment in coder.decodeList(of: SegmentView.self, forKey: "UISegments") { addSubview(segment) }
        segments = subviewList.compactMap { $0 as? SegmentView }
        let index = coder.decodeWhole(forKey: "UISelectedSegmentIndex") ?? UISegmentedControl.noSegment
        if !isMomentary, index >= 0 { selection = nearest(index) ?? UISegmentedControl.noSegment }
        segmentsDidChange()
    }

    // MARK: Appearance

    /// The style; plain by default. Setting it changes the height, unless the app has set another height than the
    /// former style's.
    open var segmentedControlStyle = Style.plain {
        didSet {
            surroundingsDidChange()
            if bounds.height == oldValue.height { frame.size.height = segmentedControlStyle.height }
        }
    }

    /// The tint in the bar and bezeled styles. nil, the default, means the blue-grey of bars.
    open var tintColor: UIColor? { didSet { surroundingsDidChange() } }

    final private(set) var look = SegmentLook()

    final func changeLook(_ change: (inout SegmentLook) -> Void) {
        change(&look)
        for segment in segments { segment.look = look }
        setNeedsLayout()
    }

    /// True if segments without a width set by the app are as wide as their content, instead of all equally wide. The
    /// default is false. iOS 5.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }

    /// True if a segment is selected only while it is touched. The default is false.
    open var isMomentary = false {
        didSet { if isMomentary { select(UISegmentedControl.noSegment) } }
    }

    override func stateDidChange() {
        super.stateDidChange()
        surroundingsDidChange()
    }

    private func surroundingsDidChange() {
        let surroundings = SegmentView.Surroundings(
            style: segmentedControlStyle, paint: BarPaint(style: .default, tint: tintColor), isControlEnabled: isEnabled
        )
        for segment in segments { segment.surroundings = surroundings }
        setNeedsLayout()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    /// - ObjC: insertSegmentWithTitle:atIndex:animated:
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(.title(title), at: segment, animated: animated)
    }

    /// - ObjC: insertSegmentWithImage:atIndex:animated:
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(.image(image), at: segment, animated: animated)
    }

    /// Removes a segment. If it was selected, no segment is selected afterwards.
    /// - ObjC: removeSegmentAtIndex:animated:
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = nearest(segment) else { return }
        let removed = segments.remove(at: index)
        pressed = nil
        if selection == index { selection = UISegmentedControl.noSegment }
        if selection > index { selection -= 1 }
        segmentsDidChange()
        guard animated, window != nil else {
            removed.removeFromSuperview()
            return
        }
        UIView.animate(
            withDuration: UISegmentedControl.changeDuration,
            animations: {
                removed.frame.size.width = 0
                removed.alpha = 0
                self.layOutSegments()
            }, completion: { _ in removed.removeFromSuperview() })
    }

    open func removeAllSegments() {
        for segment in segments { segment.removeFromSuperview() }
        segments = []
        selection = UISegmentedControl.noSegment
        pressed = nil
    }

    private func insert(_ content: SegmentView.Content, at place: Int, animated: Bool) {
        let index = min(max(place, 0), segments.count)
        let segment = SegmentView(content)
        segment.look = look
        let left = index > 0 ? segments[index - 1].frame.maxX : 0
        segment.frame = CGRect(x: left, y: 0, width: 0, height: bounds.height)
        segments.insert(segment, at: index)
        addSubview(segment)
        pressed = nil
        if selection >= index { selection += 1 }
        segmentsDidChange()
        guard animated, window != nil else { return }
        segment.alpha = 0
        UIView.animate(withDuration: UISegmentedControl.changeDuration) {
            segment.alpha = 1
            self.layOutSegments()
        }
    }

    private static let changeDuration: TimeInterval = 0.3

    private func segmentsDidChange() {
        for (index, segment) in segments.enumerated() {
            segment.look = look
            segment.isFirst = index == 0
            segment.isLast = index == segments.count - 1
        }
        surroundingsDidChange()
        showSelection()
    }

    private func nearest(_ index: Int) -> Int? {
        segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
    }

    private func segment(_ index: Int) -> SegmentView? { nearest(index).map { segments[$0] } }

    /// Sets a segment's title, which replaces its image.
    /// - ObjC: setTitle:forSegmentAtIndex:
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        self.segment(segment)?.content = .title(title)
        setNeedsLayout()
    }

    /// - Returns: nil for a segment with an image.
    /// - ObjC: titleForSegmentAtIndex:
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Sets a segment's image, which replaces its title.
    /// - ObjC: setImage:forSegmentAtIndex:
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        self.segment(segment)?.content = .image(image)
        setNeedsLayout()
    }

    /// - Returns: nil for a segment with a title.
    /// - ObjC: imageForSegmentAtIndex:
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// - Parameter width: The width in points; 0 means a share of the width that other segments leave.
    /// - ObjC: setWidth:forSegmentAtIndex:
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        self.segment(segment)?.width = max(width, 0)
        setNeedsLayout()
    }

    /// - Returns: 0 for a segment without a width set by the app.
    /// - ObjC: widthForSegmentAtIndex:
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Sets the offset of a segment's title or image from the middle, in points.
    /// - ObjC: setContentOffset:forSegmentAtIndex:
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        self.segment(segment)?.contentOffset = offset
    }

    /// - ObjC: contentOffsetForSegmentAtIndex:
    open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment)?.contentOffset ?? .zero }

    /// - ObjC: setEnabled:forSegmentAtIndex:
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { self.segment(segment)?.isEnabled = enabled }

    /// - ObjC: isEnabledForSegmentAtIndex:
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

    // MARK: Selection

    /// The index of the selected segment, or ``noSegment``. As in iPhone OS 3, a change by the app also sends the
    /// action for `valueChanged`.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            let index = newValue < 0 ? UISegmentedControl.noSegment : nearest(newValue) ?? UISegmentedControl.noSegment
            guard index != selection else { return }
            select(index)
            sendActions(for: .valueChanged)
        }
    }

    private func select(_ index: Int) {
        selection = index
        showSelection()
    }

    private func showSelection() {
        for (index, segment) in segments.enumerated() {
            segment.isOn = isMomentary ? index == pressed : index == selection
            let previous = index - 1
            segment.isLeftNeighbourOn = isMomentary ? previous == pressed : previous == selection && previous >= 0
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSegments()
    }

    /// Lays out the segments; those without a width set by the app share the remaining width.
    private func layOutSegments() {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let sharing = segments.filter { $0.width == 0 }.count
        let room = max(bounds.width - fixed, 0)
        let content = segments.filter { $0.width == 0 }.reduce(0) { $0 + $1.fittingWidth }
        let stretch = content > 0 ? room / content : 0
        let share = sharing > 0 ? room / CGFloat(sharing) : 0
        var edge: CGFloat = 0
        for segment in segments {
            let left = edge.rounded()
            let ownShare = apportionsSegmentWidthsByContent ? segment.fittingWidth * stretch : share
            edge += segment.width > 0 ? segment.width : ownShare
            segment.frame = CGRect(x: left, y: 0, width: edge.rounded() - left, height: bounds.height)
        }
    }

    /// The height of the style, and a width at which all segments without a width set by the app are as wide as the
    /// widest of them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = segments.filter { $0.width == 0 }.map(\.fittingWidth).max() ?? 0
        let width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest.rounded(.up)) }
        return CGSize(width: width, height: segmentedControlStyle.height)
    }

    // MARK: Tracking

    private func enabledSegment(under touch: UITouch) -> Int? {
        let place = touch.location(in: self)
        return segments.firstIndex { $0.frame.contains(place) && $0.isEnabled }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.beginTracking(touch, with: event) else { return false }
        layoutIfNeeded()
        guard let index = enabledSegment(under: touch) else { return false }
        if isMomentary {
            pressed = index
            showSelection()
        } else if index != selection {
            // A segment is selected on touch-down.
            select(index)
            sendActions(for: .valueChanged)
        }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard super.continueTracking(touch, with: event) else { return false }
        if isMomentary {
            pressed = enabledSegment(under: touch)
            showSelection()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isMomentary, let index = pressed else { return }
        // The segment counts as selected while the action is sent, so that the action can read its index.
        selection = index
        sendActions(for: .valueChanged)
        selection = UISegmentedControl.noSegment
        endPress()
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        endPress()
    }

    private func endPress() {
        pressed = nil
        showSelection()
    }

    /// The segments are accessibility elements, the control is not.
    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.isElement = false
        return description
    }
}

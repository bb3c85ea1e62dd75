/// A control with a title, an image, or both, which sends actions when it is tapped.
open class UIButton: UIControl {
    /// The button's type, which determines its default appearance.
    open private(set) var buttonType = ButtonType.custom

    final private(set) var titles = StateTable<String>()
    final private(set) var titleColors = StateTable<UIColor>()
    final private(set) var titleShadowColors = StateTable<UIColor>()
    final private(set) var images = StateTable<UIImage>()
    final private(set) var backgroundImages = StateTable<UIImage>()
    /// The label of the title. nil until a title is set or the app asks for the label.
    final private(set) var label: UILabel?
    /// True if a rounded-rectangle button draws its white background. False for a button of the app's own class in a
    /// nib: on the phone a private subclass (`UIRoundedRectButton`) drew the background.
    final var drawsRoundedRect = true
    private var pictureView: UIImageView?
    private var backgroundView: UIImageView?
    private var glowView: UIImageView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// - ObjC: +buttonWithType:
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        applyType()
        if let ownImage { frame.size = ownImage.size }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buttonType = coder.decodeCase(ButtonType.self, forKey: "UIButtonType") ?? .custom
        applyType()
        decodeButton(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(coder)
    }

    override var ownParts: [UIView] {
        [label as UIView?, pictureView, backgroundView, glowView].compactMap { $0 }
    }

    /// The image of the button's type; nil for types without one.
    final var ownImage: UIImage? {
        switch buttonType {
        case .custom, .roundedRect: nil
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: SystemButtonImage.image(for: buttonType)
        }
    }

    /// The default content insets of the button's type.
    final var ownContentEdgeInsets: UIEdgeInsets {
        buttonType == .roundedRect ? RoundedRectButtonStyle.contentInsets : .zero
    }

    private func applyType() {
        switch buttonType {
        case .custom:
            break
        case .roundedRect:
            titleColors[exactly: .normal] = RoundedRectButtonStyle.titleColor
            titleColors[exactly: .highlighted] = .white
            titleColors[exactly: [.highlighted, .selected]] = .white
            titleColors[exactly: .disabled] = RoundedRectButtonStyle.disabledTitleColor
            contentEdgeInsets = ownContentEdgeInsets
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            images[exactly: .normal] = ownImage
            showsTouchWhenHighlighted = true
            adjustsImageWhenHighlighted = false
        }
        setNeedsLayout()
    }

    // MARK: Insets and appearance

    /// The distance of image and title from the bounds, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Insets that adjust the title rectangle after layout, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Insets that adjust the image rectangle after layout, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// True to invert the shadow offset of the title while the button is highlighted. The default is false.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }

    /// True to darken the image while the button is highlighted and has no image for that state. The default is true.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }

    /// True to fade the image while the button is disabled and has no image for that state. The default is true.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

    /// True to show a glow while the button is highlighted. The default is false.
    open var showsTouchWhenHighlighted = false { didSet { setNeedsLayout() } }

    /// The highlight colour of a rounded-rectangle button. nil, the default, is blue. iOS 5.
    open var tintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Content for states

    /// - ObjC: setTitle:forState:
    open func setTitle(_ title: String?, for state: State) { change(&titles, state, title) }

    /// - ObjC: setTitleColor:forState:
    open func setTitleColor(_ color: UIColor?, for state: State) { change(&titleColors, state, color) }

    /// - ObjC: setTitleShadowColor:forState:
    open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(&titleShadowColors, state, color) }

    /// - ObjC: setImage:forState:
    open func setImage(_ image: UIImage?, for state: State) { change(&images, state, image) }

    /// - ObjC: setBackgroundImage:forState:
    open func setBackgroundImage(_ image: UIImage?, for state: State) { change(&backgroundImages, state, image) }

    /// - ObjC: titleForState:
    open func title(for state: State) -> String? { titles.value(for: state) }

    /// White if no colour is set.
    /// - ObjC: titleColorForState:
    open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) ?? .white }

    /// - ObjC: titleShadowColorForState:
    open func titleShadowColor(for state: State) -> UIColor? {
        titleShadowColors.value(for: state) ?? UIButton.defaultShadowColor
    }

    /// - ObjC: imageForState:
    open func image(for state: State) -> UIImage? { images.value(for: state) }

    /// - ObjC: backgroundImageForState:
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

    private func change<Value>(_ table: inout StateTable<Value>, _ state: State, _ value: Value?) {
        table[exactly: state] = value
        setNeedsLayout()
    }

    /// The title for the present state.
    open var currentTitle: String? { title(for: state) }
    /// The title colour for the present state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The shadow colour of the title for the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image for the present state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image for the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Subviews

    /// The label of the title. Use it to set the font, line break mode and shadow offset; text and colours are set for
    /// each state.
    open var titleLabel: UILabel? { titleLabelMade }

    /// The view of the image, created when needed.
    open var imageView: UIImageView? { pictureViewMade }

    /// The font of the title. Deprecated in iPhone OS 3 in favour of ``titleLabel``.
    open var font: UIFont! {
        get { titleLabelMade.font }
        set {
            titleLabelMade.font = newValue
            setNeedsLayout()
        }
    }

    /// The line break mode of the title. Deprecated in iPhone OS 3 in favour of ``titleLabel``.
    open var lineBreakMode: NSLineBreakMode {
        get { titleLabelMade.lineBreakMode }
        set {
            titleLabelMade.lineBreakMode = newValue
            setNeedsLayout()
        }
    }

    /// The shadow offset of the title; zero by default. Deprecated in iPhone OS 3 in favour of ``titleLabel``.
    open var titleShadowOffset: CGSize {
        get { titleLabelMade.shadowOffset }
        set { titleLabelMade.shadowOffset = newValue }
    }

    private var titleLabelMade: UILabel {
        if let label { return label }
        let made = UILabel(frame: .zero)
        made.backgroundColor = nil
        made.isOpaque = false
        made.font =
            buttonType == .roundedRect ? RoundedRectButtonStyle.font : .systemFont(ofSize: UIFont.buttonFontSize)
        made.lineBreakMode = .byTruncatingMiddle
        made.textAlignment = .center
        made.shadowOffset = .zero
        label = made
        addSubview(made)
        return made
    }

    private var pictureViewMade: UIImageView {
        if let pictureView { return pictureView }
        let made = UIImageView(frame: .zero)
        made.contentMode = .scaleToFill
        pictureView = made
        // Above the background and the glow.
        insertSubview(made, at: [backgroundView, glowView].compactMap { $0 }.count)
        return made
    }

    // MARK: Layout

    /// The rectangle of the background image. The default is `bounds`.
    /// - ObjC: backgroundRectForBounds:
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The rectangle for image and title. The default is `bounds` inset by ``contentEdgeInsets``.
    /// - ObjC: contentRectForBounds:
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets(in: bounds)) }

    /// The content insets to use. The default insets of the button's type shrink if image and title need the space;
    /// insets that the app has set do not.
    private func insets(in bounds: CGRect) -> UIEdgeInsets {
        var insets = contentEdgeInsets
        guard buttonType == .roundedRect, insets == ownContentEdgeInsets else { return insets }
        let (image, title) = (currentImage?.size ?? .zero, titleSize(in: breaksLines ? bounds : nil))
        let across = image.width + title.width + titleEdgeInsets.left + titleEdgeInsets.right
        let down = max(image.height, title.height)
        let (free, above) = (((bounds.width - across) / 2).rounded(.down), ((bounds.height - down) / 2).rounded(.down))
        // A title that does not fit anyway is truncated within the default insets.
        if !breaksLines, free >= 0 {
            insets.left = min(insets.left, free)
            insets.right = insets.left
        }
        insets.top = min(insets.top, max(above, 0))
        insets.bottom = insets.top
        return insets
    }

    /// The rectangle of the title: to the right of the image, positioned by the content alignment.
    /// - ObjC: titleRectForContentRect:
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).titleRect }

    /// The rectangle of the image: to the left of the title, positioned by the content alignment.
    /// - ObjC: imageRectForContentRect:
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).imageRect }

    private func layout(in contentRect: CGRect) -> ButtonLayout {
        ButtonLayout(
            content: contentRect, imageSize: currentImage?.size ?? .zero, titleSize: titleSize(in: contentRect),
            imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment)
    }

    /// The size of the title in points: on one line, or on several if the label wraps.
    /// - Parameter contentRect: The rectangle that lines must fit into; nil measures a single line.
    private func titleSize(in contentRect: CGRect?) -> CGSize {
        guard let title = currentTitle, !title.isEmpty else { return .zero }
        let label = titleLabelMade
        guard let contentRect, breaksLines else { return title.size(withFont: label.usedFont) }
        let insets = titleEdgeInsets.left + titleEdgeInsets.right
        let room = contentRect.width - insets - min(currentImage?.size.width ?? 0, max(contentRect.width, 0))
        return TextLayout(
            title, font: label.usedFont, width: max(room, 0), limit: label.numberOfLines == 1 ? 0 : label.numberOfLines,
            mode: label.lineBreakMode
        ).size
    }

    /// True if the label shows several lines. A wrapping line break mode implies it, whatever `numberOfLines` is.
    private var breaksLines: Bool {
        let label = titleLabelMade
        return label.numberOfLines != 1 || label.lineBreakMode == .byWordWrapping
            || label.lineBreakMode == .byCharWrapping
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let contentRect = contentRect(forBounds: bounds)
        showBackground()
        showGlow()
        showImage(in: contentRect)
        showTitle(in: contentRect)
    }

    /// The size of image and title side by side plus the content insets, but at least the size of the background image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let (image, title) = (currentImage?.size ?? .zero, titleSize(in: nil))
        let background = backgroundImages.value(for: state)?.size ?? .zero
        let insets = contentEdgeInsets
        return CGSize(
            width: max(image.width + title.width + insets.left + insets.right, background.width),
            height: max(max(image.height, title.height) + insets.top + insets.bottom, background.height))
    }

    private func showTitle(in contentRect: CGRect) {
        guard let title = currentTitle, !title.isEmpty else {
            label?.isHidden = true
            return
        }
        let label = titleLabelMade
        label.isHidden = false
        label.text = title
        if breaksLines, label.numberOfLines == 1 { label.numberOfLines = 0 }
        label.textColor = currentTitleColor
        let offset = label.shadowOffset
        label.shadowColor = offset == .zero ? nil : currentTitleShadowColor
        label.isShadowReversed = reversesTitleShadowWhenHighlighted && isHighlighted
        label.frame = titleRect(forContentRect: contentRect)
    }

    private func showImage(in contentRect: CGRect) {
        guard let image = currentImage else {
            pictureView?.isHidden = true
            return
        }
        let view = pictureViewMade
        view.isHidden = false
        view.image = adjusted(image, images.isOwn(state))
        view.frame = imageRect(forContentRect: contentRect)
    }

    private func showBackground() {
        var background = currentBackgroundImage.map { adjusted($0, backgroundImages.isOwn(state)) }
        if background == nil, buttonType == .roundedRect, drawsRoundedRect {
            background = RoundedRectButtonStyle.background(
                height: bounds.height, isHighlighted: isHighlighted, tint: tintColor?.cgColor.rgba)
        }
        guard let background else {
            backgroundView?.isHidden = true
            return
        }
        let view = backgroundView ?? UIImageView(frame: bounds)
        if backgroundView == nil {
            backgroundView = view
            insertSubview(view, at: 0)
        }
        view.isHidden = false
        view.image = background
        view.frame = backgroundRect(forBounds: bounds)
    }

    private func showGlow() {
        guard showsTouchWhenHighlighted, isHighlighted else {
            glowView?.isHidden = true
            return
        }
        let view = glowView ?? UIImageView(image: SystemButtonImage.glow)
        if glowView == nil {
            glowView = view
            insertSubview(view, at: backgroundView == nil ? 0 : 1)
        }
        view.isHidden = false
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.traits.insert(.button)
        description.label = currentTitle ?? defaultName
        return description
    }

    private var defaultName: String? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add Contact"
        case .custom, .roundedRect: nil
        }
    }

    private func adjusted(_ image: UIImage, _ isOwn: Bool) -> UIImage {
        if isOwn { return image }
        if isHighlighted, adjustsImageWhenHighlighted { return AdjustedImages.darkened(image) }
        if !isEnabled, adjustsImageWhenDisabled { return AdjustedImages.faded(image) }
        return image
    }

    private static let defaultShadowColor = UIColor(white: 0.5, alpha: 1)
}

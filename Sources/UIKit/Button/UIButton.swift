/// A control with a title, an image, or both, that sends an action when it is tapped.
open class UIButton: UIControl {
    /// What kind of button it is.
    open private(set) var buttonType = ButtonType.custom

    final private(set) var titles = StateTable<String>()
    final private(set) var titleColors = StateTable<UIColor>()
    final private(set) var titleShadowColors = StateTable<UIColor>()
    final private(set) var images = StateTable<UIImage>()
    final private(set) var backgroundImages = StateTable<UIImage>()
    /// Shows the title, once there is one or the app has asked for it.
    final private(set) var label: UILabel?
    /// Whether a rounded button draws its white background: one of the app's class in a nib does not, since on the
    /// phone that was what a class of the frameworks' own (`UIRoundedRectButton`) did.
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

    /// The picture of the button's type.
    final var ownImage: UIImage? {
        switch buttonType {
        case .custom, .roundedRect: nil
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd: SystemButtonImage.image(for: buttonType)
        }
    }

    /// The content insets of the button's type.
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

    // MARK: Insets and looks

    /// How far title and image stay from the bounds.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Moves the edges of the title's rectangle.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Moves the edges of the image's rectangle.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    /// Whether the title's shadow changes sides while the button is highlighted. False by default.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }

    /// Whether images are darker while the button is highlighted, unless they have one for that state. True by default.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }

    /// Whether images are lighter while the button is disabled, unless they have one for that state. True by default.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

    /// Whether the button glows while it is highlighted. False by default.
    open var showsTouchWhenHighlighted = false { didSet { setNeedsLayout() } }

    /// The colour of a rounded button while it is pressed; nil, the default, means blue. iOS 5.
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

    /// White unless set otherwise.
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

    /// The title shown now.
    open var currentTitle: String? { title(for: state) }
    /// The title's colour now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image shown now.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image shown now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    // MARK: Parts

    /// The label that shows the title, for its font, line break mode and shadow offset; text and colours are set by
    /// state.
    open var titleLabel: UILabel? { titleLabelMade }

    /// The view that shows the image.
    open var imageView: UIImageView? { pictureViewMade }

    /// The title's font. (Before iPhone OS 3, which has ``titleLabel``.)
    open var font: UIFont! {
        get { titleLabelMade.font }
        set {
            titleLabelMade.font = newValue
            setNeedsLayout()
        }
    }

    /// How a title too long is shown. (Before iPhone OS 3, which has ``titleLabel``.)
    open var lineBreakMode: NSLineBreakMode {
        get { titleLabelMade.lineBreakMode }
        set {
            titleLabelMade.lineBreakMode = newValue
            setNeedsLayout()
        }
    }

    /// Where the title's shadow is; none by default. (Before iPhone OS 3, which has ``titleLabel``.)
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
        // In front of the glow.
        insertSubview(made, at: [backgroundView, glowView].compactMap { $0 }.count)
        return made
    }

    // MARK: Layout

    /// Where the background image goes: all of the bounds by default.
    /// - ObjC: backgroundRectForBounds:
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where title and image go: the bounds within ``contentEdgeInsets`` by default.
    /// - ObjC: contentRectForBounds:
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets(in: bounds)) }

    /// The insets of the button's type yield where title and image need their room; those that the app has set do not.
    private func insets(in bounds: CGRect) -> UIEdgeInsets {
        var insets = contentEdgeInsets
        guard buttonType == .roundedRect, insets == ownContentEdgeInsets else { return insets }
        let (image, title) = (currentImage?.size ?? .zero, titleSize(in: breaksLines ? bounds : nil))
        let across = image.width + title.width + titleEdgeInsets.left + titleEdgeInsets.right
        let down = max(image.height, title.height)
        let (free, above) = (((bounds.width - across) / 2).rounded(.down), ((bounds.height - down) / 2).rounded(.down))
        // A title that is too long anyhow is cut within the usual insets.
        if !breaksLines, free >= 0 {
            insets.left = min(insets.left, free)
            insets.right = insets.left
        }
        insets.top = min(insets.top, max(above, 0))
        insets.bottom = insets.top
        return insets
    }

    /// Where the title goes: to the right of the image, by the content alignments.
    /// - ObjC: titleRectForContentRect:
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).titleRect }

    /// Where the image goes: to the left of the title, by the content alignments.
    /// - ObjC: imageRectForContentRect:
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).imageRect }

    private func layout(in contentRect: CGRect) -> ButtonLayout {
        ButtonLayout(
            content: contentRect, imageSize: currentImage?.size ?? .zero, titleSize: titleSize(in: contentRect),
            imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets, horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment)
    }

    /// The title's size on one line, or on several if its label is to break lines.
    /// - Parameter contentRect: What lines have to fit; nil means one as wide as the longest.
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

    /// A label that wraps has any number of lines, whatever it was told before.
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

    /// The size of title and image side by side with the insets, or of the background image if that is larger.
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

/// A control above the first row of a table: the user pulls it down to refresh the content, and it shows a spinner
/// until the app calls ``endRefreshing()``. (iOS 6.)
///
/// ``UITableViewController`` places it; it also works as a subview of any scroll view. It sends `valueChanged` when the
/// user has pulled far enough.
open class UIRefreshControl: UIControl {
    /// The height at rest in points, for which the content makes room during a refresh.
    package static let restingHeight: CGFloat = 44
    /// The distance in points by which the content must be pulled to start a refresh.
    package static let threshold: CGFloat = 96

    private let drop = RefreshDrop(frame: .zero)
    private let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
    private let titleLabel = UILabel(frame: .zero)
    private weak var scrollView: UIScrollView?
    /// The height that the control has added to the scroll view's top content inset, in points.
    private var room: CGFloat = 0
    /// True if the pull that started the refresh still continues. A new pull counts only after the content has
    /// returned.
    private var isSpent = false

    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(x: 0, y: -Self.restingHeight, width: max(frame.width, 320), height: Self.restingHeight))
        isOpaque = false
        autoresizingMask = .flexibleWidth
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if bounds.size == .zero {
            layer.frame = CGRect(x: 0, y: -Self.restingHeight, width: 320, height: Self.restingHeight)
        }
        prepare()
        decodeLook(coder)
    }

    private func decodeLook(_ coder: NSCoder) {
        tintColor = coder.decode(UIColor.self, forKey: "UITintColor")
        attributedTitle = coder.decodeText(forKey: "UITitle").map { NSAttributedString(string: $0) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ifPresent: tintColor, forKey: "UITintColor")
        coder.encode(ifPresent: attributedTitle?.string, forKey: "UITitle")
    }

    override var ownParts: [UIView] { [drop, spinner, titleLabel] }

    private func prepare() {
        titleLabel.font = .systemFont(ofSize: 12)
        titleLabel.textAlignment = .center
        titleLabel.backgroundColor = nil
        titleLabel.isOpaque = false
        titleLabel.textColor = UIColor(white: 0.4, alpha: 1)
        spinner.hidesWhenStopped = true
        for view in [drop, spinner, titleLabel] { addSubview(view) }
    }

    // MARK: Appearance

    /// The tint of the drop and the title; nil, the default, means grey.
    open var tintColor: UIColor? {
        didSet {
            drop.color = tintColor ?? RefreshDrop.gray
            titleLabel.textColor = tintColor ?? UIColor(white: 0.4, alpha: 1)
        }
    }

    /// The title below the drop; its attributes are not shown yet. nil by default.
    /// - ObjC: -
    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.text = attributedTitle?.string
            setNeedsLayout()
        }
    }

    // MARK: Refreshing

    /// True if a refresh is in progress.
    /// - ObjC: refreshing, getter=isRefreshing
    open private(set) var isRefreshing = false

    /// Starts a refresh without a pull. No event is sent.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        spinner.startAnimating()
        drop.isHidden = true
        setNeedsLayout()
        makeRoom()
    }

    /// Ends the refresh and hides the control. The app calls it when the content is loaded.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        guard let scrollView else {
            showRest()
            return
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                self.spinner.alpha = 0
                self.spinner.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
                self.changeRoom(to: 0, in: scrollView)
            },
            completion: { _ in if !self.isRefreshing { self.showRest() } })
    }

    private func showRest() {
        spinner.stopAnimating()
        spinner.alpha = 1
        spinner.transform = .identity
        drop.isHidden = false
        setNeedsLayout()
    }

    /// Extends the top content inset by the control's height during a refresh. Deferred while a finger is down.
    private func makeRoom() {
        guard let scrollView, isRefreshing, room == 0 else { return }
        changeRoom(to: Self.restingHeight, in: scrollView)
    }

    private func changeRoom(to newRoom: CGFloat, in scrollView: UIScrollView) {
        guard newRoom != room else { return }
        let change = newRoom - room
        room = newRoom
        scrollView.contentInset.top += change
    }

    // MARK: Pulling

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if let scrollView, scrollView !== superview {
            scrollView.pulledControl = nil
            changeRoom(to: 0, in: scrollView)
        }
        scrollView = superview as? UIScrollView
        scrollView?.pulledControl = self
        if let scrollView {
            frame = CGRect(x: 0, y: -Self.restingHeight, width: scrollView.bounds.width, height: Self.restingHeight)
            makeRoom()
        }
    }

    /// Called after the scroll view changed its content offset.
    final func contentDidMove() {
        guard let scrollView else { return }
        let pulled = -scrollView.contentOffset.y - scrollView.contentInset.top + room
        let height = max(pulled, Self.restingHeight)
        if height.isFinite, frame.height != height || frame.minY != -height {
            frame = CGRect(x: 0, y: -height, width: scrollView.bounds.width, height: height)
        }
        if pulled <= 0 { isSpent = false }
        guard isEnabled, !isRefreshing, !isSpent, scrollView.isDragging else { return }
        let part = (pulled - Self.restingHeight) / (Self.threshold - Self.restingHeight)
        drop.stretch = min(max(part, 0), 1)
        guard pulled >= Self.threshold else { return }
        isSpent = true
        drop.stretch = 0
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasTitle = titleLabel.text?.isEmpty == false
        let middle = (bounds.width / 2).rounded()
        drop.frame = CGRect(
            x: middle - RefreshDrop.width / 2, y: hasTitle ? 2 : 6, width: RefreshDrop.width,
            height: max(bounds.height - (hasTitle ? 20 : 8), RefreshDrop.width))
        spinner.center = CGPoint(x: middle, y: hasTitle ? 14 : Self.restingHeight / 2)
        titleLabel.frame = CGRect(x: 10, y: bounds.height - 18, width: max(bounds.width - 20, 0), height: 16)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var description = super.automaticAccessibility
        description.label = titleLabel.text ?? "Pull to refresh"
        if isRefreshing { description.traits.insert(.updatesFrequently) }
        return description
    }
}

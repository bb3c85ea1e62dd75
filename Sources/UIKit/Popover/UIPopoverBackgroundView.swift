/// The superclass of custom popover frames (iOS 5). A subclass overrides all members: the popover asks the class for
/// the dimensions, and sets the arrow's place on the view.
open class UIPopoverBackgroundView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = nil
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The distance of the arrow from the middle of its side, in points.
    open var arrowOffset: CGFloat = 0

    /// The direction of the arrow.
    open var arrowDirection = UIPopoverArrowDirection.up

    /// The insets of the content from the frame's edges, in points.
    open class func contentViewInsets() -> UIEdgeInsets { PopoverChrome.measures.insets }

    /// The length of the arrow, in points.
    open class func arrowHeight() -> CGFloat { PopoverChrome.measures.arrowHeight }

    /// The width of the arrow's base, in points.
    open class func arrowBase() -> CGFloat { PopoverChrome.measures.arrowBase }
}

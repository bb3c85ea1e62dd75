/// Draws the frame of a popover in an app's own way (iOS 5). A subclass overrides all of it: the popover asks the class
/// for the measures, and tells the view where the arrow is.
open class UIPopoverBackgroundView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        backgroundColor = nil
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How far the arrow is from the middle of its side, in points.
    open var arrowOffset: CGFloat = 0

    /// The side that the arrow is on.
    open var arrowDirection = UIPopoverArrowDirection.up

    /// From the edges of the frame to the content, in points.
    open class func contentViewInsets() -> UIEdgeInsets { PopoverChrome.measures.insets }

    /// How far the arrow stands out, in points.
    open class func arrowHeight() -> CGFloat { PopoverChrome.measures.arrowHeight }

    /// How wide the arrow is where it leaves the frame, in points.
    open class func arrowBase() -> CGFloat { PopoverChrome.measures.arrowBase }
}

/// The background of a search bar, behind the field and the scope buttons.
final class SearchBarBackground: UIView {
    var paint = BarPaint.blue { didSet { if paint != oldValue { setNeedsDisplay() } } }
    var isTranslucent = false { didSet { if isTranslucent != oldValue { setNeedsDisplay() } } }
    /// The height of the scope bar in points; 0 for none.
    var scopeHeight: CGFloat = 0 { didSet { if scopeHeight != oldValue { setNeedsDisplay() } } }
    /// The app's image that replaces the background.
    var image: UIImage? { didSet { setNeedsDisplay() } }
    /// The app's image behind the scope buttons.
    var scopeImage: UIImage? { didSet { if scopeImage !== oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        let (upper, lower) = bounds.divided(atDistance: max(bounds.height - scopeHeight, 0), from: .minYEdge)
        if let image {
            image.draw(in: bounds)
            if lower.height > 0 { scopeImage?.draw(in: lower) }
            return
        }
        if lower.height > 0, let scopeImage { scopeImage.draw(in: lower) }
        for row in [upper, scopeImage == nil ? lower : .zero] where row.height > 0 {
            BarBackground(paint: paint, place: .top, isTranslucent: isTranslucent, height: row.height).draw(in: row)
        }
    }
}

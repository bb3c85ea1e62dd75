/// The blue shade over selected text.
final class TextSelectionView: UIView {
    private var shades: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Covers rectangles, in the superview's coordinates.
    func cover(_ rects: [CGRect]) {
        while shades.count < rects.count {
            let shade = UIView(frame: .zero)
            shade.backgroundColor = UIColor(red: 0, green: 0.33, blue: 0.65, alpha: 0.2)
            shades.append(shade)
            addSubview(shade)
        }
        for (index, shade) in shades.enumerated() {
            shade.isHidden = index >= rects.count
            if index < rects.count, shade.frame != rects[index] { shade.frame = rects[index] }
        }
    }
}

/// The blue shade over selected text, and a lighter one over text that is still being composed.
final class TextSelectionView: UIView {
    private var shades: [UIView] = []
    private var marks: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Covers selected rectangles, in the superview's coordinates.
    func cover(_ rects: [CGRect]) { place(&shades, over: rects, color: Self.selectionColor) }

    /// Covers rectangles of text that is not final.
    /// - Parameter color: The app's colour for marked text; nil is light blue.
    func mark(_ rects: [CGRect], color: UIColor?) { place(&marks, over: rects, color: color ?? Self.markColor) }

    private func place(_ views: inout [UIView], over rects: [CGRect], color: UIColor) {
        while views.count < rects.count {
            let view = UIView(frame: .zero)
            views.append(view)
            addSubview(view)
        }
        for (index, view) in views.enumerated() {
            view.isHidden = index >= rects.count
            guard index < rects.count else { continue }
            if view.backgroundColor != color { view.backgroundColor = color }
            if view.frame != rects[index] { view.frame = rects[index] }
        }
    }

    private static let selectionColor = UIColor(red: 0, green: 0.33, blue: 0.65, alpha: 0.2)
    private static let markColor = UIColor(red: 0.2, green: 0.55, blue: 1, alpha: 0.22)
}

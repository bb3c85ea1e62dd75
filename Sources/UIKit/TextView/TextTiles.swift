/// The visible part of a long text as horizontal tiles. Scrolling draws only tiles that become visible; typing draws
/// only the changed lines.
@MainActor final class TextTiles {
    static let height: CGFloat = 256

    private unowned let textView: UITextView
    private var tiles: [Int: TextTile] = [:]
    private var spare: [TextTile] = []

    init(_ textView: UITextView) { self.textView = textView }

    var views: [UIView] { Array(tiles.values) }

    /// Creates and removes tiles for the visible part of the text.
    func layOut() {
        let visible = textView.bounds.finite
        let width = visible.width
        let end = textView.contentSize.height
        guard width > 0, visible.height > 0, end > 0 else { return removeAll() }
        let top = min(max(visible.minY, 0), end), bottom = min(max(visible.maxY, 0), end)
        let first = Int(top / TextTiles.height)
        let last = max(Int((bottom / TextTiles.height).rounded(.up)) - 1, first)
        for (index, tile) in tiles where index < first - 1 || index > last + 1 {
            tiles[index] = nil
            tile.removeFromSuperview()
            spare.append(tile)
        }
        for index in first...last {
            let frame = CGRect(x: 0, y: CGFloat(index) * TextTiles.height, width: width, height: TextTiles.height)
            if let tile = tiles[index] {
                if tile.frame != frame {
                    tile.frame = frame
                    tile.setNeedsDisplay()
                }
            } else {
                add(at: index, frame)
            }
        }
    }

    private func add(at index: Int, _ frame: CGRect) {
        let tile = spare.popLast() ?? TextTile(textView)
        tile.frame = frame
        tile.setGround(textView.backgroundColor)
        tile.setNeedsDisplay()
        tiles[index] = tile
        textView.insertSubview(tile, at: 0)
    }

    private func removeAll() {
        for tile in tiles.values { tile.removeFromSuperview() }
        tiles = [:]
    }

    /// Redraws a part of the text. `rect` is in the text view's coordinates.
    func redraw(_ rect: CGRect) {
        for tile in tiles.values {
            let part = rect.overlap(with: tile.frame)
            if !part.isEmpty { tile.setNeedsDisplay(part.offsetBy(dx: -tile.frame.minX, dy: -tile.frame.minY)) }
        }
    }

    func redrawAll() {
        for tile in tiles.values { tile.setNeedsDisplay() }
    }

    func backgroundDidChange() {
        for tile in tiles.values { tile.setGround(textView.backgroundColor) }
        for tile in spare { tile.setGround(textView.backgroundColor) }
    }
}

/// A tile of the text.
final class TextTile: UIView {
    private weak var textView: UITextView?

    init(_ textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    /// Draws an opaque background colour together with the text, so that the tile needs no blending.
    func setGround(_ color: UIColor?) {
        let isPlain = color.map { $0.cgColor.alpha == 1 && $0.cgColor.pattern == nil } ?? false
        isOpaque = isPlain
        backgroundColor = isPlain ? color : .clear
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let textView else { return }
        context.saveGState()
        context.translateBy(x: -frame.minX, y: -frame.minY)
        textView.drawText(in: rect.offsetBy(dx: frame.minX, dy: frame.minY))
        context.restoreGState()
    }
}

/// Images of system items at the screen's scale. They are white; bars use only their opacity.
@MainActor enum SystemItemPicture {
    /// - Parameter isLow: True if the bar has the lower form for an iPhone in landscape orientation.
    /// - Returns: nil for items with a title, and for spaces.
    static func image(for item: UIBarButtonItem.SystemItem, isLow: Bool) -> UIImage? {
        guard let drawing = drawing(of: item) else { return nil }
        let key = Key(item: item, isLow: isLow, scale: ScreenScale.current)
        if let image = images[key] { return image }
        let shrink: CGFloat = isLow ? 0.8 : 1
        let size = CGSize(
            width: (drawing.size.width * shrink).rounded(.up), height: (drawing.size.height * shrink).rounded(.up))
        let image = ImageContext.draw(size: size, scale: key.scale) { context in
            context.scaleBy(x: shrink, y: shrink)
            context.setFillColor(gray: 1, alpha: 1)
            context.setStrokeColor(gray: 1, alpha: 1)
            drawing.draw(context)
        }
        images[key] = image
        return image
    }

    private struct Key: Hashable {
        let item: UIBarButtonItem.SystemItem
        let isLow: Bool
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private static func drawing(of item: UIBarButtonItem.SystemItem) -> IconDrawing? {
        switch item {
        case .add: .add
        case .compose: .compose
        case .reply: .reply
        case .action: .action
        case .organize: .organize
        case .bookmarks: .bookmarks
        case .search: .search
        case .refresh: .refresh
        case .stop: .stop
        case .camera: .camera
        case .trash: .trash
        case .play: .play
        case .pause: .pause
        case .rewind: .rewind
        case .fastForward: .fastForward
        case .pageCurl: .pageCurl
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        }
    }
}

/// An icon in one colour. The caller sets the context's fill and stroke colours.
@MainActor struct IconDrawing {
    /// The size in points.
    let size: CGSize
    let draw: (CGContext) -> Void

    init(_ width: CGFloat, _ height: CGFloat, _ draw: @escaping (CGContext) -> Void) {
        size = CGSize(width: width, height: height)
        self.draw = draw
    }
}

extension CGContext {
    /// Adds a polygon with these points, each x and y, to the path.
    func addPolygon(_ points: [(CGFloat, CGFloat)], closed: Bool = true) {
        guard let first = points.first else { return }
        move(to: CGPoint(x: first.0, y: first.1))
        for point in points.dropFirst() { addLine(to: CGPoint(x: point.0, y: point.1)) }
        if closed { closePath() }
    }

    /// Runs drawing code that erases instead of painting.
    func erase(_ drawing: () -> Void) {
        saveGState()
        setBlendMode(.clear)
        drawing()
        restoreGState()
    }
}

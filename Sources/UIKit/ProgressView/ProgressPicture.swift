/// Images of a progress view, which are cached and stretchable in width.
@MainActor struct ProgressPicture: Hashable {
    enum Part: Hashable {
        case track
        case filling
    }

    let part: Part
    let style: UIProgressView.Style
    /// The app's tint; nil means the style's colours.
    let tint: RGBA?

    var image: UIImage {
        let key = Key(picture: self, scale: ScreenScale.current)
        if let image = ProgressPicture.images[key] { return image }
        if ProgressPicture.images.count > 32 { ProgressPicture.images.removeAll() }
        // In the bar style the filling is one point smaller on each side than the track.
        let height = style.height - (style == .bar && part == .filling ? 2 : 0)
        let cap = ((height - 1) / 2).rounded(.down)
        let size = CGSize(width: 2 * cap + 1, height: height)
        let image = ImageContext.draw(size: size, scale: key.scale) { context in
            bar.draw(in: CGRect(origin: .zero, size: size), context)
        }.stretchableImage(withLeftCapWidth: Int(cap), topCapHeight: 0)
        ProgressPicture.images[key] = image
        return image
    }

    private struct Key: Hashable {
        let picture: ProgressPicture
        let scale: CGFloat
    }

    private static var images: [Key: UIImage] = [:]

    private var bar: BarPicture {
        if let tint { return .tinted(tint) }
        switch (part, style) {
        case (.track, .default): return .whiteTrack
        case (.track, .bar): return .darkTrack
        case (.filling, .default): return .blueFilling
        case (.filling, .bar): return .whiteFilling
        }
    }
}

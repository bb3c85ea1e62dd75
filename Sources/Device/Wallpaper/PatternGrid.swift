import UIKit

/// The wallpapers that every device has, as a grid shows them.
@MainActor final class PatternGrid: ThumbnailSource {
    private let patterns = WallpaperPattern.allCases
    private var images: [WallpaperPattern: UIImage] = [:]
    private let onTap: (WallpaperPattern) -> Void

    init(onTap: @escaping (WallpaperPattern) -> Void) { self.onTap = onTap }

    var thumbnailCount: Int { patterns.count }

    func thumbnailLabel(at index: Int) -> String { patterns[index].rawValue }

    func thumbnail(at index: Int) -> UIImage? {
        let pattern = patterns[index]
        if let image = images[pattern] { return image }
        let side = ThumbnailButton.side
        let image = SystemAppIcons.draw(side: side, scale: UIScreen.main.scale) { context in
            // The upper part of a screen.
            pattern.draw(in: CGRect(x: 0, y: 0, width: side, height: side * 1.5), context)
        }
        images[pattern] = image
        return image
    }

    func thumbnailTapped(at index: Int) { onTap(patterns[index]) }

    var thumbnailSummary: String? { nil }
}

import Testing
import UIKit

@MainActor struct ImageTests {
    /// Two by two pixels: red, green, then blue, white.
    private func corners(scale: CGFloat = 1) -> UIImage {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2 / scale, height: 2 / scale), false, scale)
        defer { UIGraphicsEndImageContext() }
        let side = 1 / scale
        for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
            color.setFill()
            UIRectFill(CGRect(x: CGFloat(index % 2) * side, y: CGFloat(index / 2) * side, width: side, height: side))
        }
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    private func pixels(_ image: UIImage) -> [UInt32] {
        guard let surface = image.cgImage?.surface else { return [] }
        return (0..<surface.height).flatMap { y in (0..<surface.width).map { surface.pixel(x: $0, y: y) } }
    }

    private let red: UInt32 = 0xFFFF_0000
    private let green: UInt32 = 0xFF00_FF00
    private let blue: UInt32 = 0xFF00_00FF
    private let white: UInt32 = 0xFFFF_FFFF

    @Test func imageContextsHoldWhatIsDrawn() {
        #expect(pixels(corners()) == [red, green, blue, white])
        let double = corners(scale: 2)
        #expect(double.size == CGSize(width: 1, height: 1) && double.scale == 2)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func imagesAreDrawnUpright() {
        let image = corners()
        UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
        image.draw(at: .zero)
        let copy = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(copy.map(pixels) == [red, green, blue, white])
    }

    @Test func orientationsTurnTheImage() throws {
        let expected: [UIImage.Orientation: [UInt32]] = [
            .down: [white, blue, green, red], .left: [green, white, red, blue], .right: [blue, red, white, green],
            .upMirrored: [green, red, white, blue], .downMirrored: [blue, white, red, green],
            .leftMirrored: [white, green, blue, red], .rightMirrored: [red, blue, green, white],
        ]
        let pixelsAsStored = try #require(corners().cgImage)
        for (orientation, upright) in expected {
            let image = UIImage(cgImage: pixelsAsStored, scale: 1, orientation: orientation)
            UIGraphicsBeginImageContext(image.size)
            image.draw(at: .zero)
            let copy = UIGraphicsGetImageFromCurrentImageContext()
            UIGraphicsEndImageContext()
            #expect(copy.map(pixels) == upright, "\(orientation)")
        }
    }

    @Test func stretchableImagesKeepTheirEnds() {
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 1))
        for (x, color) in [UIColor.red, .green, .blue].enumerated() {
            color.setFill()
            UIRectFill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        let image = UIGraphicsGetImageFromCurrentImageContext()?.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        UIGraphicsEndImageContext()
        UIGraphicsBeginImageContext(CGSize(width: 6, height: 1))
        image?.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
        let wide = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(wide.map(pixels) == [red, green, green, green, green, blue])
        #expect(image?.leftCapWidth == 1 && image?.topCapHeight == 0)
    }

    @Test func filesAreReadByNameAndScale() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let png = try #require(UIImagePNGRepresentation(corners()))
        try png.write(to: folder.appendingPathComponent("plain.png"))
        try png.write(to: folder.appendingPathComponent("sharp@2x.png"))
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("broken.png"))
        let plain = try #require(UIImage(contentsOfFile: folder.path + "/plain.png"))
        #expect(plain.size == CGSize(width: 2, height: 2) && pixels(plain) == [red, green, blue, white])
        let sharp = try #require(UIImage(contentsOfFile: folder.path + "/sharp"))
        #expect(sharp.scale == 2 && sharp.size == CGSize(width: 1, height: 1))
        #expect(UIImage(contentsOfFile: folder.path + "/broken.png") == nil)
        #expect(UIImage(contentsOfFile: folder.path + "/none.png") == nil)
        #expect(UIImage(data: Data()) == nil)
    }

    @Test func theDoubleFileIsPreferredOnADoubleScreen() {
        let names = { (path: String) in ImageFile.candidates(for: path).map(\.path) }
        let scale = ScreenScale.current
        defer { ScreenScale.current = scale }
        ScreenScale.current = 2
        #expect(names("/a/b.png") == ["/a/b@2x.png", "/a/b.png"])
        ScreenScale.current = 1
        #expect(names("/a.app/b") == ["/a.app/b.png", "/a.app/b@2x.png"])
        #expect(names("/a/b@2x.png") == ["/a/b@2x.png"])
    }

    @Test func anImageViewIsMadeInTheSizeOfItsImage() {
        let image = corners()
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(view.layer.contents as? CGImage === image.cgImage)
        view.isHighlighted = true
        #expect(view.layer.contents as? CGImage === image.cgImage)
        let other = corners()
        view.highlightedImage = other
        #expect(view.layer.contents as? CGImage === other.cgImage)
    }

    @Test func impossibleContextsAreHarmless() {
        for size in [CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 1)] {
            UIGraphicsBeginImageContext(size)
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
        }
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }
}

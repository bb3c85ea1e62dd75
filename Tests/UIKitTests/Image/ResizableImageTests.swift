import Foundation
import Testing
import UIKit

@MainActor @Suite struct ResizableImageTests {
    /// Black, black, black, white, white, white.
    private var image: UIImage {
        ImageContext.draw(size: CGSize(width: 6, height: 2), scale: 1) { context in
            context.setFillColor(gray: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
            context.setFillColor(gray: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
    }

    private func row(of image: UIImage, width: Int) -> String {
        let drawn = ImageContext.draw(size: CGSize(width: width, height: 2), scale: 1) { _ in
            image.draw(in: CGRect(x: 0, y: 0, width: width, height: 2))
        }
        guard let pixels = drawn.cgImage else { return "" }
        var bytes = [UInt8](repeating: 0, count: width * 2)
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: 2, bitsPerComponent: 8, bytesPerRow: width,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: 0)
            context?.draw(pixels, in: CGRect(x: 0, y: 0, width: width, height: 2))
        }
        return String(bytes.prefix(width).map { $0 > 128 ? "." : "#" })
    }

    @Test func whatIsBetweenTheEndsIsRepeated() {
        let resizable = image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(row(of: resizable, width: 10) == "###.#.#...")
        #expect(resizable.capInsets.right == 2)
    }

    @Test func whatIsBetweenTheEndsIsStretchedIfTheAppWantsThat() {
        let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2)
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(row(of: resizable, width: 10) == "#####.....")
        #expect(resizable.resizingMode == .stretch && image.resizingMode == .tile)
        #expect(image.resizableImage(withCapInsets: insets).resizingMode == .tile)
    }

    @Test func endsShareARoomThatIsTooSmall() {
        let resizable = image.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 3))
        #expect(row(of: resizable, width: 4) == "##..")
    }

    @Test func hostileInsetsAreHarmless() {
        for number in [CGFloat.nan, .infinity, -5, 1e9] {
            let resizable = image.resizableImage(
                withCapInsets: UIEdgeInsets(top: number, left: number, bottom: number, right: number))
            _ = row(of: resizable, width: 8)
        }
    }

    @Test func aMovingImagePlaysInItsView() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let view = UIImageView(image: UIImage.animatedImage(with: [image, image], duration: 3))
        window.addSubview(view)
        #expect(view.isAnimating)
        view.image = image
        #expect(!view.isAnimating)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }
}

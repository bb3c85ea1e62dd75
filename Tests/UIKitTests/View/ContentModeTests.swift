import Testing
import UIKit

@MainActor struct ContentModeTests {
    /// Shows an image of two by two pixels, red at the top left and white at the bottom right, in a view of six by
    /// four.
    private func shownPixels(_ mode: UIView.ContentMode) throws -> (UInt32, UInt32) -> [[Int]] {
        let surface = try #require(Surface(width: 6, height: 4))
        let host = LayerHost(surface: surface, scale: 1)
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
        view.image = ImageContext.draw(size: CGSize(width: 2, height: 2), scale: 1) { context in
            for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
            }
        }
        view.contentMode = mode
        view.clipsToBounds = true
        view.layer.magnificationFilter = .nearest
        host.rootLayer.addSublayer(view.layer)
        _ = host.render(at: 0)
        return { first, last in
            let places = (0..<4).flatMap { y in (0..<6).map { [$0, y] } }
            let firsts = places.filter { surface.pixel(x: $0[0], y: $0[1]) == first }
            let lasts = places.filter { surface.pixel(x: $0[0], y: $0[1]) == last }
            return [firsts.first ?? [], lasts.last ?? []]
        }
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, [[0, 0], [5, 3]]), (.scaleAspectFit, [[1, 0], [4, 3]]),
        (.scaleAspectFill, [[0, 0], [5, 3]]), (.redraw, [[0, 0], [5, 3]]), (.center, [[2, 1], [3, 2]]),
        (.top, [[2, 0], [3, 1]]), (.bottom, [[2, 2], [3, 3]]), (.left, [[0, 1], [1, 2]]), (.right, [[4, 1], [5, 2]]),
        (.topLeft, [[0, 0], [1, 1]]), (.topRight, [[4, 0], [5, 1]]), (.bottomLeft, [[0, 2], [1, 3]]),
        (.bottomRight, [[4, 2], [5, 3]]),
    ])
    func everyModePlacesThePicture(mode: UIView.ContentMode, corners: [[Int]]) throws {
        #expect(try shownPixels(mode)(0xFFFF_0000, 0xFFFF_FFFF) == corners)
    }
}

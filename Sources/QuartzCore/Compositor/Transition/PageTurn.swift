internal import CPixelKernels

/// A page that is turned over other pixels.
package struct PageTurn {
    private let front, back: Surface?
    private let x, y: Int

    /// - Parameters:
    ///   - front: What is on the page.
    ///   - back: What is on its other side, as seen through the page: mirrored. As large as the front; nil for paper
    ///     through which the front shines.
    ///   - x: Where the page's upper left is, in pixels of what it lies on.
    package init(front: Surface, back: Surface?, x: Int, y: Int) {
        self.front = front
        self.back = back.flatMap { $0.width == front.width && $0.height == front.height ? $0 : nil }
        (self.x, self.y) = (x, y)
    }

    /// - Parameters:
    ///   - surface: What the page lies on. The page and its shadows are put over it.
    ///   - axis: The direction towards the part that is rolled up, of length 1.
    ///   - contact: How far in that direction from the page's upper left the roll touches the page, in pixels.
    ///   - radius: Of the roll, in pixels; above 0.
    package func paint(over surface: Surface, axis: CGPoint, contact: CGFloat, radius: CGFloat) {
        guard let front else { return }
        let page = KernelPage(
            front: front.pixels, back: back?.pixels, bytes_per_row: front.bytesPerRow, x: Int32(clamping: x),
            y: Int32(clamping: y), width: Int32(clamping: front.width), height: Int32(clamping: front.height))
        kernel_turn_page(
            surface.pixels, surface.bytesPerRow, Int32(clamping: surface.width), Int32(clamping: surface.height), page,
            KernelCurl(axis_x: axis.x, axis_y: axis.y, contact: contact, radius: radius))
        surface.didWritePixels()
    }
}

import Testing
import UIKit

/// The colours of bars, row by row, beside those of the device.
@Suite(.serialized) @MainActor struct BarPictureTests {
    /// A column of pixels of a view, the first point of its width, at one pixel a point.
    private func column(_ view: UIView, x: CGFloat) -> [UInt32] {
        let scale = ScreenScale.current
        ScreenScale.current = 1
        defer { ScreenScale.current = scale }
        let picture = ImageContext.draw(size: view.bounds.size, scale: 1) { _ in view.draw(view.bounds) }
        guard let pixels = picture.cgImage?.surface else { return [] }
        return (0..<pixels.height).map { pixels.pixel(x: Int(x), y: $0) }
    }

    /// The greatest difference of a channel.
    private func distance(_ pixel: UInt32, _ expected: UInt32) -> Int {
        [0, 8, 16].map { abs(Int(pixel >> $0 & 0xFF) - Int(expected >> $0 & 0xFF)) }.max() ?? 0
    }

    private func compare(_ column: [UInt32], _ expected: [Int: UInt32]) {
        for (row, color) in expected {
            #expect(column.indices.contains(row) && distance(column[row], color) <= 4, "row \(row)")
        }
    }

    @Test func theNavigationBarIsBlueGray() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        compare(
            column(bar, x: 10),
            [0: 0xCDD5DF, 1: 0xB0BCCD, 21: 0x889BB3, 22: 0x8195AF, 42: 0x6D84A2, 43: 0x2D3642])
    }

    @Test func aBlackNavigationBarEndsInALight() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.barStyle = .black
        compare(
            column(bar, x: 10), [0: 0x858585, 1: 0x636363, 21: 0x202020, 22: 0, 41: 0, 42: 0x262626, 43: 0])
    }

    @Test func theToolbarHasItsLineAbove() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        compare(column(bar, x: 10), [0: 0x2D3642, 1: 0xD9DEE6, 2: 0xB2BDCC, 43: 0x6D84A2])
    }

    @Test func aTranslucentBarLetsTwoFifthsThrough() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.barStyle = .blackTranslucent
        let pixels = column(bar, x: 10)
        #expect(bar.isTranslucent && !bar.isOpaque && pixels.last.map { $0 >> 24 } == 153)
    }

    @Test func aTintIsUnderTheGloss() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.tintColor = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
        let pixels = column(bar, x: 10)
        compare(pixels, [42: 0x008000])
        #expect(pixels[1] >> 8 & 0xFF > 0xB0)
    }

    @Test func anImageOfTheAppIsDrawnInstead() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let red = ImageContext.draw(size: CGSize(width: 2, height: 2), scale: 1) { context in
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        bar.setBackgroundImage(red, for: .default)
        #expect(bar.backgroundImage(for: .default) === red && column(bar, x: 10)[20] == 0xFFFF_0000)
        bar.setBackgroundImage(nil, for: .default)
        compare(column(bar, x: 10), [42: 0x6D84A2])
    }

    @Test func aButtonIsRaised() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UIBarButtonItem(title: "Title", style: .bordered, target: nil, action: nil)]
        bar.layoutIfNeeded()
        let button = try #require(bar.subviews.first)
        #expect(button.frame.height == 30)
        compare(
            column(button, x: 7), [2: 0x8EA4C1, 13: 0x5C7AA5, 20: 0x496B9A, 27: 0x4A6C9B, 28: 0x375073])
    }
}

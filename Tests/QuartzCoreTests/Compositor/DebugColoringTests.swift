import Foundation
import QuartzCore
import Testing

/// Tints that show what makes the compositor slow.
@MainActor struct DebugColoringTests {
    private let screen = Screen()

    /// The tints at a place: the sign of what each channel has more than without them.
    private func tint(_ coloring: DebugColoring, _ x: Int, _ y: Int) -> String {
        screen.host.coloring = []
        screen.render()
        let plain = screen.pixel(x, y)
        screen.host.coloring = coloring
        screen.render()
        let tinted = screen.pixel(x, y)
        func change(_ shift: UInt32) -> Int { Int(tinted >> shift & 0xff) - Int(plain >> shift & 0xff) }
        let (red, green, blue) = (change(16), change(8), change(0))
        switch (red > 20, green > 20, blue > 20) {
        case (true, true, false): return "yellow"
        case (true, false, true): return "magenta"
        case (true, false, false): return "red"
        case (false, true, false): return "green"
        default: return red == 0 && green == 0 && blue == 0 ? "none" : "other"
        }
    }

    private func grayImage(_ alpha: UInt32 = 0xff) -> CGImage {
        let gray = alpha / 3
        return solidImage(width: 10, height: 10) { _, _ in alpha << 24 | gray << 16 | gray << 8 | gray }
    }

    private func addImage(_ frame: CGRect, opaque: Bool = true) -> CALayer {
        let layer = screen.add(frame)
        screen.still { layer.contents = grayImage(opaque ? 0xff : 0x80) }
        return layer
    }

    private let dark = CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)

    @Test func opaqueLayersAreGreenBlendedOnesRedAndEmptyPlacesPlain() {
        screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: dark)
        screen.add(CGRect(x: 30, y: 0, width: 20, height: 20), color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(tint(.blended, 5, 5) == "green")
        #expect(tint(.blended, 35, 5) == "red")
        #expect(tint(.blended, 80, 80) == "none")
        #expect(tint(.misaligned, 5, 5) == "none" && tint(.offscreen, 5, 5) == "none")
    }

    @Test func imagesBetweenPixelsAreMagentaAndStretchedOnesYellow() {
        _ = addImage(CGRect(x: 0, y: 0, width: 10, height: 10))
        _ = addImage(CGRect(x: 20.5, y: 0, width: 10, height: 10))
        _ = addImage(CGRect(x: 40, y: 0, width: 20, height: 20))
        #expect(tint(.misaligned, 5, 5) == "none")
        #expect(tint(.misaligned, 25, 5) == "magenta")
        #expect(tint(.misaligned, 50, 5) == "yellow")
    }

    @Test func whatIsPaintedAsideIsYellow() {
        let plain = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: dark)
        let masked = screen.add(CGRect(x: 30, y: 0, width: 20, height: 20), color: dark)
        let mask = CALayer()
        (mask.frame, mask.backgroundColor) = (CGRect(x: 0, y: 0, width: 20, height: 10), dark)
        let round = screen.add(CGRect(x: 60, y: 0, width: 20, height: 20), color: dark)
        let group = screen.add(CGRect(x: 0, y: 30, width: 20, height: 20), color: dark)
        screen.add(CGRect(x: 5, y: 5, width: 5, height: 5), color: .blue, to: group)
        screen.still {
            masked.mask = mask
            (round.cornerRadius, round.masksToBounds) = (5, true)
            group.opacity = 0.5
        }
        #expect(tint(.offscreen, 5, 5) == "none")
        #expect(tint(.offscreen, 35, 5) == "yellow")
        #expect(tint(.offscreen, 70, 10) == "yellow")
        #expect(tint(.offscreen, 15, 45) == "yellow")
        screen.still { plain.shadowOpacity = 1 }
        #expect(tint(.offscreen, 5, 5) == "yellow")
    }

    @Test func tintsGoAwayWithoutATrace() {
        screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: dark)
        screen.render()
        let before = screen.pixels
        screen.host.coloring = [.blended, .misaligned, .offscreen]
        #expect(screen.host.needsRender)
        #expect(screen.render() == [screen.surface.bounds])
        #expect(screen.pixels != before)
        screen.host.coloring = []
        screen.render()
        #expect(screen.pixels == before && !screen.host.needsRender)
    }
}

import Testing
import UIKit

/// What labels draw, by the colours of their pixels.
@MainActor struct LabelPictureTests {
    private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    init() {
        label.backgroundColor = .white
        label.text = "Text"
    }

    /// The pixels that are not the ground's.
    private func inked(_ label: UILabel) throws -> [(x: Int, y: Int, color: UInt32)] {
        let surface = try #require(Surface(width: 100, height: 40))
        let context = CGContext(surface: surface, scale: 1)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(label.bounds)
        label.drawText(in: label.bounds)
        var found: [(Int, Int, UInt32)] = []
        for y in 0..<40 {
            for x in 0..<100 {
                let color = surface.pixels[y * surface.bytesPerRow / 4 + x]
                if color != 0xFFFF_FFFF { found.append((x, y, color)) }
            }
        }
        return found
    }

    private func darkest(_ label: UILabel) throws -> UInt32 {
        func brightness(_ color: UInt32) -> UInt32 { (color >> 16 & 255) + (color >> 8 & 255) + (color & 255) }
        return try #require(try inked(label).map(\.color).min { brightness($0) < brightness($1) })
    }

    @Test func highlightedTextHasItsOwnColour() throws {
        label.textColor = .red
        label.highlightedTextColor = .blue
        #expect(try darkest(label) >> 16 & 255 > 200)
        label.isHighlighted = true
        let color = try darkest(label)
        #expect(color & 255 > 200 && color >> 16 & 255 < 60)
        label.highlightedTextColor = nil
        #expect(try darkest(label) >> 16 & 255 > 200)
    }

    @Test func disabledTextIsPaler() throws {
        let enabled = try darkest(label) & 255
        label.isEnabled = false
        #expect(try darkest(label) & 255 > enabled + 80)
    }

    @Test func theShadowIsWhereItsOffsetSays() throws {
        let plain = try inked(label)
        label.shadowColor = .green
        label.shadowOffset = CGSize(width: 0, height: 10)
        let shadowed = try inked(label)
        let top = try #require(plain.map(\.y).min()), bottom = try #require(plain.map(\.y).max())
        #expect(shadowed.map(\.y).min() == top && shadowed.map(\.y).max() == bottom + 10)
        let below = shadowed.filter { $0.y > bottom + 5 }
        #expect(below.allSatisfy { $0.color >> 8 & 255 == 255 && $0.color & 255 < 255 })
    }

    @Test func textShrinksToAPartOfItsSize() throws {
        label.text = "A text that fits"
        label.font = UIFont.systemFont(ofSize: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumFontSize = 20
        let full = try inked(label)
        label.minimumScaleFactor = 0.5
        let reduced = try inked(label)
        #expect(try #require(reduced.map(\.y).min()) > #require(full.map(\.y).min()))
        label.minimumScaleFactor = 1
        #expect(try inked(label).map(\.color) == full.map(\.color))
    }

    @Test func textThatShrinksStaysOnItsLine() throws {
        label.text = "A text that does not fit"
        label.adjustsFontSizeToFitWidth = true
        label.minimumFontSize = 8
        label.baselineAdjustment = .alignBaselines
        let onBaseline = try #require(try inked(label).map(\.y).max())
        label.baselineAdjustment = .none
        let atTop = try #require(try inked(label).map(\.y).max())
        label.baselineAdjustment = .alignCenters
        let centered = try #require(try inked(label).map(\.y).max())
        #expect(atTop < centered && centered < onBaseline)
        #expect(try #require(try inked(label).map(\.x).max()) < 100)
    }

    @Test func truncatedTextEndsInDotsAndClippedTextInALetter() throws {
        label.text = "MMMMMMMMMMMMMMMM"
        /// The highest row with ink where the sixth letter or the dots are: dots are low, letters are high.
        func top(_ mode: NSLineBreakMode) throws -> Int {
            label.lineBreakMode = mode
            return try #require(try inked(label).filter { (74..<85).contains($0.x) }.map(\.y).min())
        }
        let letter = try top(.byClipping)
        #expect(try top(.byTruncatingTail) > letter + 5)
        #expect(try top(.byTruncatingHead) == letter && (try top(.byTruncatingMiddle)) == letter)
    }

    @Test func labelsOfImpossibleSizesDrawNothingAndDoNotFail() throws {
        for size in [CGSize.zero, CGSize(width: -5, height: 20), CGSize(width: CGFloat.nan, height: 20)] {
            label.drawText(in: CGRect(origin: .zero, size: size))
            label.numberOfLines = 0
            _ = label.textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: 0)
            _ = label.sizeThatFits(size)
        }
        label.font = nil
        label.textColor = nil
        #expect(!(try inked(label)).isEmpty)
    }
}

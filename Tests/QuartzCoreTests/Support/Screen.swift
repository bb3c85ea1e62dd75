import Foundation
import QuartzCore

/// A host with a surface of its own, whose time stands still unless a test moves it.
@MainActor
final class Screen {
    let host: LayerHost
    let surface: Surface
    private(set) var time: CFTimeInterval

    init(width: Int = 100, height: Int = 100, scale: CGFloat = 1, time: CFTimeInterval = 1000) {
        guard let surface = Surface(width: width, height: height) else { fatalError("no memory for a surface") }
        self.surface = surface
        self.time = time
        MediaClock.fixedTime = time
        CATransaction.flush()
        host = LayerHost(surface: surface, scale: scale)
    }

    var root: CALayer { host.rootLayer }

    /// Moves time on and renders a frame.
    @discardableResult
    func render(after seconds: CFTimeInterval = 0) -> [PixelRect] {
        time += seconds
        MediaClock.fixedTime = time
        return host.render(at: time)
    }

    /// A layer on the screen without animations.
    @discardableResult
    func add(_ frame: CGRect, color: CGColor? = nil, to parent: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// Makes changes without animations.
    func still(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }

    /// The premultiplied pixel at a place, as 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 { surface.pixel(x: x, y: y) }

    var pixels: [UInt32] {
        (0..<surface.height).flatMap { Array(UnsafeBufferPointer(start: surface.row($0), count: surface.width)) }
    }

    /// The first row of pixels, and how many rows there are, that are not what painting everything gives; nil for none.
    func wrongPixels() -> (row: Int, count: Int)? {
        guard let shown = surface.copy() else { fatalError("no memory for a surface") }
        host.renderEverything(at: time)
        let wrong = (0..<surface.height).filter { memcmp(shown.row($0), surface.row($0), surface.width * 4) != 0 }
        return wrong.first.map { ($0, wrong.count) }
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Draws one colour and counts how often it was asked to.
final class ColorDrawer: CALayerDelegate {
    let color: CGColor
    private(set) var drawings = 0
    private(set) var clips: [CGRect] = []

    init(_ color: CGColor) { self.color = color }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        drawings += 1
        clips.append(ctx.boundingBoxOfClipPath)
        ctx.setFillColor(color)
        ctx.fill(layer.bounds)
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

/// Vetoes implicit animations, as views do.
final class StillDelegate: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

func solidImage(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
    guard let surface = Surface(width: width, height: height) else { fatalError("no memory for a surface") }
    for y in 0..<height { for x in 0..<width { surface.row(y)[x] = pixel(x, y) } }
    return CGImage(surface: surface)
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

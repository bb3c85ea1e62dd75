import CObjCRuntime
import UIKit

// Layers over the pictures of a film (CMovies): they are frozen once, on the thread that has them, and drawn as they look
// at each time of the film, on the thread that makes its pictures.

/// - Parameter picture: The layer that shows the film; nil if none does.
/// - Returns: What `film_layers_draw` takes, until `film_layers_free`.
@_cdecl("film_layers_freeze")
public func filmLayersFreeze(_ layer: ObjCObject?, _ picture: ObjCObject?) -> UnsafeMutableRawPointer? {
    guard let layer = peerIfAny(layer, as: CALayer.self) else { return nil }
    let frozen = FrozenLayer(layer, showingPictureIn: peerIfAny(picture, as: CALayer.self))
    return Unmanaged.passRetained(frozen).toOpaque()
}

@_cdecl("film_layers_free")
public func filmLayersFree(_ layers: UnsafeMutableRawPointer?) {
    if let layers { Unmanaged<FrozenLayer>.fromOpaque(layers).release() }
}

/// Draws layers over rows of 32-bit pixels: blue, green, red, alpha, multiplied by it.
/// - Parameters:
///   - picture: Such rows of the film's picture, without a gap between them; nil for none.
///   - scale: Pixels a point.
@_cdecl("film_layers_draw")
public func filmLayersDraw(
    _ layers: UnsafeMutableRawPointer, _ time: Double, _ picture: UnsafePointer<UInt32>?, _ pictureWidth: Int32,
    _ pictureHeight: Int32, _ scale: Double, _ rows: UnsafeMutableRawPointer, _ stride: Int, _ width: Int32,
    _ height: Int32
) {
    let frozen = Unmanaged<FrozenLayer>.fromOpaque(layers).takeUnretainedValue()
    var surface: Surface?
    if let picture, let made = Surface(width: Int(pictureWidth), height: Int(pictureHeight)) {
        for line in 0..<made.height { made.row(line).update(from: picture + line * made.width, count: made.width) }
        made.didWritePixels()
        surface = made
    }
    frozen.draw(
        at: time, picture: surface, scale: CGFloat(scale), over: rows, stride: stride, width: Int(width),
        height: Int(height))
}

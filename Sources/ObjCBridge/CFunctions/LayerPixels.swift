import CObjCRuntime
import UIKit

// Layers whose pixels are drawn by a library of another language, as OpenGL ES does (`Drawable/LayerPixels.h`).

/// The size of a layer's bounds in pixels of its contents. Unlike a message to the layer it may come from any thread.
@_cdecl("layer_pixel_size")
public func layerPixelSize(
    _ layer: ObjCObject?, _ width: UnsafeMutablePointer<Int32>, _ height: UnsafeMutablePointer<Int32>
) {
    guard let layer = peerIfAny(layer, as: CALayer.self) else { return }
    let (size, scale) = (layer.bounds.size, layer.contentsScale)
    width.pointee = Int32(clamping: Int((min(max(size.width * scale, 0), 1e6)).rounded()))
    height.pointee = Int32(clamping: Int((min(max(size.height * scale, 0), 1e6)).rounded()))
}

/// Shows a copy of the pixels, of which the lowest row is the first, as the layer's contents.
@_cdecl("layer_show_rows")
public func layerShowRows(_ layer: ObjCObject?, _ rows: UnsafePointer<UInt32>, _ width: Int32, _ height: Int32) {
    guard let layer = peerIfAny(layer, as: CALayer.self) else { return }
    if layer.isOpaque {
        showOpaque(layer, rows, Int(width), Int(height))
    } else {
        showTransparent(layer, rows, Int(width), Int(height))
    }
}

/// Pixels that hide what is behind are the layer's own surface, written anew for each frame.
private func showOpaque(_ layer: CALayer, _ rows: UnsafePointer<UInt32>, _ width: Int, _ height: Int) {
    let present = layer.hostedSurface.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    guard let surface = present ?? Surface(width: width, height: height) else { return }
    for line in 0..<height {
        let (source, target) = (rows + (height - 1 - line) * width, surface.row(line))
        for x in 0..<width { target[x] = source[x] | 0xFF00_0000 }
    }
    surface.didWritePixels()
    if present == nil { layer.hostedSurface = surface }
    layer.hostedSurfaceDidChange([surface.bounds])
}

/// Others are a picture: a layer's own surface is taken for opaque.
private func showTransparent(_ layer: CALayer, _ rows: UnsafePointer<UInt32>, _ width: Int, _ height: Int) {
    guard let surface = Surface(width: width, height: height) else { return }
    for line in 0..<height { memcpy(surface.row(line), rows + (height - 1 - line) * width, width * 4) }
    if layer.hostedSurface != nil { layer.hostedSurface = nil }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contents = CGImage(surface: surface)
    CATransaction.commit()
}

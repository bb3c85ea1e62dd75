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

/// Shows a copy of the pixels, of which the lowest row is the first, as the layer's contents. They are bytes of red,
/// green, blue and alpha.
@_cdecl("layer_show_rows")
public func layerShowRows(_ layer: ObjCObject?, _ rows: UnsafePointer<UInt32>, _ width: Int32, _ height: Int32) {
    guard let layer = peerIfAny(layer, as: CALayer.self) else { return }
    if layer.isOpaque {
        showOpaque(layer, rows, Int(width), Int(height))
    } else {
        showTransparent(layer, rows, Int(width), Int(height))
    }
}

/// Opaque pixels are written into a surface of the layer, which each frame reuses.
private func showOpaque(_ layer: CALayer, _ rows: UnsafePointer<UInt32>, _ width: Int, _ height: Int) {
    guard let surface = hostedSurface(of: layer, width, height) else { return }
    copy(rows, to: surface, alpha: 0xFF00_0000)
    layer.hostedSurfaceDidChange([surface.bounds])
}

/// Translucent pixels become an image, since a layer's hosted surface counts as opaque.
private func showTransparent(_ layer: CALayer, _ rows: UnsafePointer<UInt32>, _ width: Int, _ height: Int) {
    guard let surface = Surface(width: width, height: height) else { return }
    copy(rows, to: surface, alpha: 0)
    show(surface, asContentsOf: layer)
}

private func show(_ surface: Surface, asContentsOf layer: CALayer) {
    if layer.hostedSurface != nil { layer.hostedSurface = nil }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contents = CGImage(surface: surface)
    CATransaction.commit()
}

/// - Parameter alpha: Bits that are set in all pixels.
private func copy(_ rows: UnsafePointer<UInt32>, to surface: Surface, alpha: UInt32) {
    for line in 0..<surface.height {
        let (source, target) = (rows + (surface.height - 1 - line) * surface.width, surface.row(line))
        for x in 0..<surface.width {
            let pixel = UInt32(littleEndian: source[x])
            target[x] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF | alpha
        }
    }
    surface.didWritePixels()
}

/// Has a function write the pixels of an opaque layer's contents, the highest row first, into a surface of the layer that
/// each picture reuses. They are what a surface has: alpha, red, green and blue from the highest byte down.
@_cdecl("layer_draw_rows")
public func layerDrawRows(
    _ layer: ObjCObject?, _ width: Int32, _ height: Int32,
    _ draw: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int, Int32, Int32) -> Void,
    _ context: UnsafeMutableRawPointer?
) {
    guard let layer = peerIfAny(layer, as: CALayer.self) else { return }
    guard let surface = hostedSurface(of: layer, Int(width), Int(height)) else { return }
    draw(context, surface.pixels, surface.bytesPerRow, width, height)
    surface.didWritePixels()
    layer.hostedSurfaceDidChange([surface.bounds])
}

/// The surface that a layer has, or a new one where that has another size.
private func hostedSurface(of layer: CALayer, _ width: Int, _ height: Int) -> Surface? {
    if let present = layer.hostedSurface, present.width == width, present.height == height { return present }
    guard let surface = Surface(width: width, height: height) else { return nil }
    layer.hostedSurface = surface
    return surface
}

/// Shows a copy of the pixels as the layer's contents: ARGB in the machine's words, multiplied by alpha, the topmost row
/// first.
@_cdecl("layer_show_pixels")
public func layerShowPixels(_ layer: ObjCObject?, _ pixels: UnsafePointer<UInt32>, _ width: Int32, _ height: Int32) {
    guard let layer = peerIfAny(layer, as: CALayer.self) else { return }
    let (width, height) = (Int(width), Int(height))
    let surface = layer.isOpaque ? hostedSurface(of: layer, width, height) : Surface(width: width, height: height)
    guard let surface else { return }
    for line in 0..<height { surface.row(line).update(from: pixels + line * width, count: width) }
    surface.didWritePixels()
    if layer.isOpaque {
        layer.hostedSurfaceDidChange([surface.bounds])
    } else {
        show(surface, asContentsOf: layer)
    }
}

/// The stack of contexts for UIKit drawing. The last one is current. Drawing happens on the main thread.
package enum GraphicsContextStack {
    nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// Returns the current context: that of `draw(_:)`, or the last one passed to ``UIGraphicsPushContext(_:)``. nil if
/// there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

/// Makes `context` current until ``UIGraphicsPopContext()``. Its origin must be at the top left.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.contexts.append(context) }

/// Makes the previous context current again.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the current fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    drawInCurrentContext(blendMode) { $0.fill(rect) }
}

/// Draws a border of one point inside `rect` with the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a border of one point inside `rect` with the current fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
    drawInCurrentContext(blendMode) { context in
        context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
        context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
    }
}

/// Intersects the clipping area of the current context with `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func drawInCurrentContext(_ blendMode: CGBlendMode, _ drawing: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    drawing(context)
    context.restoreGState()
}

/// The contexts that UIKit's drawing calls draw into, the current one last. Drawing happens on the main thread.
package enum GraphicsContextStack {
    nonisolated(unsafe) static var contexts: [CGContext] = []
}

/// The context that drawing goes to now: inside `draw(_:)`, or after ``UIGraphicsPushContext(_:)``; else nil.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.contexts.last }

/// Makes `context`, whose origin is at the top left, the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContextStack.contexts.append(context) }

/// Makes the context current that was so before.
public func UIGraphicsPopContext() { _ = GraphicsContextStack.contexts.popLast() }

/// Fills `rect` with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the current fill colour in the given way.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    drawInCurrentContext(blendMode) { $0.fill(rect) }
}

/// Draws a frame of one point inside `rect` with the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of one point inside `rect` with the current fill colour in the given way.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard rect.width > 2, rect.height > 2 else { return UIRectFillUsingBlendMode(rect, blendMode) }
    drawInCurrentContext(blendMode) { context in
        context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
        context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
        context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
    }
}

/// Cuts further drawing in the current context off at `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func drawInCurrentContext(_ blendMode: CGBlendMode, _ drawing: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    drawing(context)
    context.restoreGState()
}

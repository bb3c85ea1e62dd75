internal import CCairo

/// A drawing destination with its graphics state.
///
/// Coordinates of calls are in user space. Device space, to which `ctm` maps, is in pixels with the origin at the
/// *bottom* left. A bitmap context starts with both equal. A context made for a view has user space in points, the
/// origin at the top left and y pointing down.
///
/// A context is used by one thread at a time.
public final class CGContext: PlatformObject {
    /// The `cairo_t`; its device space has y pointing down.
    let cairo: OpaquePointer
    /// The pixels that are drawn on. Other bitmap formats are converted from and to it around each operation
    /// (`BitmapStorage`).
    package let surface: Surface
    let bitmap: BitmapStorage?
    /// The document that pages are written to; nil for contexts that draw on their surface.
    let document: PDFWriter?
    var bitmapDescription = BitmapDescription()

    /// True if a positive y of shadow offsets points down, as in contexts of views; in bitmap contexts it points up.
    let shadowsFallDown: Bool
    /// Pixels a point: the factor of shadow offsets and blurs.
    let scale: CGFloat

    var state = GraphicsState()
    var savedStates: [GraphicsState] = []
    /// For each open transparency layer: how many states were saved when it began.
    var layerDepths: [Int] = []
    /// Which of the open layers, counted from 1, were begun with a rectangle.
    var clippedLayerDepths: Set<Int> = []

    /// The matrix that applies to glyphs before the transform of user space.
    public var textMatrix = CGAffineTransform.identity
    /// Where the next glyph is put, in the text matrix' translation.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    /// A context that draws on `surface` as views do: origin at the top left, `scale` pixels a point.
    package convenience init(surface: Surface, scale: CGFloat) {
        self.init(
            surface: surface, bitmap: nil, scale: scale, shadowsFallDown: true,
            userToSurface: CGAffineTransform(scaleX: scale, y: scale))
    }

    init(
        surface: Surface, bitmap: BitmapStorage?, scale: CGFloat, shadowsFallDown: Bool,
        userToSurface: CGAffineTransform
    ) {
        self.surface = surface
        self.bitmap = bitmap
        document = nil
        self.scale = scale
        self.shadowsFallDown = shadowsFallDown
        cairo = cairo_create(surface.cairoSurface)
        super.init(platform: ())
        setInitialStyle()
        surfaceTransform = userToSurface
    }

    /// A context that writes a document.
    init(document: PDFWriter, surface: Surface, pointsDown: Bool) {
        self.surface = surface
        bitmap = nil
        self.document = document
        scale = 1
        shadowsFallDown = pointsDown
        cairo = cairo_create(document.cairoSurface)
        super.init(platform: ())
        setInitialStyle()
        surfaceTransform = pageTransform
    }

    private func setInitialStyle() {
        cairo_set_line_width(cairo, 1)
        cairo_set_miter_limit(cairo, 10)
        cairo_set_tolerance(cairo, 0.1)
    }

    /// The area that can be drawn on, in pixels.
    var drawableBounds: PixelRect { document?.pageBounds ?? surface.bounds }

    deinit {
        cairo_destroy(cairo)
    }

    public func saveGState() {
        cairo_save(cairo)
        savedStates.append(state)
    }

    /// Returns to the state of the matching `saveGState`; does nothing when there is none.
    public func restoreGState() {
        guard savedStates.count > (layerDepths.last ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
        cairo_restore(cairo)
    }

    /// Completes all drawing, so that it is in the surface's memory.
    public func flush() {
        cairo_surface_flush(surface.cairoSurface)
    }

    /// The same as `flush`.
    public func synchronize() {
        flush()
    }
}

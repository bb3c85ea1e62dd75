internal import CCairo

extension CGContext {
    /// A context that writes a PDF document. Pages have their origin at the bottom left, y up, a unit a point.
    ///
    /// - Parameters:
    ///   - mediaBox: the box of pages that do not name one; nil for US letter.
    ///   - auxiliaryInfo: title, author and so on, by `PDFContextKey`.
    /// - Returns: nil, with a line on standard error, when a password is asked for, which is not supported.
    public convenience init?(
        consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?
    ) {
        self.init(consumer: consumer, mediaBox: mediaBox?.pointee, information: auxiliaryInfo ?? [:], pointsDown: false)
    }

    /// The same, into a file; nil when it cannot be made, too.
    public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// - Parameter pointsDown: whether the origin of pages is at the top left, y down, as views have it.
    package convenience init?(
        consumer: CGDataConsumer, mediaBox: CGRect?, information: [String: Any], pointsDown: Bool
    ) {
        for key in [PDFContextKey.ownerPassword, PDFContextKey.userPassword] where information[key] != nil {
            FileHandle.standardError.write(
                Data("CoreGraphics: \(key): PDF documents with passwords cannot be written; leave it out\n".utf8))
            return nil
        }
        guard let writer = PDFWriter(consumer: consumer, mediaBox: mediaBox),
            // A PDF context draws into its document, but every context has a surface: this one is never drawn on.
            let surface = Surface(width: 1, height: 1)
        else { return nil }
        writer.describe(information)
        self.init(document: writer, surface: surface, pointsDown: pointsDown)
    }

    /// True when this context writes a document.
    package var isDocument: Bool { document != nil }

    /// The box of the present page in points; null for other contexts.
    package var pageBox: CGRect { document?.box ?? .null }

    /// Begins a page, in the state of a new context. A page that is open ends.
    ///
    /// - Parameter pageInfo: may have `PDFContextKey.mediaBox`.
    public func beginPDFPage(_ pageInfo: [String: Any]?) {
        let bytes = pageInfo?[PDFContextKey.mediaBox] as? Data
        var box = CGRect.zero
        guard let bytes, bytes.count == MemoryLayout<CGRect>.size else { return beginPage(mediaBox: nil) }
        withUnsafeMutableBytes(of: &box) { _ = bytes.copyBytes(to: $0) }
        beginPage(mediaBox: &box)
    }

    public func endPDFPage() { endPage() }

    /// Begins a page, in the state of a new context; does nothing in contexts without pages.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        guard let document, !document.isFinished else { return }
        endPage()
        document.beginPage(mediaBox?.pointee)
        cairo_save(cairo)
        surfaceTransform = pageTransform
        textMatrix = .identity
    }

    /// Ends the page; does nothing when none is open.
    public func endPage() {
        guard let document, document.hasOpenPage else { return }
        while !layerDepths.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
        cairo_restore(cairo)
        cairo_show_page(cairo)
        cairo_new_path(cairo)
        document.hasOpenPage = false
        state = GraphicsState()
    }

    /// Ends the document: all of it is written now. Later drawing goes nowhere.
    public func closePDF() {
        endPage()
        document?.finish()
    }

    /// From a page's space to cairo's, whose origin is the page's top left.
    var pageTransform: CGAffineTransform {
        guard let document else { return .identity }
        let box = document.box
        return shadowsFallDown
            ? CGAffineTransform(translationX: -box.minX, y: -box.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.maxY)
    }

    // MARK: Links

    /// Makes a rectangle of the page, in its own space, a link to a page of the web.
    public func setURL(_ url: URL, for rect: CGRect) {
        link(rect, "uri='\(CGContext.quoted(url.absoluteString))'")
    }

    /// Makes a rectangle of the page, in its own space, a link to a destination of that name, which may be added later.
    public func setDestination(_ name: String, for rect: CGRect) {
        link(rect, "dest='\(CGContext.quoted(name))'")
    }

    /// Names a point of the page, in its own space.
    public func addDestination(_ name: String, at point: CGPoint) {
        let place = point.applying(pageTransform)
        guard place.x.isFinite, place.y.isFinite else { return }
        tag(CAIRO_TAG_DEST, "name='\(CGContext.quoted(name))' x=\(Double(place.x)) y=\(Double(place.y))")
    }

    private func link(_ rect: CGRect, _ target: String) {
        let box = rect.applying(pageTransform)
        guard !box.isNull, !box.isInfinite, box.minX.isFinite, box.maxX.isFinite, box.minY.isFinite, box.maxY.isFinite
        else { return }
        let numbers = [box.minX, box.minY, box.width, box.height].map { "\(Double($0))" }.joined(separator: " ")
        tag(CAIRO_TAG_LINK, "rect=[\(numbers)] \(target)")
    }

    private func tag(_ name: String, _ attributes: String) {
        guard let document, document.hasOpenPage else { return }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_tag_begin(cairo, name, attributes)
        cairo_tag_end(cairo, name)
        cairo_restore(cairo)
    }

    private static func quoted(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
    }
}

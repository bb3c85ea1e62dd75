internal import CCairo

/// The document behind a PDF context. Each page has its own size, and is written to the consumer when it is finished.
final class PDFWriter {
    /// A `cairo_surface_t *`.
    let cairoSurface: OpaquePointer
    private let consumer: CGDataConsumer
    /// The box of pages that do not name one, in points.
    let defaultBox: CGRect
    private(set) var box: CGRect
    var hasOpenPage = false
    private(set) var isFinished = false

    /// US letter, the size of pages without a box.
    private static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// The longest side of a page in points, PDF's own limit.
    private static let longestSide: CGFloat = 14_400

    /// Nil when memory is short.
    init?(consumer: CGDataConsumer, mediaBox: CGRect?) {
        let box = PDFWriter.usable(mediaBox ?? PDFWriter.letter)
        let write: cairo_write_func_t = { consumer, bytes, count in
            guard let consumer, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            let isTaken = Unmanaged<CGDataConsumer>.fromOpaque(consumer).takeUnretainedValue()
                .write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            return isTaken ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        let surface: OpaquePointer? = cairo_pdf_surface_create_for_stream(
            write, Unmanaged.passUnretained(consumer).toOpaque(), Double(box.width), Double(box.height))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        cairoSurface = surface
        self.consumer = consumer
        defaultBox = box
        self.box = box
    }

    deinit {
        finish()
        cairo_surface_destroy(cairoSurface)
    }

    /// Writes the rest of the document. Later drawing goes nowhere.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        cairo_surface_finish(cairoSurface)
    }

    func beginPage(_ mediaBox: CGRect?) {
        box = mediaBox.map(PDFWriter.usable) ?? defaultBox
        cairo_pdf_surface_set_size(cairoSurface, Double(box.width), Double(box.height))
        hasOpenPage = true
    }

    /// The area of the page for drawing, with one pixel a point.
    var pageBounds: PixelRect { PixelRect(covering: CGRect(origin: .zero, size: box.size)) }

    private static func usable(_ box: CGRect) -> CGRect {
        let box = box.standardized
        guard box.minX.isFinite, box.minY.isFinite, (1...longestSide).contains(box.width),
            (1...longestSide).contains(box.height)
        else { return letter }
        return box
    }

    /// Writes the document information that the app has set: title, author and so on.
    func describe(_ information: [String: Any]) {
        let entries: [(String, cairo_pdf_metadata_t)] = [
            (PDFContextKey.title, CAIRO_PDF_METADATA_TITLE), (PDFContextKey.author, CAIRO_PDF_METADATA_AUTHOR),
            (PDFContextKey.subject, CAIRO_PDF_METADATA_SUBJECT), (PDFContextKey.creator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, entry) in entries {
            if let text = information[key] as? String { cairo_pdf_surface_set_metadata(cairoSurface, entry, text) }
        }
        let keywords = information[PDFContextKey.keywords]
        if let text = keywords as? String ?? (keywords as? [String])?.joined(separator: ", ") {
            cairo_pdf_surface_set_metadata(cairoSurface, CAIRO_PDF_METADATA_KEYWORDS, text)
        }
    }
}

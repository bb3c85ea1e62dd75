/// A PDF context for UIKit drawing.
enum PDFContext {
    nonisolated(unsafe) static var open: [CGContext?] = []

    static func begin(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
        let box = bounds.isEmpty ? nil : CGRect(origin: .zero, size: bounds.standardized.size)
        let context = consumer.flatMap {
            CGContext(consumer: $0, mediaBox: box, information: strings(documentInfo), pointsDown: true)
        }
        open.append(context)
        if let context { UIGraphicsPushContext(context) }
        return context != nil
    }

    static func strings(_ dictionary: [AnyHashable: Any]?) -> [String: Any] {
        Dictionary(
            (dictionary ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } },
            uniquingKeysWith: { first, _ in first })
    }

    static var current: CGContext? { open.last ?? nil }
}

/// Pushes a new PDF context that is written to a file when `UIGraphicsEndPDFContext` is called. Begin a page before
/// drawing.
/// - Parameters:
///   - path: The path of the file. If it is empty, the document is discarded.
///   - bounds: The default page size, in points; 612 × 792 if empty. The origin is ignored.
///   - documentInfo: The document's title, author and so on, with the keys of `PDFContextKey`.
/// - Returns: false if the file cannot be created.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let consumer =
        path.isEmpty ? CGDataConsumer(data: NSMutableData()) : CGDataConsumer(url: URL(fileURLWithPath: path))
    return PDFContext.begin(consumer, bounds, documentInfo)
}

/// Pushes a new PDF context that is appended to `data` step by step.
/// - Parameter bounds: The default page size, in points; 612 × 792 if empty.
/// - ObjC: -
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = PDFContext.begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Pushes a new PDF context with a consumer, for language bridges.
package func UIGraphicsBeginPDFContext(
    _ consumer: CGDataConsumer, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = PDFContext.begin(consumer, bounds, documentInfo)
}

/// Ends the innermost PDF document, writes the rest of it and pops its context.
public func UIGraphicsEndPDFContext() {
    guard let context = PDFContext.open.popLast() ?? nil else { return }
    context.closePDF()
    UIGraphicsPopContext()
}

/// Begins a page of the default size, with its origin at the top left. The previous page ends.
public func UIGraphicsBeginPDFPage() { PDFContext.current?.beginPage(mediaBox: nil) }

/// Begins a page. The previous page ends.
/// - Parameters:
///   - bounds: The size of the page, in points; the default size if empty.
///   - pageInfo: The media box under `PDFContextKey.mediaBox` takes precedence over `bounds`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = PDFContext.current else { return }
    let information = PDFContext.strings(pageInfo)
    if information[PDFContextKey.mediaBox] != nil { return context.beginPDFPage(information) }
    var box = CGRect(origin: .zero, size: bounds.standardized.size)
    if bounds.isEmpty { context.beginPage(mediaBox: nil) } else { context.beginPage(mediaBox: &box) }
}

/// Returns the bounds of the page, in points; zero without a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFContext.current.map { CGRect(origin: .zero, size: $0.pageBox.size) } ?? .zero
}

/// Links a rectangle of the page to a URL. The rectangle is in the default space of the page; the current transform is
/// ignored.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    PDFContext.current?.setURL(url, for: rect)
}

/// Defines a named destination at a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    PDFContext.current?.addDestination(name, at: point)
}

/// Links a rectangle of the page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    PDFContext.current?.setDestination(name, for: rect)
}

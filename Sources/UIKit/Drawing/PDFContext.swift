/// A PDF document that is drawn into with UIKit's calls.
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

/// Makes a PDF document the current context, which `UIGraphicsEndPDFContext` writes to a file. Drawing begins with a
/// page.
/// - Parameters:
///   - path: Of the file; an empty one gives a document that goes nowhere.
///   - bounds: The size of pages, in points, that do not name one; an empty one means 612 × 792. Its origin does not
///     count.
///   - documentInfo: Title, author and so on, by `PDFContextKey`.
/// - Returns: false if the file cannot be made.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    let consumer =
        path.isEmpty ? CGDataConsumer(data: NSMutableData()) : CGDataConsumer(url: URL(fileURLWithPath: path))
    return PDFContext.begin(consumer, bounds, documentInfo)
}

/// Makes a PDF document the current context, which is appended to `data` by and by.
/// - Parameter bounds: The size of pages, in points, that do not name one; an empty one means 612 × 792.
/// - ObjC: -
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = PDFContext.begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// The same, with a consumer that a language bridge makes.
package func UIGraphicsBeginPDFContext(
    _ consumer: CGDataConsumer, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    _ = PDFContext.begin(consumer, bounds, documentInfo)
}

/// Ends the document begun last and writes the rest of it; the context from before is current again.
public func UIGraphicsEndPDFContext() {
    guard let context = PDFContext.open.popLast() ?? nil else { return }
    context.closePDF()
    UIGraphicsPopContext()
}

/// Begins a page of the document's own size, its origin at the top left. The page before ends.
public func UIGraphicsBeginPDFPage() { PDFContext.current?.beginPage(mediaBox: nil) }

/// Begins a page.
/// - Parameters:
///   - bounds: Its size in points; an empty one means the document's.
///   - pageInfo: May have `PDFContextKey.mediaBox`, which counts more than `bounds`.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    guard let context = PDFContext.current else { return }
    let information = PDFContext.strings(pageInfo)
    if information[PDFContextKey.mediaBox] != nil { return context.beginPDFPage(information) }
    var box = CGRect(origin: .zero, size: bounds.standardized.size)
    if bounds.isEmpty { context.beginPage(mediaBox: nil) } else { context.beginPage(mediaBox: &box) }
}

/// The bounds of the page, in points; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
    PDFContext.current.map { CGRect(origin: .zero, size: $0.pageBox.size) } ?? .zero
}

/// Makes a part of the page, in its own space whatever the transform is, a link to a page of the web.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    PDFContext.current?.setURL(url, for: rect)
}

/// Names a point of the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    PDFContext.current?.addDestination(name, at: point)
}

/// Makes a part of the page a link to a named point.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    PDFContext.current?.setDestination(name, for: rect)
}

import AppFoundation
import CObjCRuntime
import UIKit

// Scanning the operators of PDF content.

private typealias OperatorCallback = @convention(c) (ObjCObject?, UnsafeMutableRawPointer?) -> Void

/// Takes the last operand off if it is of the kind wanted, and writes it where the caller wants it.
private func pop<Value>(
    _ scanner: CGPDFScanner, to place: UnsafeMutablePointer<Value>?, _ read: (PDFObject) -> Value?
) -> Bool {
    guard let value = scanner.pop(read) else { return false }
    place?.pointee = value
    return true
}

/// The same for pointers to objects.
private func popObject<Object: AnyObject>(
    _ scanner: CGPDFScanner, to place: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ read: (PDFObject) -> Object?
) -> Bool {
    guard let object = scanner.pop(read) else { return false }
    place?.pointee = Unmanaged.passUnretained(object).toOpaque()
    return true
}

@_cdecl("CGPDFContentStreamCreateWithPage")
public func pdfContentStreamCreateWithPage(_ page: ObjCObject?) -> ObjCObject? {
    guard let page = page.map({ peer($0, as: CGPDFPage.self) }) else { return nil }
    return retainedShell(of: CGPDFContentStream(page: page))
}

@_cdecl("CGPDFContentStreamCreateWithStream")
public func pdfContentStreamCreateWithStream(
    _ stream: UnsafeMutableRawPointer?, _ resources: UnsafeMutableRawPointer?, _ parent: ObjCObject?
) -> ObjCObject? {
    guard let stream = stream.map({ pdfObject($0, as: PDFStream.self) }) else { return nil }
    let parent = parent.map({ peer($0, as: CGPDFContentStream.self) })
    return retainedShell(
        of: CGPDFContentStream(
            stream: stream, resources: resources.map { pdfObject($0, as: PDFDictionary.self) }, parent: parent))
}

@_cdecl("CGPDFContentStreamRetain")
public func pdfContentStreamRetain(_ content: ObjCObject?) -> ObjCObject? {
    guard let content = content.map({ peer($0, as: CGPDFContentStream.self) }) else { return nil }
    return retainedShell(of: content)
}

@_cdecl("CGPDFContentStreamRelease")
public func pdfContentStreamRelease(_ content: ObjCObject?) {
    guard let content = content.map({ peer($0, as: CGPDFContentStream.self) }) else { return }
    release(content)
}

@_cdecl("CGPDFContentStreamGetStreams")
public func pdfContentStreamGetStreams(_ content: ObjCObject?) -> ObjCObject? {
    guard let content = content.map({ peer($0, as: CGPDFContentStream.self) }) else { return nil }
    var values: [ObjCObject] = content.streams.map { stream in
        var pointer: UnsafeMutableRawPointer = Unmanaged.passUnretained(stream).toOpaque()
        return foundation_value_bytes(&pointer, "^v")
    }
    return foundation_array(&values, values.count)
}

@_cdecl("CGPDFContentStreamGetResource")
public func pdfContentStreamGetResource(
    _ content: ObjCObject?, _ category: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer? {
    guard let content = content.map({ peer($0, as: CGPDFContentStream.self) }) else { return nil }
    guard let category, let name else { return nil }
    return content.resource(String(cString: category), String(cString: name))
        .map { Unmanaged.passUnretained($0).toOpaque() }
}

@_cdecl("CGPDFOperatorTableCreate")
public func pdfOperatorTableCreate() -> ObjCObject? {
    return retainedShell(of: CGPDFOperatorTable())
}

@_cdecl("CGPDFOperatorTableRetain")
public func pdfOperatorTableRetain(_ table: ObjCObject?) -> ObjCObject? {
    guard let table = table.map({ peer($0, as: CGPDFOperatorTable.self) }) else { return nil }
    return retainedShell(of: table)
}

@_cdecl("CGPDFOperatorTableRelease")
public func pdfOperatorTableRelease(_ table: ObjCObject?) {
    guard let table = table.map({ peer($0, as: CGPDFOperatorTable.self) }) else { return }
    release(table)
}

@_cdecl("CGPDFOperatorTableSetCallback")
public func pdfOperatorTableSetCallback(
    _ table: ObjCObject?, _ name: UnsafePointer<CChar>?, _ callback: UnsafeMutableRawPointer?
) {
    guard let table = table.map({ peer($0, as: CGPDFOperatorTable.self) }) else { return }
    guard let name else { return }
    let function = unsafeBitCast(callback, to: OperatorCallback?.self)
    table.operations[String(cString: name)] = function.map { function in
        { function(unretainedShell(of: $0), $0.info) }
    }
}

@_cdecl("CGPDFScannerCreate")
public func pdfScannerCreate(_ content: ObjCObject?, _ table: ObjCObject?, _ info: UnsafeMutableRawPointer?)
    -> ObjCObject?
{
    guard let content = content.map({ peer($0, as: CGPDFContentStream.self) }) else { return nil }
    let table = table.map({ peer($0, as: CGPDFOperatorTable.self) })
    return retainedShell(of: CGPDFScanner(content, table ?? CGPDFOperatorTable(), info: info))
}

@_cdecl("CGPDFScannerRetain")
public func pdfScannerRetain(_ scanner: ObjCObject?) -> ObjCObject? {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return nil }
    return retainedShell(of: scanner)
}

@_cdecl("CGPDFScannerRelease")
public func pdfScannerRelease(_ scanner: ObjCObject?) {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return }
    release(scanner)
}

@_cdecl("CGPDFScannerScan")
public func pdfScannerScan(_ scanner: ObjCObject?) -> Bool {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return scanner.scan()
}

@_cdecl("CGPDFScannerGetContentStream")
public func pdfScannerGetContentStream(_ scanner: ObjCObject?) -> ObjCObject? {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return nil }
    return autoreleasedShell(of: scanner.content)
}

@_cdecl("CGPDFScannerPopObject")
public func pdfScannerPopObject(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?)
    -> Bool
{
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return popObject(scanner, to: value) { $0 }
}

@_cdecl("CGPDFScannerPopBoolean")
public func pdfScannerPopBoolean(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<UInt8>?) -> Bool {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return pop(scanner, to: value) { $0.boolean.map { $0 ? 1 : 0 } }
}

@_cdecl("CGPDFScannerPopInteger")
public func pdfScannerPopInteger(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<Int>?) -> Bool {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return pop(scanner, to: value) { $0.integer }
}

@_cdecl("CGPDFScannerPopNumber")
public func pdfScannerPopNumber(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<Double>?) -> Bool {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return pop(scanner, to: value) { $0.number }
}

@_cdecl("CGPDFScannerPopName")
public func pdfScannerPopName(_ scanner: ObjCObject?, _ value: UnsafeMutableRawPointer?) -> Bool {
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return pop(scanner, to: value?.assumingMemoryBound(to: UnsafePointer<CChar>.self)) { $0.name?.characters }
}

@_cdecl("CGPDFScannerPopString")
public func pdfScannerPopString(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?)
    -> Bool
{
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return popObject(scanner, to: value) { $0.string }
}

@_cdecl("CGPDFScannerPopArray")
public func pdfScannerPopArray(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Bool
{
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return popObject(scanner, to: value) { $0.array }
}

@_cdecl("CGPDFScannerPopDictionary")
public func pdfScannerPopDictionary(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?)
    -> Bool
{
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return popObject(scanner, to: value) { $0.dictionary }
}

@_cdecl("CGPDFScannerPopStream")
public func pdfScannerPopStream(_ scanner: ObjCObject?, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?)
    -> Bool
{
    guard let scanner = scanner.map({ peer($0, as: CGPDFScanner.self) }) else { return false }
    return popObject(scanner, to: value) { $0.stream }
}

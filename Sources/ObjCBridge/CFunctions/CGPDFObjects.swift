import CObjCRuntime
import UIKit

// The objects of PDF documents. Pointers to them are not retained: the document keeps them.

/// The object that a pointer stands for.
func pdfObject<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
    Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
}

func pdfPointer<Object: AnyObject>(to object: Object) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
}

/// Writes a value that was found where the caller wants it; false when none was.
private func give<Value>(_ value: Value?, to place: UnsafeMutablePointer<Value>?) -> Bool {
    guard let value else { return false }
    place?.pointee = value
    return true
}

/// The same for pointers to objects.
private func give<Object: AnyObject>(
    _ object: Object?, to place: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let object else { return false }
    place?.pointee = pdfPointer(to: object)
    return true
}

/// The same for names, as characters.
private func give(_ name: PDFName?, to place: UnsafeMutableRawPointer?) -> Bool {
    guard let name else { return false }
    place?.assumingMemoryBound(to: UnsafePointer<CChar>.self).pointee = name.characters
    return true
}

extension PDFObject {
    /// The number of the object's kind in C.
    fileprivate var kind: Int32 {
        switch value {
        case .null, .reference: 1
        case .boolean: 2
        case .integer: 3
        case .real: 4
        case .name: 5
        case .string: 6
        case .array: 7
        case .dictionary: 8
        case .stream: 9
        }
    }
}

private typealias DictionaryApplier =
    @convention(c) (
        UnsafePointer<CChar>, UnsafeMutableRawPointer, UnsafeMutableRawPointer?
    ) -> Void

@_cdecl("CGPDFObjectGetType")
public func pdfObjectGetType(_ object: UnsafeMutableRawPointer?) -> Int32 {
    guard let object = object.map({ pdfObject($0, as: PDFObject.self) }) else { return 0 }
    return object.kind
}

@_cdecl("CGPDFObjectGetValue")
public func pdfObjectGetValue(_ object: UnsafeMutableRawPointer?, _ type: Int32, _ value: UnsafeMutableRawPointer?)
    -> Bool
{
    guard let object = object.map({ pdfObject($0, as: PDFObject.self) }) else { return false }
    switch type {
    case 1: return object.isNull
    case 2: return give(object.boolean.map { $0 ? 1 : 0 }, to: value?.assumingMemoryBound(to: UInt8.self))
    case 3: return give(object.integer, to: value?.assumingMemoryBound(to: Int.self))
    case 4: return give(object.number, to: value?.assumingMemoryBound(to: Double.self))
    case 5: return give(object.name, to: value)
    case 6: return give(object.string, to: value?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
    case 7: return give(object.array, to: value?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
    case 8: return give(object.dictionary, to: value?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
    case 9: return give(object.stream, to: value?.assumingMemoryBound(to: UnsafeMutableRawPointer?.self))
    default: return false
    }
}

@_cdecl("CGPDFArrayGetCount")
public func pdfArrayGetCount(_ array: UnsafeMutableRawPointer?) -> Int {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return 0 }
    return array.count
}

@_cdecl("CGPDFArrayGetObject")
public func pdfArrayGetObject(
    _ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index], to: value)
}

@_cdecl("CGPDFArrayGetNull")
public func pdfArrayGetNull(_ array: UnsafeMutableRawPointer?, _ index: Int) -> Bool {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return array[index]?.isNull ?? false
}

@_cdecl("CGPDFArrayGetBoolean")
public func pdfArrayGetBoolean(_ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<UInt8>?)
    -> Bool
{
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.boolean.map { $0 ? 1 : 0 }, to: value)
}

@_cdecl("CGPDFArrayGetInteger")
public func pdfArrayGetInteger(_ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<Int>?)
    -> Bool
{
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.integer, to: value)
}

@_cdecl("CGPDFArrayGetNumber")
public func pdfArrayGetNumber(_ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<Double>?)
    -> Bool
{
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.number, to: value)
}

@_cdecl("CGPDFArrayGetName")
public func pdfArrayGetName(_ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutableRawPointer?) -> Bool
{
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.name, to: value)
}

@_cdecl("CGPDFArrayGetString")
public func pdfArrayGetString(
    _ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.string, to: value)
}

@_cdecl("CGPDFArrayGetArray")
public func pdfArrayGetArray(
    _ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.array, to: value)
}

@_cdecl("CGPDFArrayGetDictionary")
public func pdfArrayGetDictionary(
    _ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.dictionary, to: value)
}

@_cdecl("CGPDFArrayGetStream")
public func pdfArrayGetStream(
    _ array: UnsafeMutableRawPointer?, _ index: Int, _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let array = array.map({ pdfObject($0, as: PDFArray.self) }) else { return false }
    return give(array[index]?.stream, to: value)
}

@_cdecl("CGPDFDictionaryGetCount")
public func pdfDictionaryGetCount(_ dictionary: UnsafeMutableRawPointer?) -> Int {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return 0 }
    return dictionary.count
}

@_cdecl("CGPDFDictionaryGetObject")
public func pdfDictionaryGetObject(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?,
    _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key], to: value)
}

@_cdecl("CGPDFDictionaryGetBoolean")
public func pdfDictionaryGetBoolean(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<UInt8>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.boolean.map { $0 ? 1 : 0 }, to: value)
}

@_cdecl("CGPDFDictionaryGetInteger")
public func pdfDictionaryGetInteger(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Int>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.integer, to: value)
}

@_cdecl("CGPDFDictionaryGetNumber")
public func pdfDictionaryGetNumber(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?, _ value: UnsafeMutablePointer<Double>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.number, to: value)
}

@_cdecl("CGPDFDictionaryGetName")
public func pdfDictionaryGetName(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?, _ value: UnsafeMutableRawPointer?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.name, to: value)
}

@_cdecl("CGPDFDictionaryGetString")
public func pdfDictionaryGetString(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?,
    _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.string, to: value)
}

@_cdecl("CGPDFDictionaryGetArray")
public func pdfDictionaryGetArray(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?,
    _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.array, to: value)
}

@_cdecl("CGPDFDictionaryGetDictionary")
public func pdfDictionaryGetDictionary(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?,
    _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.dictionary, to: value)
}

@_cdecl("CGPDFDictionaryGetStream")
public func pdfDictionaryGetStream(
    _ dictionary: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?,
    _ value: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> Bool {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return false }
    return give(dictionary[key]?.stream, to: value)
}

@_cdecl("CGPDFDictionaryApplyFunction")
public func pdfDictionaryApplyFunction(
    _ dictionary: UnsafeMutableRawPointer?, _ function: UnsafeMutableRawPointer?, _ info: UnsafeMutableRawPointer?
) {
    guard let dictionary = dictionary.map({ pdfObject($0, as: PDFDictionary.self) }) else { return }
    guard let function = unsafeBitCast(function, to: DictionaryApplier?.self) else { return }
    for key in dictionary.keys {
        if let value = dictionary[key.text] { function(key.characters, pdfPointer(to: value), info) }
    }
}

extension PDFDictionary {
    fileprivate subscript(key: UnsafePointer<CChar>?) -> PDFObject? { key.flatMap { self[String(cString: $0)] } }
}

@_cdecl("CGPDFStreamGetDictionary")
public func pdfStreamGetDictionary(_ stream: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let stream = stream.map({ pdfObject($0, as: PDFStream.self) }) else { return nil }
    return pdfPointer(to: stream.dictionary)
}

@_cdecl("CGPDFStreamCopyData")
public func pdfStreamCopyData(_ stream: UnsafeMutableRawPointer?, _ format: UnsafeMutableRawPointer?) -> ObjCObject? {
    guard let stream = stream.map({ pdfObject($0, as: PDFStream.self) }) else { return nil }
    guard let decoded = stream.decoded else { return nil }
    format?.assumingMemoryBound(to: Int32.self).pointee = decoded.format.rawValue
    return object_retain(objectiveC(Data(decoded.bytes)))
}

@_cdecl("CGPDFStringGetLength")
public func pdfStringGetLength(_ string: UnsafeMutableRawPointer?) -> Int {
    guard let string = string.map({ pdfObject($0, as: PDFString.self) }) else { return 0 }
    return string.count
}

@_cdecl("CGPDFStringGetBytePtr")
public func pdfStringGetBytePtr(_ string: UnsafeMutableRawPointer?) -> UnsafePointer<UInt8>? {
    guard let string = string.map({ pdfObject($0, as: PDFString.self) }) else { return nil }
    return string.pointer
}

@_cdecl("CGPDFStringCopyTextString")
public func pdfStringCopyTextString(_ string: UnsafeMutableRawPointer?) -> ObjCObject? {
    guard let string = string.map({ pdfObject($0, as: PDFString.self) }) else { return nil }
    return object_retain(objectiveC(string.text))
}

@_cdecl("CGPDFStringCopyDate")
public func pdfStringCopyDate(_ string: UnsafeMutableRawPointer?) -> ObjCObject? {
    guard let string = string.map({ pdfObject($0, as: PDFString.self) }) else { return nil }
    return object_retain(objectiveC(string.date))
}

/// An object of a PDF document. C programs have pointers to these objects, so a document keeps all of them as long as
/// it lives.
package final class PDFObject {
    package let value: PDFValue

    package init(_ value: PDFValue) { self.value = value }
}

package enum PDFValue {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case name(PDFName)
    case string(PDFString)
    case array(PDFArray)
    case dictionary(PDFDictionary)
    case stream(PDFStream)
    /// A reference to another object of the file.
    case reference(number: Int, generation: Int)
}

extension PDFObject {
    package var integer: Int? {
        switch value {
        case .integer(let number): number
        case .real(let number) where number.isFinite && abs(number) < 1e15: Int(number)
        default: nil
        }
    }

    package var number: Double? {
        switch value {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    package var boolean: Bool? { if case .boolean(let value) = value { value } else { nil } }
    package var name: PDFName? { if case .name(let value) = value { value } else { nil } }
    package var string: PDFString? { if case .string(let value) = value { value } else { nil } }
    package var array: PDFArray? { if case .array(let value) = value { value } else { nil } }
    package var stream: PDFStream? { if case .stream(let value) = value { value } else { nil } }
    package var isNull: Bool { if case .null = value { true } else { false } }

    /// A dictionary, or that of a stream.
    package var dictionary: PDFDictionary? { if case .dictionary(let value) = value { value } else { nil } }
}

/// A name, also as a C string.
package final class PDFName {
    package let text: String
    /// Ends with a zero; lives as long as the name.
    package let characters: UnsafePointer<CChar>

    package init(_ bytes: [UInt8]) {
        text = String(decoding: bytes, as: UTF8.self)
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() { memory[index] = CChar(bitPattern: byte) }
        memory[bytes.count] = 0
        characters = UnsafePointer(memory)
    }

    deinit { characters.deallocate() }
}

/// The bytes of a string, also as a C pointer.
package final class PDFString {
    package let count: Int
    /// `count` bytes and a zero; they live as long as the string.
    package let pointer: UnsafePointer<UInt8>

    package init(_ bytes: [UInt8]) {
        count = bytes.count
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
        memory.initialize(from: bytes, count: bytes.count)
        memory[bytes.count] = 0
        pointer = UnsafePointer(memory)
    }

    deinit { pointer.deallocate() }

    package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: pointer, count: count)) }
}

package final class PDFArray {
    /// The elements as stored; some may be references.
    package let stored: [PDFObject]
    private weak var file: PDFFile?

    init(_ stored: [PDFObject], file: PDFFile?) {
        self.stored = stored
        self.file = file
    }

    package var count: Int { stored.count }

    /// The object at a place, references followed; nil outside.
    package subscript(index: Int) -> PDFObject? {
        guard stored.indices.contains(index) else { return nil }
        return stored[index].followed(in: file)
    }

    package var objects: [PDFObject] { stored.map { $0.followed(in: file) } }

    /// The elements that are numbers.
    package var numbers: [CGFloat] { objects.compactMap { $0.number.map { CGFloat($0) } } }
}

package final class PDFDictionary {
    /// The elements as stored; some may be references.
    package let stored: [String: PDFObject]
    private weak var file: PDFFile?

    init(_ stored: [String: PDFObject], file: PDFFile?) {
        self.stored = stored
        self.file = file
    }

    package var count: Int { stored.count }

    /// The value of a key, references followed.
    package subscript(key: String) -> PDFObject? { stored[key]?.followed(in: file) }

    /// The keys as C strings, made when first needed.
    package private(set) lazy var keys: [PDFName] = stored.keys.sorted().map { PDFName(Array($0.utf8)) }
}

extension PDFObject {
    fileprivate func followed(in file: PDFFile?) -> PDFObject {
        guard case .reference = value else { return self }
        return file?.resolve(self) ?? PDFObject.null
    }

    package nonisolated(unsafe) static let null = PDFObject(.null)
}

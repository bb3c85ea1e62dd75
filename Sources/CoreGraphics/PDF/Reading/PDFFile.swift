/// The objects of a PDF file, read when they are asked for.
package final class PDFFile {
    enum Place {
        case offset(Int)
        /// In an object stream: the stream's object number and the index in it.
        case inStream(Int, index: Int)
    }

    let bytes: [UInt8]
    /// The offset of the header, from which all offsets in the file count.
    let start: Int
    var places: [Int: Place] = [:]
    package internal(set) var trailer: PDFDictionary
    package let version: (major: Int, minor: Int)

    private var objects: [Int: PDFObject] = [:]
    private var objectStreams: [Int: [PDFObject]] = [:]
    /// The objects that are being read now: an object that refers to itself while it is read is null.
    private var reading: Set<Int> = []

    /// The largest file in bytes.
    private static let largestCount = 1 << 30

    /// Nil when the bytes have no PDF header, or no object at all.
    package init?(_ data: Data) {
        guard data.count <= PDFFile.largestCount else { return nil }
        let bytes = [UInt8](data)
        self.bytes = bytes
        trailer = PDFDictionary([:], file: nil)
        // The header may come a little later than the first byte.
        guard let header = PDFFile.find("%PDF-", in: bytes, from: 0, to: min(bytes.count, 1024)) else { return nil }
        start = header
        let digits = [header + 5, header + 7].map { $0 < data.count ? Int(PDFLexer.digit(bytes[$0]) ?? 0) : 0 }
        version = (digits[0], digits[1])
        readCrossReferences()
        if catalog?["Pages"]?.dictionary == nil { rebuild() }
        guard !places.isEmpty else { return nil }
    }

    package var catalog: PDFDictionary? { trailer["Root"]?.dictionary }

    package var isEncrypted: Bool { trailer.stored["Encrypt"] != nil }

    // MARK: Objects

    /// The object that a reference names; itself for other objects, null for one that is missing.
    func resolve(_ object: PDFObject) -> PDFObject {
        var object = object
        // Follows references to references, but not for ever.
        for _ in 0..<32 {
            guard case .reference(let number, _) = object.value else { return object }
            object = self.object(number)
        }
        return PDFObject.null
    }

    func object(_ number: Int) -> PDFObject {
        if let known = objects[number] { return known }
        guard let place = places[number], reading.insert(number).inserted else { return PDFObject.null }
        defer { reading.remove(number) }
        let found: PDFObject?
        switch place {
        case .offset(let offset): found = indirectObject(at: offset, number)
        case .inStream(let stream, let index):
            let all = objects(ofStream: stream)
            found = all.indices.contains(index) ? all[index] : nil
        }
        let object = found ?? PDFObject.null
        objects[number] = object
        return object
    }

    /// Forgets objects that were read from offsets which have changed.
    func forgetObjects() {
        objects = [:]
        objectStreams = [:]
    }

    /// Reads the object `12 0 obj`; nil if an object with another number is there.
    private func indirectObject(at offset: Int, _ number: Int) -> PDFObject? {
        var lexer = PDFLexer(bytes: bytes, place: offset, file: self)
        guard case .value(.integer(number)) = lexer.token(), case .value(.integer) = lexer.token(),
            case .word("obj") = lexer.token()
        else { return nil }
        return object(&lexer)
    }

    /// The next object, with the bytes that follow it when it is a stream.
    func object(_ lexer: inout PDFLexer) -> PDFObject? {
        guard let object = lexer.object() else { return nil }
        guard let dictionary = object.dictionary else { return object }
        let afterwards = lexer.place
        guard case .word("stream") = lexer.token() else {
            lexer.place = afterwards
            return object
        }
        // The bytes begin after the end of the line.
        if lexer.place < bytes.count, bytes[lexer.place] == 13 { lexer.place += 1 }
        if lexer.place < bytes.count, bytes[lexer.place] == 10 { lexer.place += 1 }
        let end = streamEnd(lexer.place, length: dictionary["Length"]?.integer)
        let content = bytes[min(lexer.place, end)..<end]
        lexer.place = end
        return PDFObject(.stream(PDFStream(dictionary: dictionary, bytes: content)))
    }

    /// The end of a stream's bytes: after its length if `endstream` follows there, otherwise before the next
    /// `endstream`.
    private func streamEnd(_ begin: Int, length: Int?) -> Int {
        if let length, length >= 0, length <= bytes.count - begin {
            var lexer = PDFLexer(bytes: bytes, place: begin + length, file: nil)
            if case .word(let word) = lexer.token(), word.hasPrefix("endstream") { return begin + length }
        }
        guard var end = PDFFile.find("endstream", in: bytes, from: begin, to: bytes.count) else { return bytes.count }
        if end > begin, bytes[end - 1] == 10 { end -= 1 }
        if end > begin, bytes[end - 1] == 13 { end -= 1 }
        return end
    }

    private func objects(ofStream number: Int) -> [PDFObject] {
        if let known = objectStreams[number] { return known }
        // Set before reading, so that an object stream which claims to contain itself does not recurse.
        objectStreams[number] = []
        guard case .offset? = places[number], let stream = object(number).stream, let content = stream.decoded?.bytes,
            let count = stream.dictionary["N"]?.integer, let first = stream.dictionary["First"]?.integer,
            (0...content.count).contains(count)
        else { return [] }
        var header = PDFLexer(bytes: content, file: nil)
        let offsets = (0..<count).map { _ -> Int in
            _ = header.object()
            return header.object()?.integer ?? -1
        }
        let found = offsets.map { offset -> PDFObject in
            guard offset >= 0, first >= 0, offset <= content.count - first else { return PDFObject.null }
            var lexer = PDFLexer(bytes: content, place: first + offset, file: self)
            return lexer.object() ?? PDFObject.null
        }
        objectStreams[number] = found
        return found
    }

    /// Finds a text between two offsets; nil if it is not there.
    static func find(_ text: StaticString, in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
        let count = text.utf8CodeUnitCount
        guard start >= 0, end <= bytes.count, count > 0 else { return nil }
        return bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var place = start
            while end - place >= count {
                let room = end - place - count + 1
                guard let found = memchr(base + place, Int32(text.utf8Start[0]), room) else { return nil }
                place = UnsafeRawPointer(base).distance(to: found)
                if memcmp(base + place, text.utf8Start, count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }
}

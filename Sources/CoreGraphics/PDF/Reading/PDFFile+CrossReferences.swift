extension PDFFile {
    /// The most cross-reference sections of one file; each incremental update adds one.
    private static let mostSections = 512
    /// The highest number of an object.
    private static let highestNumber = 1 << 23

    /// Reads the offsets of all objects, from the newest section back to the oldest: the first entry found for an
    /// object counts.
    func readCrossReferences() {
        guard var place = lastCrossReference else { return }
        var seen: Set<Int> = []
        var others: [Int] = []
        while seen.count < PDFFile.mostSections, seen.insert(place).inserted {
            guard let section = readSection(at: start + place) else { return }
            if trailer.count == 0 { trailer = section }
            if let hybrid = section["XRefStm"]?.integer { others.append(hybrid) }
            if let previous = section["Prev"]?.integer { others.append(previous) }
            guard !others.isEmpty else { return }
            place = others.removeFirst()
        }
    }

    /// The number after the last `startxref`.
    private var lastCrossReference: Int? {
        let word = Array("startxref".utf8)
        let lowest = max(0, bytes.count - 2048)
        guard bytes.count >= word.count else { return nil }
        for place in stride(from: bytes.count - word.count, through: lowest, by: -1)
        where bytes[place] == word[0] && bytes[place..<(place + word.count)].elementsEqual(word) {
            var lexer = PDFLexer(bytes: bytes, place: place + word.count, file: nil)
            return lexer.object()?.integer
        }
        return nil
    }

    /// Reads a cross-reference table or stream and returns its trailer; nil for anything else.
    private func readSection(at place: Int) -> PDFDictionary? {
        guard place >= 0, place < bytes.count else { return nil }
        var lexer = PDFLexer(bytes: bytes, place: place, file: self)
        switch lexer.token() {
        case .word("xref"): return readTable(&lexer)
        case .value(.integer):
            guard case .value(.integer) = lexer.token(), case .word("obj") = lexer.token(),
                let stream = object(&lexer)?.stream
            else { return nil }
            readStream(stream)
            return stream.dictionary
        default: return nil
        }
    }

    private func readTable(_ lexer: inout PDFLexer) -> PDFDictionary? {
        while let token = lexer.token() {
            switch token {
            case .word("trailer"): return lexer.object()?.dictionary
            case .value(.integer(let first)):
                guard case .value(.integer(let count)) = lexer.token(), first >= 0, count >= 0 else { return nil }
                for number in 0..<count {
                    guard case .value(.integer(let offset)) = lexer.token(), case .value(.integer) = lexer.token(),
                        case .word(let kind) = lexer.token()
                    else { return nil }
                    if kind == "n" { note(first + number, .offset(start + offset)) }
                }
            default: return nil
            }
        }
        return nil
    }

    private func readStream(_ stream: PDFStream) {
        let widths = stream.dictionary["W"]?.array?.objects.map { $0.integer ?? 0 } ?? []
        guard widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }), let bytes = stream.decoded?.bytes else {
            return
        }
        let rowSize = widths[0] + widths[1] + widths[2]
        guard rowSize > 0 else { return }
        let size = stream.dictionary["Size"]?.integer ?? 0
        let index = stream.dictionary["Index"]?.array?.objects.compactMap(\.integer) ?? [0, size]
        var place = 0
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            guard index[pair] >= 0 else { continue }
            for number in 0..<max(0, min(index[pair + 1], PDFFile.highestNumber)) {
                guard place + rowSize <= bytes.count else { return }
                var field = place
                func value(_ width: Int) -> Int {
                    defer { field += width }
                    return bytes[field..<(field + width)].reduce(0) { ($0 & 0x7F_FFFF_FFFF_FFFF) << 8 | Int($1) }
                }
                let kind = widths[0] == 0 ? 1 : value(widths[0])
                let second = value(widths[1]), third = value(widths[2])
                if kind == 1 { note(index[pair] + number, .offset(start + (second & 0xFF_FFFF_FFFF))) }
                if kind == 2 { note(index[pair] + number, .inStream(second, index: third)) }
                place += rowSize
            }
        }
    }

    private func note(_ number: Int, _ place: Place) {
        guard number <= PDFFile.highestNumber, places[number] == nil else { return }
        places[number] = place
    }

    /// Finds objects by scanning the whole file, if its cross-reference tables are damaged.
    func rebuild() {
        var trailers: [PDFDictionary] = trailer.count > 0 ? [trailer] : []
        places = [:]
        var place = 0
        while let word = PDFFile.find("obj", in: bytes, from: place, to: bytes.count) {
            place = word + 3
            guard let (number, begin) = numberBefore(word) else { continue }
            // A later object of the same number replaces an earlier one.
            if number <= PDFFile.highestNumber { places[number] = .offset(begin) }
        }
        place = 0
        while let word = PDFFile.find("trailer", in: bytes, from: place, to: bytes.count) {
            place = word + 7
            var lexer = PDFLexer(bytes: bytes, place: place, file: self)
            if let dictionary = lexer.object()?.dictionary { trailers.append(dictionary) }
        }
        forgetObjects()
        noteObjectStreams(&trailers)
        trailer = trailers.last { $0["Root"]?.dictionary != nil } ?? catalogTrailer() ?? trailer
    }

    /// The object number in front of `0 obj`, and its offset.
    private func numberBefore(_ word: Int) -> (Int, Int)? {
        var place = word - 1
        func skipBack(_ matches: (UInt8) -> Bool) -> Int {
            let end = place
            while place >= 0, matches(bytes[place]) { place -= 1 }
            return end - place
        }
        let isDigit: (UInt8) -> Bool = { (48...57).contains($0) }
        guard skipBack(PDFLexer.isSpace) > 0, (1...5).contains(skipBack(isDigit)), skipBack(PDFLexer.isSpace) > 0
        else { return nil }
        let end = place
        guard (1...8).contains(skipBack(isDigit)),
            let number = Int(String(decoding: bytes[(place + 1)...end], as: UTF8.self))
        else { return nil }
        return (number, place + 1)
    }

    /// Finds object streams, and trailers in cross-reference streams.
    private func noteObjectStreams(_ trailers: inout [PDFDictionary]) {
        for number in places.keys.sorted() {
            guard let stream = object(number).stream else { continue }
            switch stream.dictionary["Type"]?.name?.text {
            case "XRef": trailers.append(stream.dictionary)
            case "ObjStm":
                guard let content = stream.decoded?.bytes, let count = stream.dictionary["N"]?.integer else { continue }
                var lexer = PDFLexer(bytes: content, file: nil)
                for index in 0..<max(0, min(count, content.count)) {
                    guard let inner = lexer.object()?.integer, lexer.object() != nil else { break }
                    if inner >= 0 { note(inner, .inStream(number, index: index)) }
                }
            default: break
            }
        }
    }

    /// Makes a trailer for a file that has a catalog, but no trailer.
    private func catalogTrailer() -> PDFDictionary? {
        for number in places.keys.sorted() where object(number).dictionary?["Type"]?.name?.text == "Catalog" {
            return PDFDictionary(["Root": PDFObject(.reference(number: number, generation: 0))], file: self)
        }
        return nil
    }
}

import Foundation
import Glibc

/// Forms with files (RFC 7578), which a body holds as a whole.
enum MultipartReader {
    struct Part {
        var name: String
        var isFile: Bool
        var content: [UInt8]
    }

    /// - Parameter type: the field Content-Type.
    static func boundary(of type: String) -> String? {
        guard let start = type.range(of: "boundary=", options: .caseInsensitive)?.upperBound else { return nil }
        let word = type[start...].prefix { $0 != ";" }.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))
        return 1...70 ~= word.utf8.count ? word : nil
    }

    /// - Returns: nil for what is not such a form.
    static func parts(of body: [UInt8], boundary: String) -> [Part]? {
        let line = [UInt8]("\r\n".utf8), dashes = [UInt8]("--\(boundary)".utf8)
        guard body.starts(with: dashes) else { return nil }
        var place = dashes.count
        var parts: [Part] = []
        while parts.count <= SiteForm.mostFields {
            let rest = body[place...]
            if rest.starts(with: "--".utf8) { return parts }
            guard rest.starts(with: line), let end = find(line + dashes, in: body, from: place),
                let part = part(body[(place + line.count)..<max(end, place + line.count)])
            else { return nil }
            parts.append(part)
            place = end + line.count + dashes.count
        }
        return nil
    }

    /// Where bytes begin. Forms may have builds of many megabytes: the C library looks through them.
    private static func find(_ bytes: [UInt8], in body: [UInt8], from start: Int) -> Int? {
        body.withUnsafeBytes { all in
            guard let base = all.baseAddress, let first = bytes.first else { return nil }
            var place = start
            while place + bytes.count <= all.count,
                let found = memchr(base + place, Int32(first), all.count - bytes.count - place + 1)
            {
                place = UnsafeRawPointer(found) - base
                if memcmp(found, bytes, bytes.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }

    /// Bytes of what stands above a part's content.
    private static let longestHead = 8 << 10

    private static func part(_ bytes: ArraySlice<UInt8>) -> Part? {
        let data = Data(bytes.prefix(longestHead))
        guard let end = data.range(of: Data("\r\n\r\n".utf8)),
            let head = String(data: data[data.startIndex..<end.lowerBound], encoding: .utf8)
        else { return nil }
        for field in head.components(separatedBy: "\r\n") {
            guard field.lowercased().hasPrefix("content-disposition:"), let name = value("name", in: field) else {
                continue
            }
            return Part(
                name: name, isFile: value("filename", in: field) != nil,
                content: [UInt8](bytes.dropFirst(end.upperBound)))
        }
        return nil
    }

    /// The words between quotes after `; name=`.
    private static func value(_ name: String, in field: String) -> String? {
        guard let start = field.range(of: "; \(name)=\"")?.upperBound,
            let end = field[start...].firstIndex(of: "\"")
        else { return nil }
        return String(field[start..<end])
    }
}

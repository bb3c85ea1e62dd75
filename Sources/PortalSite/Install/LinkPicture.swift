import CQREncode

/// A link as a picture that cameras read: a QR code, as SVG.
enum LinkPicture {
    /// Modules of light around the code, as the standard wants them (ISO/IEC 18004).
    private static let margin = 4

    /// - Returns: nil for a text that is too long for a code.
    static func svg(_ text: String) -> String? {
        guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width), side = width + 2 * margin
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                // The lowest bit says whether a module is dark; those beside each other are one stroke.
                let start = column
                while column < width, code.pointee.data[row * width + column] & 1 == 1 { column += 1 }
                if column > start {
                    path += "M\(start + margin) \(row + margin)h\(column - start)v1H\(start + margin)z"
                }
                column += 1
            }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" shape-rendering="crispEdges">\
            <rect width="\(side)" height="\(side)" fill="#fff"/><path d="\(path)"/></svg>
            """
    }
}

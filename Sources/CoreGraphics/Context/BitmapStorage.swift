/// The memory of a bitmap context whose pixel format is not that of a surface. Each drawing converts the rows concerned
/// from this memory to a surface, since the app may have written to it, draws there, and converts them back.
final class BitmapStorage {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    let format: PixelFormat
    private let isOwned: Bool

    /// - Parameter data: at least `height` rows; nil makes memory of the storage's own.
    init?(data: UnsafeMutableRawPointer?, height: Int, bytesPerRow: Int, format: PixelFormat) {
        if let data {
            self.data = data
            isOwned = false
        } else {
            guard let memory = calloc(height, bytesPerRow) else { return nil }
            self.data = memory
            isOwned = true
        }
        self.bytesPerRow = bytesPerRow
        self.format = format
    }

    deinit {
        if isOwned { free(data) }
    }

    func load(into surface: Surface, rows: PixelRect) {
        for line in rows.y..<rows.maxY {
            format.load(place(rows.x, line), count: rows.width, into: surface.row(line) + rows.x)
        }
        surface.didWritePixels()
    }

    func store(from surface: Surface, rows: PixelRect) {
        for line in rows.y..<rows.maxY {
            format.store(surface.row(line) + rows.x, count: rows.width, into: place(rows.x, line))
        }
    }

    private func place(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        (data + y * bytesPerRow + x * format.bytesPerPixel).assumingMemoryBound(to: UInt8.self)
    }
}

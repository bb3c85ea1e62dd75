import Foundation
import QuartzCore

extension Surface {
    /// The pixels row by row, without what may be between rows.
    var rows: Data {
        var pixels = Data(capacity: width * height * 4)
        for y in 0..<height {
            pixels.append(contentsOf: UnsafeRawBufferPointer(start: row(y), count: width * 4))
        }
        return pixels
    }
}

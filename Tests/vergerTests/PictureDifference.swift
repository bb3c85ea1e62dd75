import CoreGraphics
import Foundation
import Testing

/// Shows where two pictures differ: the first one pale, the pixels that differ in red.
enum PictureDifference {
    static func write(_ actual: URL, _ golden: URL, to file: URL) throws {
    }
}

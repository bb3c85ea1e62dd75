import Foundation

/// A picture of the device: a file.
struct Photo: Hashable {
    let path: String

    var name: String { (path as NSString).lastPathComponent }
}

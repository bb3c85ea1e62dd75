/// Why a picture of a tile was refused.
package enum TileError: Error, CustomStringConvertible, Equatable {
    case tooManyBytes(Int)
    case tooManyPixels(width: Int, height: Int)
    case notAPicture
    case damaged(String)
    case missing
    case unreadable(String)
    case status(Int)

    package var description: String {
        switch self {
        case .tooManyBytes(let count): "it has \(count) bytes, more than \(TilePicture.mostBytes)"
        case .tooManyPixels(let width, let height):
            "it is \(width)×\(height) pixels, more than \(TilePicture.longestSide) a side"
        case .notAPicture: "it is neither PNG nor JPEG"
        case .damaged(let reason): reason
        case .missing: "it is not there"
        case .unreadable(let reason): reason
        case .status(let status): "the server answered \(status)"
        }
    }
}

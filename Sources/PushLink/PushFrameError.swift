/// Why a frame cannot be read.
package enum PushFrameError: Error, CustomStringConvertible {
    case tooLong
    case damaged
    case version

    package var description: String {
        switch self {
        case .tooLong: "a frame has at most \(PushFrame.maximumLength) bytes"
        case .damaged: "a frame is damaged"
        case .version: "the other side speaks another version; both must come from the same Verger"
        }
    }
}

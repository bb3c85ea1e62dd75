import Foundation

struct Light: Decodable {
    let name: String
    let height: Int
}

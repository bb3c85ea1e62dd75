import Certificates

/// Names that the portal gives: ten capital letters and digits, as Apple's teams, members, keys and prefixes of App IDs have.
enum RandomName {
    private static let letters = [UInt8]("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

    static func make() throws -> String {
        var name: [UInt8] = []
        while name.count < 10 {
            // Only bytes below a multiple of the number of letters: each letter is as likely as the others.
            for byte in try RandomBytes.make(16) where byte < 252 && name.count < 10 {
                name.append(letters[Int(byte) % letters.count])
            }
        }
        return String(decoding: name, as: UTF8.self)
    }
}

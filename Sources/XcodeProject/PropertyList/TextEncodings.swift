import Foundation

/// What bytes a text file is written in. Old projects are in Mac OS Roman, a few in UTF-16.
enum TextEncodings {
    /// The bytes of a file in UTF-8, without a byte order mark.
    static func utf8(_ data: Data) -> [UInt8] {
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(data.dropFirst(3)) }
        if let isBig = wideOrder(data) {
            let units = wideUnits(data, isBig: isBig)
            return Array(String(decoding: units, as: UTF16.self).utf8)
        }
        let bytes = [UInt8](data)
        if isASCII(bytes) || String(validating: bytes, as: UTF8.self) != nil { return bytes }
        return Array(String(String.UnicodeScalarView(bytes.map(macRoman))).utf8)
    }

    /// A character of Mac OS Roman.
    static func macRoman(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : macRomanUpperHalf[Int(byte) - 0x80]
    }

    /// A character of NeXTSTEP's encoding: what `\341` means in OpenStep's format.
    static func nextStep(_ byte: UInt8) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(byte) : nextStepUpperHalf[Int(byte) - 0x80]
    }

    private static func isASCII(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// - Returns: whether the big end comes first; nil when the text is not in UTF-16.
    private static func wideOrder(_ data: Data) -> Bool? {
        let start = [UInt8](data.prefix(2))
        guard start.count == 2 else { return nil }
        switch (start[0], start[1]) {
        case (0xFE, 0xFF): return true
        case (0xFF, 0xFE): return false
        case (0, 1...0x7F): return true
        case (1...0x7F, 0): return false
        default: return nil
        }
    }

    private static func wideUnits(_ data: Data, isBig: Bool) -> [UInt16] {
        let bytes = [UInt8](data)
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for index in stride(from: 0, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        if units.first == 0xFEFF { units.removeFirst() }
        return units
    }

    private static let macRomanUpperHalf = Array(
        ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
            + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars)

    /// `\u{FFFD}` where NeXTSTEP had nothing.
    private static let nextStepUpperHalf = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿"
            + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}").unicodeScalars)
}

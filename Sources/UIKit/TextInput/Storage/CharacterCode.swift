/// The properties of a character for layout and editing: its first scalar, and whether it has more than one.
struct CharacterCode: Hashable {
    private let bits: UInt32

    init(_ character: Character) {
        let scalars = character.unicodeScalars
        let first = scalars[scalars.startIndex].value
        let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
        bits = first | (isSingle ? 0 : 1 << 31)
    }

    /// The first scalar's value.
    var scalar: UInt32 { bits & 0x1F_FFFF }
    var isSingle: Bool { bits & (1 << 31) == 0 }
    /// True if the character has more than one UTF-16 code unit.
    var isWide: Bool { !isSingle || scalar > 0xFFFF }
    var isASCII: Bool { isSingle && scalar < 0x80 }

    /// True if a character always begins here, whatever precedes it: the scalar does not combine with the previous one.
    var startsAfresh: Bool { scalar < 0x300 && scalar != 0x0A }

    var isNewline: Bool { (0x0A...0x0D).contains(scalar) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 }

    /// Spaces at which a line may be broken; they hang over its end.
    var isSpace: Bool {
        scalar == 0x20 || scalar == 0x09 || (0x2000...0x200B).contains(scalar) || scalar == 0x3000 || scalar == 0x1680
    }

    /// Characters of scripts that are written without spaces: a line may break around each.
    var isIdeographic: Bool {
        guard scalar >= 0x2E80 else { return false }
        return (0x3001...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
            || (0x2E80...0x2FDF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
            || (0xFF00...0xFFEF).contains(scalar) || (0x20000...0x3FFFF).contains(scalar)
    }

    var isHyphen: Bool { scalar == 0x2D || scalar == 0x2010 || scalar == 0x2014 }

    /// Scripts that run from right to left.
    var isRightToLeft: Bool {
        (0x0590...0x08FF).contains(scalar) || (0xFB1D...0xFDFF).contains(scalar) || (0xFE70...0xFEFE).contains(scalar)
            || (0x10800...0x10FFF).contains(scalar) || (0x1E800...0x1EFFF).contains(scalar) || scalar == 0x200F
    }

    /// True if the width of the character does not depend on its neighbours, unlike in cursive and right-to-left
    /// scripts.
    var standsAlone: Bool {
        if scalar < 0x0300 { return true }
        if scalar < 0x0370 { return false }
        if scalar < 0x0590 { return true }
        if scalar < 0x1100 { return false }
        return !(0x1780...0x18AF).contains(scalar) && !(0x1900...0x1CFF).contains(scalar)
            && !(0xA800...0xABFF).contains(scalar) && !isRightToLeft && !(0x10000...0x1EFFF).contains(scalar)
            && scalar != 0x200D
    }
}

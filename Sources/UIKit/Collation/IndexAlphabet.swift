import Foundation

/// The letters of a language's section index.
enum IndexAlphabet {
    static func letters(of locale: Locale) -> String {
        switch locale.language.languageCode?.identifier {
        case "sv", "fi": latin + "ÅÄÖ"
        case "da", "nb", "nn", "no": latin + "ÆØÅ"
        case "is": latin + "ÞÆÖ"
        case "es", "gl": "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"
        case "cs", "sk": "ABCČDEFGHIJKLMNOPQRŘSŠTUVWXYZŽ"
        case "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"
        case "hr", "sl": "ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ"
        case "hu": "ABCDEÉFGHIÍJKLMNOÖPQRSTUÜVWXYZ"
        case "tr": "ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZ"
        case "ro": "AĂÂBCDEFGHIÎJKLMNOPQRSȘTȚUVWXYZ"
        case "el": "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
        case "ru": "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ"
        case "uk": "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ"
        case "he": "אבגדהוזחטיכלמנסעפצקרשת"
        case "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
        case "ja": "あかさたなはまやらわ"
        case "ko": "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"
        case "th": "กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอฮ"
        default: latin
        }
    }

    private static let latin = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

    /// An identifier for the script of a letter, derived from its Unicode block.
    static func script(of scalar: UInt32) -> Int {
        switch scalar {
        case 0..<0x370, 0x1E00..<0x1F00, 0xFF00..<0xFF60: 0
        case 0x370..<0x400, 0x1F00..<0x2000: 1
        case 0x400..<0x530: 2
        case 0x590..<0x600: 3
        case 0x600..<0x780: 4
        case 0xE00..<0xE80: 5
        case 0x3040..<0x3100: 6
        case 0x1100..<0x1200, 0x3130..<0x3190, 0xAC00..<0xD7B0: 7
        default: 8
        }
    }
}

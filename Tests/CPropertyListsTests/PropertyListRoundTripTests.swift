import Archiving
import Foundation
import Fuzzing
import Testing

/// What is written in one format is read back as it was, in both.
@Suite struct PropertyListRoundTripTests {
    private func trips(_ value: Any) throws -> [NSObject] {
        try [PropertyListData.binary(value), PropertyListData.xml(value)].map {
            try #require(try PropertyListData.read($0) as? [Any] as NSArray?).firstObject as? NSObject ?? NSObject()
        }
    }

    @Test(arguments: [Int64.min, -1, 0, 255, 256, 1 << 31, Int64.max])
    func wholeNumbersKeepTheirSign(_ number: Int64) throws {
        for read in try trips([number]) { #expect(read == NSNumber(value: number)) }
    }

    @Test func numbersAboveThoseWithASignAreKept() throws {
        for read in try trips([UInt64.max]) { #expect((read as? NSNumber)?.uint64Value == UInt64.max) }
    }

    @Test(arguments: [0.1, -0.0, 1e300, .leastNonzeroMagnitude, 123_456_789_012_345_680, 1 / 3, .infinity])
    func realNumbersAreExact(_ number: Double) throws {
        for read in try trips([number]) { #expect((read as? NSNumber)?.doubleValue == number) }
    }

    /// In XML to the second: the distant past and future, and the ends of leap years.
    @Test(arguments: [-63_114_076_800, -978_307_200, 0, 5_097_600, 63_113_904_000, 267_000_123] as [Double])
    func datesAreKept(_ seconds: Double) throws {
        for read in try trips([Date(timeIntervalSinceReferenceDate: seconds)]) {
            #expect((read as? NSDate)?.timeIntervalSinceReferenceDate == seconds)
        }
    }

    @Test(arguments: ["", "a", " \t\r\n", "<&>\"'", "é", "中😀", "\u{1}\u{0}", "\u{FFFF}"])
    func textsAreKept(_ text: String) throws {
        for read in try trips([text]) { #expect(read as? String == text) }
    }

    @Test(arguments: [0, 1, 2, 3, 14, 15, 256, 70_000]) func dataIsKept(_ count: Int) throws {
        let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        for read in try trips([data]) { #expect(read as? Data == data) }
    }

    @Test func onlyTextsMayBeEmptyElements() throws {
        let list =
            try PropertyListData.read(Data("<plist><array><data></data><string/></array></plist>".utf8)) as? [Any]
        #expect(list?.first as? Data == Data())
        #expect(list?.last as? String == "")
        for name in ["data", "date", "real", "integer"] {
            #expect(throws: ArchiveError("<\(name)/> is empty", at: .line(1))) {
                try PropertyListData.read(Data("<plist><\(name)/></plist>".utf8))
            }
        }
    }

    @Test func referencesOfKeyedArchivesStayReferences() throws {
        let text = "<plist><array><dict><key>CF$UID</key><integer>300</integer></dict></array></plist>"
        let list = try PropertyListData.read(Data(text.utf8))
        let binary = try PropertyListData.binary(list)
        #expect(binary.range(of: Data([0x81, 0x01, 0x2C])) != nil)
        #expect(binary.range(of: Data("CF$UID".utf8)) == nil)
        #expect((try PropertyListData.read(binary) as? NSArray) == list as? NSArray)
    }

    @Test(arguments: [0, 255, 28_819_128_514_904_144, Int64.max])
    func referencesOfAnySizeAreKept(_ number: Int64) throws {
        let text = "<plist><array><dict><key>CF$UID</key><integer>\(number)</integer></dict></array></plist>"
        let list = try PropertyListData.read(Data(text.utf8))
        for written in [try PropertyListData.binary(list), try PropertyListData.xml(list)] {
            #expect((try PropertyListData.read(written) as? NSArray) == list as? NSArray)
        }
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .isoLatin1])
    func textMayBeInManyEncodings(_ encoding: String.Encoding) throws {
        let name = encoding == .isoLatin1 ? "ISO-8859-1" : "UTF-8"
        let text = "<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<plist><string>Grüße</string></plist>"
        let data = try #require(text.data(using: encoding))
        #expect(try PropertyListData.read(data) as? String == "Grüße")
        let roman = Data("<plist><string>Gr\u{1}e</string></plist>".utf8.map { $0 == 1 ? 0x9F : $0 })
        #expect(try PropertyListData.read(roman) as? String == "Grüe")
    }

    @Test func collectionsThatContainThemselvesAreRefused() throws {
        let list = Data("bplist00".utf8) + [0xA1, 0, 8, 0, 0, 0, 0, 0, 0, 1, 1]
        let trailer = [1, 0, 10].flatMap { [0, 0, 0, 0, 0, 0, 0, $0] as [UInt8] }
        #expect(throws: ArchiveError("collections stand in each other too deeply")) {
            try PropertyListData.read(list + trailer)
        }
    }

    @Test(arguments: PropertyListSamples.all.indices)
    func damagedListsAreReadOrRefused(_ sample: Int) throws {
        let (format, whole) = PropertyListSamples.all[sample]
        var mutation = Mutation(seed: 3)
        var refused = 0
        for _ in 0..<500 {
            do {
                let list = try PropertyList.read(mutation.mutate(whole), as: format)
                // What could be read can be written, and is the same then.
                let value = try list.foundationValue()
                let written = try PropertyListData.binary(value)
                #expect(try PropertyListData.binary(PropertyListData.read(written)) == written)
            } catch is ArchiveError { refused += 1 }
        }
        #expect(refused > 50 && refused < 500)
    }
}

/// A list in each format, small, so that damage hits something.
private enum PropertyListSamples {
    static let all: [(PropertyList.Format, Data)] = [
        (.binary, (try? PropertyListData.binary(values)) ?? Data()),
        (.markup, (try? PropertyListData.xml(values)) ?? Data()),
        (.openStep, Data(#"{ a = "x\U00e9\n\341"; /* c */ b = (1, 'q', <0f bd>,); "k\"" = {}; é = é; }"#.utf8)),
        (.table, Data("// one\n\"Hello\" = \"Grüß \\\"Gott\\\"\";\nplain = word;\n\"only\";\n".utf8)),
    ]

    private static let values: [String: Any] = [
        "text": "a & b", "wide": "中😀", "numbers": [1, -1, 2.5, UInt64.max, true] as [Any],
        "date": Date(timeIntervalSinceReferenceDate: 7), "data": Data([1, 2, 3]), "none": [:] as [String: Any],
    ]
}

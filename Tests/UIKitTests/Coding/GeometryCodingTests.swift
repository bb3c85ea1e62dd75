import Archiving
import Foundation
import Testing
import UIKit

@MainActor struct GeometryCodingTests {
    private static let rect = CGRect(x: 1, y: -2.5, width: 3e6, height: 0.1)
    private static let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3.25, right: -4)
    private static let transform = CGAffineTransform(a: 1, b: 0.1, c: -3, d: 4, tx: 5, ty: 6)

    private func encode(_ coder: NSCoder) {
        coder.encode(Self.rect.origin, forKey: "point")
        coder.encode(Self.rect.size, forKey: "size")
        coder.encode(Self.rect, forKey: "rect")
        coder.encode(Self.insets, forKey: "insets")
        coder.encode(Self.transform, forKey: "transform")
    }

    private func check(_ coder: NSCoder) {
        #expect(coder.decodeCGPoint(forKey: "point") == Self.rect.origin)
        #expect(coder.decodeCGSize(forKey: "size") == Self.rect.size)
        #expect(coder.decodeCGRect(forKey: "rect") == Self.rect)
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == Self.insets)
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == Self.transform)
        #expect(coder.decodeCGRect(forKey: "nothing") == .zero)
        #expect(coder.decodeCGAffineTransform(forKey: "nothing") == .identity)
    }

    @Test func everyCoderKeepsGeometry() throws {
        let own = DictionaryCoder()
        encode(own)
        check(own)
        #expect(own.values["insets"] as? String == "{1, 2, 3.25, -4}")

        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        encode(archiver)
        archiver.finishEncoding()
        check(try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))

        let encoder = ArchiveEncoder()
        encode(encoder)
        check(ArchiveDecoder(graph: encoder.graph))
        check(ArchiveDecoder(graph: try NIBArchive.read(NIBArchive.write(encoder.graph))))
        check(ArchiveDecoder(graph: try KeyedArchive.read(KeyedArchive.write(encoder.graph, format: .xml))))
    }

    @Test func otherSpellingsAreRead() {
        let coder = DictionaryCoder([
            "rect": NSValue(rect: Self.rect), "point": NSValue(point: CGPoint(x: 1, y: 2)),
            "size": ArchivedStructure.pair(3, 4).bytes, "insets": "{{1, 2}, {3, 4}}",
        ])
        #expect(coder.decodeCGRect(forKey: "rect") == Self.rect)
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
        #expect(coder.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func whatIsSomethingElseIsZero() {
        let coder = DictionaryCoder([
            "a": "{1}", "b": "{{1, 2}, {3", "c": Data([6, 1]), "d": 5, "e": NSNumber(value: 1),
        ])
        for key in ["a", "b", "c", "d", "e"] {
            #expect(coder.decodeCGRect(forKey: key) == .zero && coder.decodeCGPoint(forKey: key) == .zero)
            #expect(coder.decodeCGAffineTransform(forKey: key) == .identity)
        }
    }
}

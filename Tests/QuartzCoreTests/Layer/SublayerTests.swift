import QuartzCore
import Testing

@MainActor
struct SublayerTests {
    private let root = CALayer()
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()

    private func order() -> String {
        (root.sublayers ?? []).map { $0 === a ? "a" : $0 === b ? "b" : "c" }.joined()
    }

    @Test func sublayersAreInsertedWhereTold() {
        root.addSublayer(a)
        root.insertSublayer(b, at: 0)
        #expect(order() == "ba")
        root.insertSublayer(c, above: b)
        #expect(order() == "bca")
        root.insertSublayer(a, below: b)
        #expect(order() == "abc")
        root.insertSublayer(a, at: 99)
        #expect(order() == "bca")
        root.addSublayer(b)
        #expect(order() == "cab")
    }

    @Test func replacingPutsTheNewLayerInTheOldPlace() {
        root.sublayers = [a, b]
        root.replaceSublayer(a, with: c)
        #expect(order() == "cb")
        #expect(a.superlayer == nil)
        root.replaceSublayer(a, with: c)
        #expect(order() == "cb")
    }

    @Test func aLayerHasOneSuperlayer() {
        let other = CALayer()
        root.addSublayer(a)
        other.addSublayer(a)
        #expect(root.sublayers == nil)
        #expect(a.superlayer === other)
    }

    @Test func aLayerCannotBeInsideItself() {
        root.addSublayer(a)
        a.addSublayer(root)
        a.addSublayer(a)
        #expect(a.sublayers == nil)
        #expect(root.superlayer == nil)
    }

    @Test func aSuperlayerThatGoesLeavesItsSublayersFree() {
        var parent: CALayer? = CALayer()
        parent?.addSublayer(a)
        parent = nil
        #expect(a.superlayer == nil)
    }

    @Test func aMaskHasNoSuperlayerAndOneOwner() {
        root.mask = a
        #expect(a.superlayer == nil)
        b.mask = a
        #expect(root.mask == nil)
        #expect(b.mask === a)
        root.addSublayer(a)
        #expect(b.mask == nil)
    }
}

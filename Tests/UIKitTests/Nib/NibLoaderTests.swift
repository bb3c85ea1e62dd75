import Archiving
import Foundation
import Testing
import UIKit

@MainActor struct NibLoaderTests {
    @Test func objectsAtTheTopAreReturnedWithoutPlaceholders() throws {
        NibCast.register()
        var nib = NibBuilder()
        let inner = nib.object("UIView")
        _ = nib.object("UIView", atTop: true, ["UISubviews": nib.array([inner])])
        _ = nib.object("UIViewController", atTop: true)
        let objects = try #require(nib.load(owner: NibOwner()))
        #expect(objects.count == 2)
        #expect(objects.first is UIView && objects.last is UIViewController)
    }

    @Test func objectsAreMadeThenAttributesThenOutletsThenTheyAwake() {
        NibCast.register()
        var nib = NibBuilder()
        let star = nib.object(ofClass: "NibStar", insteadOf: "UIView", atTop: true)
        nib.outlet("star", of: nib.owner, to: star)
        nib.attribute("tag", of: star, .integer(7))
        _ = nib.load(owner: NibOwner())
        #expect(NibCast.calls == ["init star", "tag 7", "star", "star awakes, tag 7"])
    }

    @Test func anOwnerIsNotAwakened() {
        NibCast.register()
        var nib = NibBuilder()
        _ = nib.object("UIView", atTop: true)
        _ = nib.load(owner: NibOwner())
        #expect(NibCast.calls.isEmpty)
    }

    @Test func collectionsOfOutletsKeepTheirOrder() throws {
        NibCast.register()
        var nib = NibBuilder()
        let first = nib.object("UIRoundedRectButton", atTop: true)
        let second = nib.object("UIButton", atTop: true)
        nib.collection("buttons", of: nib.owner, to: [second, first])
        let owner = NibOwner()
        let objects = try #require(nib.load(owner: owner)) as [AnyObject]
        try #require(objects.count == 2 && owner.buttons.count == 2)
        #expect(owner.buttons[0] === objects[1] && owner.buttons[1] === objects[0])
    }

    @Test func actionsReachTheOwner() throws {
        NibCast.register()
        var nib = NibBuilder()
        let control = nib.object("UIControl", atTop: true)
        nib.action("tapped:", of: control, to: nib.owner, for: .touchUpInside)
        let owner = NibOwner()
        let made = try #require(nib.load(owner: owner)?.first as? UIControl)
        made.sendActions(for: .touchUpInside)
        made.sendActions(for: .touchDown)
        #expect(owner.taps == 1)
    }

    @Test func actionsForTheFirstResponderHaveNoTarget() throws {
        NibCast.register()
        var nib = NibBuilder()
        let control = nib.object("UIControl", atTop: true)
        nib.action("tapped:", of: control, to: nib.firstResponder, for: .valueChanged)
        let made = try #require(nib.load(owner: NibOwner())?.first as? UIControl)
        #expect(made.actions(forTarget: nil, forControlEvent: .valueChanged) == ["tapped:"])
    }

    @Test func gestureRecognizersComeToTheirViewAndSendActions() throws {
        NibCast.register()
        var nib = NibBuilder()
        let view = nib.object("UIView", atTop: true)
        let tap = nib.object("UITapGestureRecognizer", atTop: true)
        nib.collection("gestureRecognizers", of: view, to: [tap])
        nib.action("tapped:", of: tap, to: nib.owner)
        let made = try #require(nib.load(owner: NibOwner())?.first as? UIView)
        #expect(made.gestureRecognizers?.count == 1)
    }

    @Test func externalObjectsStandWhereTheirPlaceholdersDo() throws {
        NibCast.register()
        var nib = NibBuilder()
        let other = nib.placeholder("Other")
        nib.outlet("label", of: other, to: nib.object("UILabel", atTop: true))
        let owner = NibOwner(), other2 = NibOwner()
        let objects = try #require(nib.load(owner: owner, externalObjects: ["Other": other2]))
        withExtendedLifetime(objects) {
            #expect(objects.count == 1)
            #expect(other2.label != nil && owner.label == nil)
        }
    }

    @Test func customObjectsAreMadeByInit() throws {
        NibCast.register()
        var nib = NibBuilder()
        _ = nib.object(ofClass: "NibModel", insteadOf: "UICustomObject", atTop: true)
        let objects = try #require(nib.load())
        #expect(objects.first is NibModel)
        #expect(NibCast.calls == ["init model"])
    }

    @Test func anUnknownClassBecomesTheOriginalOne() throws {
        NibCast.register()
        var nib = NibBuilder()
        _ = nib.object(ofClass: "NoSuchLabel", insteadOf: "UILabel", atTop: true)
        _ = nib.object(ofClass: "NoSuchThing", insteadOf: "UICustomObject", atTop: true)
        let objects = try #require(nib.load())
        #expect(objects.count == 2 && objects.first is UILabel)
    }

    @Test func aClassThatTheFrameworksLackBecomesTheNearestOneAboveIt() throws {
        NibCast.register()
        var nib = NibBuilder()
        _ = nib.object("UIFancyLabel", ancestors: ["UILabel", "UIView", "UIResponder", "NSObject"], atTop: true)
        _ = nib.object("UIFancyView", atTop: true, ["UIBounds": NibBuilder.rectangle(0, 0, 10, 10)])
        _ = nib.object("UIFancyThing", atTop: true)
        let objects = try #require(nib.load())
        #expect(objects.count == 2)
        #expect(objects.first is UILabel && objects.last is UIView)
    }

    @Test func anOutletThatTheOwnerLacksRaisesInApplesWords() {
        NibCast.register()
        var nib = NibBuilder()
        nib.outlet("foo", of: nib.owner, to: nib.object(ofClass: "NibStar", insteadOf: "UIView", atTop: true))
        let owner = NibOwner()
        let raised = NibCast.exceptions { #expect(nib.load(owner: owner) == nil) }
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(owner).toOpaque()), radix: 16)
        #expect(
            raised == [
                "NSUnknownKeyException: [<NibOwner 0x\(address)> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key foo."
            ])
        #expect(NibCast.calls == ["init star"], "nobody awakes in a nib that is half loaded")
    }

    @Test func anOutletOfAnotherTypeRaises() {
        NibCast.register()
        var nib = NibBuilder()
        nib.outlet("star", of: nib.owner, to: nib.object("UILabel", atTop: true))
        let raised = NibCast.exceptions { #expect(nib.load(owner: NibOwner()) == nil) }
        #expect(raised.count == 1 && raised[0].hasPrefix("NSInvalidArgumentException"))
    }

    @Test func withoutAnOwnerItsOutletsAreLeftOut() throws {
        NibCast.register()
        var nib = NibBuilder()
        nib.outlet("view", of: nib.owner, to: nib.object("UIView", atTop: true))
        #expect(try #require(nib.load()).count == 1)
    }

    @Test func runtimeAttributesFollowPaths() throws {
        NibCast.register()
        var nib = NibBuilder()
        let view = nib.object("UIView", atTop: true)
        nib.attribute("layer.cornerRadius", of: view, .double(5))
        nib.attribute("hidden", of: view, .boolean(true))
        nib.attribute("count", of: nib.owner, .integer(3))
        let owner = NibOwner()
        let made = try #require(nib.load(owner: owner)?.first as? UIView)
        #expect(made.layer.cornerRadius == 5 && made.isHidden && owner.count == 3)
    }

    @Test func windowsAreShownIfTheyAreVisibleAtLaunch() throws {
        NibCast.register()
        var nib = NibBuilder()
        let shown = nib.object("UIWindow", atTop: true, ["UIHidden": .boolean(true)])
        _ = nib.object("UIWindow", atTop: true, ["UIHidden": .boolean(true)])
        nib.showAtOnce(shown)
        let windows = try #require(nib.load()).compactMap { $0 as? UIWindow }
        #expect(windows.map(\.isHidden) == [false, true])
    }

    @Test func aNibWithoutListsIsEmpty() {
        NibCast.register()
        let file = NibFile(graph: ArchiveGraph(), name: "Empty.nib")
        #expect(NibLoader(file, owner: nil).load()?.isEmpty == true)
    }

    @Test func connectionsWithoutTheirPartsAreLeftOut() {
        NibCast.register()
        var nib = NibBuilder()
        let broken = nib.value("UIRuntimeOutletConnection", ["UILabel": .integer(3)])
        var graph = nib.makeGraph()
        let list = graph.add(ArchivedObject(className: "NSArray", content: .elements([broken, nib.owner])))
        graph.top = [ArchivedField("UINibConnectionsKey", .object(list))]
        #expect(NibLoader(NibFile(graph: graph, name: "Broken.nib"), owner: NibOwner()).load()?.isEmpty == true)
    }
}

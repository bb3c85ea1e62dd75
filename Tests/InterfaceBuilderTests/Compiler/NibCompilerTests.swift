import Archiving
import InterfaceBuilder
import Testing

@Suite struct NibCompilerTests {
    @Test func aDocumentsPlaceholdersComeFirst() {
        let nib = DocumentMaker().compile()
        let proxies = nib.top("UINibObjectsKey")
        #expect(proxies.map(\.className) == ["UIProxyObject", "UIProxyObject"])
        #expect(proxies.map { $0.text("UIProxiedObjectIdentifier") } == ["IBFilesOwner", "IBFirstResponder"])
        #expect(
            nib.graph.top.map(\.key) == [
                "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
                "UINibAccessibilityConfigurationsKey",
            ])
        #expect(nib.problems.isEmpty)
    }

    @Test func aViewsFrameBecomesItsBoundsAndCentre() {
        var maker = DocumentMaker()
        let screen = maker.add("IBUIView", ["NSFrameSize": .string("{320, 460}"), "NSvFlags": .integer(-2147483356)])
        let view = maker.add(
            "IBUIView", ["NSFrame": .string("{{20, 10.5}, {1.0e+02, 41}}"), "NSvFlags": .integer(292)], beneath: screen)
        maker.give(screen, ["NSSubviews": .array([.object(view)])])
        let nib = maker.compile()
        #expect(nib.objects[0]["UICenter"] == .structure(.pair(160, 230)))
        #expect(nib.objects[0]["UIHidden"] == .boolean(true))
        #expect(nib.objects[0]["UIAutoresizingMask"] == .integer(36))
        #expect(nib.objects[0].object("UISubviews")?.elements.map(\.reference) == [nib.objects[1].reference])
        #expect(nib.objects[1]["UIBounds"] == .structure(.rectangle(0, 0, 100, 41)))
        #expect(nib.objects[1]["UICenter"] == .structure(.pair(70, 31)))
        #expect(nib.objects[1]["UIAutoresizingMask"] == .integer(36))
        #expect(nib.objects[1]["UIAutoresizeSubviews"] == .boolean(true))
        #expect(nib.objects[1]["UIHidden"] == nil)
    }

    @Test func theEditorsPlaceOfAViewAtTheTopOfTheListIsForgotten() {
        var maker = DocumentMaker()
        _ = maker.add("IBUIView", ["NSFrame": .string("{{554, 98}, {320, 247}}")])
        #expect(maker.compile().objects[0]["UICenter"] == .structure(.pair(160, 123.5)))
    }

    @Test func theTwoDefaultsOfATruthDiffer() {
        var maker = DocumentMaker()
        _ = maker.add("IBUIView")
        _ = maker.add(
            "IBUIView",
            [
                "IBUIOpaque": .boolean(false), "IBUIUserInteractionEnabled": .boolean(false),
                "IBUIClipsSubviews": .boolean(true),
            ])
        let nib = maker.compile()
        #expect(nib.objects[0].keys == ["UIOpaque", "UIAutoresizeSubviews"])
        #expect(nib.objects[1].keys == ["UIAutoresizeSubviews", "UIUserInteractionDisabled", "UIClipsToBounds"])
    }

    @Test func anAppsClassTakesThePlaceOfTheFrameworks() {
        var maker = DocumentMaker()
        let view = maker.add("IBUIView", ["IBUITag": .integer(7)])
        view.customClassName = "ClockView"
        let delegate = maker.add("IBUICustomObject")
        delegate.customClassName = "AppDelegate"
        maker.owner.customClassName = "UIApplication"
        let nib = maker.compile()
        #expect(nib.objects.map(\.className) == ["UIClassSwapper", "UIClassSwapper"])
        #expect(nib.objects.map { $0.text("UIClassName") } == ["ClockView", "AppDelegate"])
        #expect(nib.objects.map { $0.text("UIOriginalClassName") } == ["UIView", "UICustomObject"])
        #expect(nib.objects[0]["UITag"] == .integer(7))
        #expect(nib.top("UINibObjectsKey")[0].className == "UIProxyObject")
        #expect(nib.problems.isEmpty)
    }

    @Test func anObjectWithoutAClassIsTold() {
        var maker = DocumentMaker()
        _ = maker.add("IBUICustomObject")
        #expect(maker.compile().messages == ["IBUICustomObject 3: the object has no class; it becomes an NSObject"])
    }

    @Test func whatNoTableHasIsTold() {
        var maker = DocumentMaker()
        _ = maker.add("IBUILabel", ["IBUIGlitter": .boolean(true), "IBUITag": .string("seven")])
        _ = maker.add("IBUICarousel", ["NSvFlags": .integer(292), "IBUITag": .integer(3)])
        let nib = maker.compile()
        #expect(
            nib.messages == [
                "IBUILabel 3: IBUIGlitter is not known; the nib goes without it",
                "IBUILabel 3: IBUITag is not a number; the nib goes without it",
                "IBUICarousel 4: the class IBUICarousel is not known; it becomes UICarousel",
            ])
        #expect(nib.problems.map(\.line) == [3, 3, 4])
        #expect(nib.problems.allSatisfy { $0.severity == .warning })
        #expect(nib.objects[1].className == "UICarousel")
        #expect(nib.objects[1]["UITag"] == .integer(3))
    }

    @Test func aCycleOfReferencesEnds() {
        var maker = DocumentMaker()
        let view = maker.add("IBUIView")
        maker.give(view, ["NSSubviews": .array([.object(view)])])
        let nib = maker.compile()
        #expect(nib.objects[0].object("UISubviews")?.elements.map(\.reference) == [nib.objects[0].reference])
    }

    @Test func theSameDocumentGivesTheSameNib() {
        func make() -> ArchiveGraph {
            var maker = DocumentMaker()
            for _ in 0..<20 {
                _ = maker.add("IBUIButton", ["IBUINormalTitle": .string("A"), "IBUIButtonType": .integer(1)])
            }
            return maker.compile().graph
        }
        #expect(make() == make())
    }

    @Test func aWindowWaitsForTheAppUnlessItIsVisibleAtLaunch() {
        var maker = DocumentMaker()
        _ = maker.add("IBUIWindow")
        let window = maker.add("IBUIWindow")
        window.isVisibleAtLaunch = true
        let nib = maker.compile()
        #expect(nib.objects.map { $0["UIHidden"] } == [.boolean(true), .boolean(true)])
        #expect(nib.top("UINibVisibleWindowsKey").map(\.reference) == [nib.objects[1].reference])
    }

    @Test func aRuntimeAttributeBecomesAKeyValuePair() {
        var maker = DocumentMaker()
        let view = maker.add("IBUIView")
        view.runtimeAttributes = [
            InterfaceRuntimeAttribute(keyPath: "layer.cornerRadius", kind: .number, value: .integer(8), line: 9),
            InterfaceRuntimeAttribute(keyPath: "title", kind: .string, value: .string("Hello"), line: 10),
            InterfaceRuntimeAttribute(keyPath: "isRed", kind: .boolean, value: .string("perhaps"), line: 11),
        ]
        let nib = maker.compile()
        let pairs = nib.top("UINibKeyValuePairsKey")
        #expect(pairs.map(\.className) == ["UINibKeyValuePair", "UINibKeyValuePair"])
        #expect(pairs.map { $0.text("UIKeyPath") } == ["layer.cornerRadius", "title"])
        #expect(pairs[0].object("UIValue")?.content == .integer(8))
        #expect(pairs[1].text("UIValue") == "Hello")
        #expect(pairs[0].object("UIObject")?.reference == nib.objects[0].reference)
        #expect(nib.messages == ["IBUIView 3: the runtime attribute isRed is not YES or NO; the nib goes without it"])
    }

    @Test func anAccessibilityConfigurationStandsBesideItsObject() {
        var maker = DocumentMaker()
        let configuration = DocumentMaker.value(
            "IBUIAccessibilityConfiguration",
            ["IBUIAccessibilityLabel": .string("Play"), "IBUIAccessibilityTraits": .integer(256)])
        _ = maker.add("IBUIButton", ["IBUIAccessibilityConfiguration": configuration])
        let nib = maker.compile()
        let archived = nib.top("UINibAccessibilityConfigurationsKey")
        #expect(archived.map(\.className) == ["UIRuntimeAccessibilityConfiguration"])
        #expect(archived[0].object("UIAccessibileObject")?.reference == nib.objects[0].reference)
        #expect(archived[0].text("UIAccessibilityLabel") == "Play")
        #expect(archived[0].object("UIAccessibilityTraits")?.content == .integer(256))
        #expect(archived[0].text("UIAccessibilityHint") == nil)
    }
}

import Archiving
import Foundation
import InterfaceBuilder
import Testing

@Suite struct NibPartTests {
    private static func colour(_ nib: CompiledNib) -> [String: ArchivedValue] {
        let fields = nib.objects[0].object("UIBackgroundColor")?.fields ?? []
        return Dictionary(fields.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    private static func compile(colour properties: KeyValuePairs<String, InterfaceValue>) -> CompiledNib {
        var maker = DocumentMaker()
        _ = maker.add("IBUIView", ["IBUIBackgroundColor": DocumentMaker.value("NSColor", properties)])
        return maker.compile()
    }

    @Test(arguments: [
        InterfaceValue.data(Data("0.5 0.25 1\0".utf8)), .data(Data("0.5 0.25 1".utf8)), .string("0.5 0.25 1"),
        .numbers([0.5, 0.25, 1]),
    ])
    func aColoursNumbersAreReadHoweverTheyAreSpelled(value: InterfaceValue) {
        let colour = Self.colour(Self.compile(colour: ["NSColorSpace": .integer(1), "NSRGB": value]))
        #expect(
            colour == [
                "UIColorComponentCount": .integer(4), "UIRed": .float(0.5), "UIGreen": .float(0.25),
                "UIBlue": .float(1),
                "UIAlpha": .float(1),
            ])
    }

    @Test func aGreyMayBeTransparent() {
        let colour = Self.colour(Self.compile(colour: ["NSColorSpace": .integer(3), "NSWhite": .string("0.75 0")]))
        #expect(colour == ["UIColorComponentCount": .integer(2), "UIWhite": .float(0.75), "UIAlpha": .float(0)])
    }

    @Test func aPatternIsKnownByItsName() {
        let nib = Self.compile(colour: ["IBUIColorCocoaTouchKeyPath": .string("groupTableViewBackgroundColor")])
        #expect(
            nib.objects[0].object("UIBackgroundColor")?.text("UIPatternSelector") == "groupTableViewBackgroundColor")
        let plain = Self.compile(colour: [
            "IBUIColorCocoaTouchKeyPath": .string("lightTextColor"), "NSWhite": .string("1 0.6"),
        ])
        #expect(plain.objects[0].object("UIBackgroundColor")?.text("UISystemColorName") == "lightTextColor")
        #expect(Self.colour(plain)["UIWhite"] == .float(1))
    }

    @Test func aNamedColourIsWhatItLooksLike() {
        let look = DocumentMaker.value("NSColor", ["NSColorSpace": .integer(3), "NSWhite": .string("0.25")])
        let nib = Self.compile(colour: [
            "NSColorSpace": .integer(6), "NSCatalogName": .string("System"), "NSColorName": .string("fancyColor"),
            "NSColor": look,
        ])
        #expect(Self.colour(nib)["UIWhite"] == .float(0.25))
        #expect(nib.problems.isEmpty)
    }

    @Test func aColourWithoutNumbersIsToldAndClear() {
        let nib = Self.compile(colour: ["NSColorSpace": .integer(1), "NSRGB": .string("nan inf")])
        #expect(Self.colour(nib)["UIAlpha"] == .float(0))
        #expect(nib.messages == ["NSColor: the colour has no components; no colour is taken"])
    }

    @Test func aColourThatSeveralViewsShareIsOneObject() {
        var maker = DocumentMaker()
        let colour = DocumentMaker.value("NSColor", ["NSWhite": .string("0")])
        _ = maker.add("IBUIView", ["IBUIBackgroundColor": colour])
        _ = maker.add("IBUIView", ["IBUIBackgroundColor": colour])
        let nib = maker.compile()
        let references = nib.objects.map { $0.object("UIBackgroundColor")?.reference }
        #expect(references[0] != nil && references[0] == references[1])
    }

    @Test func aLabelHasAFontInAnyCase() {
        var maker = DocumentMaker()
        _ = maker.add("IBUILabel")
        _ = maker.add(
            "IBUILabel",
            [
                "IBUIFont": DocumentMaker.value("NSFont", ["NSName": .string("Helvetica-Bold"), "NSSize": .real(18)])
            ])
        _ = maker.add(
            "IBUILabel",
            [
                "IBUIFontDescription": DocumentMaker.value(
                    "IBUIFontDescription", ["type": .integer(2), "pointSize": .real(20)])
            ])
        let nib = maker.compile()
        let fonts = nib.objects.map { $0.object("UIFont") }
        #expect(fonts.map { $0?.text("UIFontName") } == ["Helvetica", "Helvetica-Bold", "Helvetica-Bold"])
        #expect(fonts.map { $0?["UIFontPointSize"] } == [.double(17), .double(18), .double(20)])
        #expect(fonts.map { $0?["UISystemFont"] } == [.boolean(false), .boolean(false), .boolean(true)])
        #expect(fonts.map { $0?["UIFontTraits"] } == [.integer(0), .integer(2), .integer(2)])
    }

    @Test func aButtonsStatesAreADictionary() throws {
        var maker = DocumentMaker()
        let image = DocumentMaker.value(
            "NSCustomResource", ["NSClassName": .string("NSImage"), "NSResourceName": .string("play.png")])
        _ = maker.add(
            "IBUIButton",
            [
                "IBUIButtonType": .integer(1), "IBUINormalTitle": .string("Play"), "IBUISelectedImage": image,
                "IBUIHighlightedTitleColor": DocumentMaker.value("NSColor", ["NSWhite": .string("1")]),
                "IBUIContentEdgeInsets.left": .real(12), "IBUIContentEdgeInsets.right": .real(10),
                "IBUITitleEdgeInsets.top": .real(0),
            ])
        let nib = maker.compile()
        let button = nib.objects[0]
        #expect(button.className == "UIRoundedRectButton")
        #expect(button["UIButtonType"] == .integer(1))
        #expect(button["UIContentEdgeInsets"] == .structure(.insets(0, 12, 0, 10)))
        #expect(button["UITitleEdgeInsets"] == nil)
        guard case .pairs(let pairs)? = button.object("UIButtonStatefulContent")?.content else {
            Issue.record("no states")
            return
        }
        #expect(pairs.map { nib.graph[$0.key].content } == [.integer(0), .integer(1), .integer(4)])
        let contents = pairs.map { CompiledNib.Object(nib: nib, reference: $0.value) }
        #expect(contents.map(\.keys) == [["UITitle"], ["UITitleColor"], ["UIImage"]])
        #expect(contents[0].text("UITitle") == "Play")
        let placeholder = try #require(contents[2].object("UIImage"))
        #expect(placeholder.className == "UIImageNibPlaceholder")
        #expect(placeholder.text("UIResourceName") == "play.png")
        #expect(placeholder["UIImageWidth"] == .float(1))
    }

    @Test func anImagesSizeIsTheDocuments() {
        var maker = DocumentMaker()
        let sizes = InterfaceValue.dictionary([(key: .string("play.png"), value: .string("{30, 20}"))])
        maker.document.attributes = [InterfaceProperty(key: "IBDocument.LastKnownImageSizes", value: sizes, line: 1)]
        let image = DocumentMaker.value("NSCustomResource", ["NSResourceName": .string("play.png")])
        _ = maker.add("IBUIImageView", ["IBUIImage": image])
        let placeholder = maker.compile().objects[0].object("UIImage")
        #expect(placeholder?["UIImageWidth"] == .float(30))
        #expect(placeholder?["UIImageHeight"] == .float(20))
    }

    @Test func segmentsAreMadeFromLists() {
        var maker = DocumentMaker()
        _ = maker.add(
            "IBUISegmentedControl",
            [
                "NSFrame": .string("{{10, 20}, {300, 44}}"), "IBNumberOfSegments": .integer(3),
                "IBSegmentTitles": .array([.string("A"), .string("B"), .string("")]),
                "IBSegmentWidths": .array([.real(0), .real(60), .real(0)]),
                "IBSegmentEnabledStates": .array([.boolean(true), .boolean(true), .boolean(false)]),
                "IBSegmentContentOffsets": .array([.string("{0, 0}"), .string("{1, 2}"), .string("{0, 0}")]),
                "IBSegmentImages": .array([
                    .null, .null, DocumentMaker.value("NSCustomResource", ["NSResourceName": .string("c.png")]),
                ]),
            ])
        let control = maker.compile().objects[0]
        let segments = control.object("UISegments")?.elements ?? []
        #expect(segments.map(\.className) == ["UISegment", "UISegment", "UISegment"])
        #expect(
            segments.map { $0["UICenter"] } == [
                .structure(.pair(60, 22)), .structure(.pair(150, 22)), .structure(.pair(240, 22)),
            ])
        #expect(segments.map { $0["UISegmentPosition"] } == [nil, .integer(1), .integer(2)])
        #expect(segments.map { $0["UISegmentWidth"] } == [nil, .float(60), nil])
        #expect(segments.map { $0["UISegmentDisabled"] } == [nil, nil, .boolean(true)])
        #expect(segments[1]["UISegmentContentOffset"] == .structure(.pair(1, 2)))
        #expect(segments[0].text("UISegmentInfo") == "A")
        #expect(segments[2].object("UISegmentInfo")?.text("UIResourceName") == "c.png")
        #expect(control["UIContentHorizontalAlignment"] == .integer(1))
    }

    @Test func listsOfSegmentsThatLieAreSurvived() {
        var maker = DocumentMaker()
        _ = maker.add(
            "IBUISegmentedControl",
            [
                "IBNumberOfSegments": .integer(.max), "IBSegmentTitles": .array([.string("A")]),
                "IBSegmentWidths": .array([.real(-.infinity)]), "IBSegmentContentOffsets": .array([.integer(3)]),
            ])
        #expect(maker.compile().objects[0].object("UISegments")?.elements.count == 1000)
    }

    @Test func aTextViewSaysThatItDoesNotCapitalise() {
        var maker = DocumentMaker()
        let sentences = DocumentMaker.value("IBUITextInputTraits", ["IBUIAutocapitalizationType": .integer(2)])
        _ = maker.add("IBUITextView", ["IBUITextInputTraits": DocumentMaker.value("IBUITextInputTraits", [:])])
        _ = maker.add("IBUITextView", ["IBUITextInputTraits": sentences])
        _ = maker.add("IBUITextField", ["IBUITextInputTraits": sentences])
        let nib = maker.compile()
        #expect(nib.objects.map { $0["UIAutocapitalizationType"] } == [.integer(0), nil, .integer(2)])
    }

    @Test func aNavigationControllersBarShowsItsControllersItem() {
        var maker = DocumentMaker()
        let controller = maker.add("IBUINavigationController")
        let bar = maker.add("IBUINavigationBar", ["NSFrameSize": .string("{0, 0}")], beneath: controller)
        let child = maker.add("IBUIViewController", beneath: controller)
        let item = maker.add("IBUINavigationItem", ["IBUITitle": .string("Home")], beneath: child)
        maker.give(child, ["IBUINavigationItem": .object(item), "IBUIParentViewController": .object(controller)])
        maker.give(controller, ["IBUINavigationBar": .object(bar), "IBUIViewControllers": .array([.object(child)])])
        let nib = maker.compile()
        #expect(
            nib.objects.map(\.className) == [
                "UINavigationController", "UINavigationBar", "UIViewController", "UINavigationItem",
            ])
        let references = nib.objects.map(\.reference)
        #expect(nib.objects[0].object("UINavigationBar")?.reference == references[1])
        #expect(nib.objects[0].object("UIViewControllers")?.elements.map(\.reference) == [references[2]])
        #expect(nib.objects[0].object("UIChildViewControllers")?.elements.map(\.reference) == [references[2]])
        #expect(nib.objects[1].object("UIDelegate")?.reference == references[0])
        #expect(nib.objects[1].object("UIItems")?.elements.map(\.reference) == [references[3]])
        #expect(nib.objects[3].object("UINavigationBar")?.reference == references[1])
        #expect(nib.objects[1]["UIBounds"] == .structure(.rectangle(0, 0, 320, 44)))
        #expect(nib.objects[1]["UIAutoresizingMask"] == .integer(2))
        #expect(nib.objects[2].object("UIParentViewController")?.reference == references[0])
    }

    @Test func aTabBarControllersBarShowsItsControllersItems() {
        var maker = DocumentMaker()
        let controller = maker.add("IBUITabBarController")
        let first = maker.add("IBUIViewController", beneath: controller)
        let second = maker.add("IBUIViewController", beneath: controller)
        let items = [first, second].map { maker.add("IBUITabBarItem", beneath: $0) }
        let bar = maker.add("IBUITabBar", beneath: controller)
        for (child, item) in zip([first, second], items) { maker.give(child, ["IBUITabBarItem": .object(item)]) }
        maker.give(
            controller, ["IBUITabBar": .object(bar), "IBUIViewControllers": .array([.object(second), .object(first)])])
        let nib = maker.compile()
        #expect(
            nib.objects.map(\.className) == [
                "UITabBarController", "UITabBar", "UIViewController", "UIViewController", "UITabBarItem",
                "UITabBarItem",
            ])
        #expect(
            nib.objects[0].object("UIViewControllers")?.elements.map(\.reference) == nib.objects[2...3].map(\.reference)
        )
        #expect(nib.objects[1].object("UIDelegate")?.reference == nib.objects[0].reference)
        #expect(nib.objects[1].object("UIItems")?.elements.map(\.reference) == nib.objects[4...5].map(\.reference))
        #expect(nib.objects[2].object("UITabBarItem")?.reference == nib.objects[4].reference)
    }

    @Test func numbersBeyondAllMeasureAreBroughtBack() {
        var maker = DocumentMaker()
        let screen = maker.add("IBUIView")
        _ = maker.add(
            "IBUIView", ["NSFrame": .string("{{1e308, -1e308}, {1.7e308, nan}}"), "IBUIAlpha": .real(1e300)],
            beneath: screen)
        _ = maker.add(
            "IBUIView", ["NSFrame": .numbers([1e308, .infinity, 1e308, -.infinity]), "IBUIAlpha": .real(.nan)],
            beneath: screen)
        let nib = maker.compile()
        #expect(nib.objects[1]["UIAlpha"] == .float(1e15))
        #expect(nib.objects[1]["UIBounds"] == nil)
        #expect(nib.objects[2]["UICenter"] == .structure(.pair(1.5e15, 0)))
        #expect(
            nib.messages == [
                "IBUIView 4: NSFrame is not a rectangle; the nib goes without it",
                "IBUIView 5: IBUIAlpha is not a number; the nib goes without it",
            ])
    }

    @Test func aValueOfAnUnknownClassIsLeftOut() {
        var maker = DocumentMaker()
        _ = maker.add(
            "IBUIView", ["IBUIBackgroundColor": DocumentMaker.value("NSGlitter", ["NSRGB": .string("1 1 1")])])
        let nib = maker.compile()
        #expect(nib.objects[0]["UIBackgroundColor"] == nil)
        #expect(nib.messages == ["NSGlitter: the class NSGlitter is not known; the nib goes without it"])
    }

    @Test func aCellsContentViewIsTheCellsOwn() {
        var maker = DocumentMaker()
        let cell = maker.add("IBUITableViewCell")
        let content = maker.add(
            "IBUIView", ["NSFrameSize": .string("{320, 43}"), "IBUITag": .integer(4)], beneath: cell)
        maker.give(cell, ["IBUIContentView": .object(content), "NSSubviews": .array([.object(content)])])
        let nib = maker.compile()
        #expect(nib.objects[1].className == "UITableViewCellContentView")
        #expect(nib.objects[1]["UIBounds"] == .structure(.rectangle(0, 0, 320, 43)))
        #expect(nib.objects[0].object("UIContentView")?.reference == nib.objects[1].reference)
        #expect(nib.objects[0]["UISeparatorStyle"] == .integer(0))
    }

    @Test func aGroupedTableHasItsPattern() {
        var maker = DocumentMaker()
        _ = maker.add("IBUITableView", ["IBUIStyle": .integer(1), "IBUISeparatorStyle": .integer(1)])
        _ = maker.add("IBUITableView", ["IBUISeparatorStyle": .integer(1)])
        let nib = maker.compile()
        let background = nib.objects[0].object("UIBackgroundColor")
        #expect(background?.text("UIPatternSelector") == "groupTableViewBackgroundColor")
        #expect(nib.objects[0]["UIStyle"] == .integer(1))
        #expect(nib.objects[1].keys.isDisjoint(with: ["UIStyle", "UIBackgroundColor"]))
        #expect(nib.objects.map { $0["UISeparatorStyle"] } == [nil, .integer(1)])
    }

    @Test func aDatePickersLimitsHoldWhereTheyAreSwitchedOn() {
        var maker = DocumentMaker()
        let date = DocumentMaker.value("NSDate", ["NS.time": .real(1000)])
        _ = maker.add(
            "IBUIDatePicker",
            [
                "IBUIHasMinimumDate": .boolean(true), "IBUIHasMaximumDate": .boolean(false), "IBUIMaximumDate": date,
            ])
        _ = maker.add("IBUIDatePicker", ["IBUIMaximumDate": date, "IBUICountDownDuration": .real(60)])
        let nib = maker.compile()
        #expect(nib.objects[0].object("UIMinimumDate")?.content == .date(-978_267_600))
        #expect(nib.objects[0]["UIMaximumDate"] == nil)
        #expect(nib.objects[1].object("UIMaximumDate")?.content == .date(1000))
        #expect(nib.objects[1]["UICountDownDuration"] == nil)
        #expect(nib.objects[1].object("UIDate")?.content == .date(246_762_000))
    }
}

import Foundation
import Testing
import UIKit

@MainActor struct NibFileTests {
    @Test(arguments: NibFolder.Format.allCases)
    func allFormatsGiveTheSameObjects(_ format: NibFolder.Format) throws {
        let folder = try NibFolder()
        var nib = NibBuilder()
        let label = nib.object("UILabel", ["UIText": nib.text("Größe"), "UITag": .integer(3)])
        _ = nib.object(
            "UIView", atTop: true,
            [
                "UIBounds": NibBuilder.rectangle(0, 0, 320, 460), "UICenter": .structure(.pair(160, 230)),
                "UISubviews": nib.array([label]),
            ])
        try folder.add("View.nib", nib, format)
        let view = try #require(folder.bundle.loadNibNamed("View", owner: nil)?.first as? UIView)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
        #expect((view.viewWithTag(3) as? UILabel)?.text == "Größe")
    }

    @Test func namesMayHaveAnExtension() throws {
        let folder = try NibFolder()
        try folder.add("One.nib", NibFolder.tagged(1))
        try folder.add("Inner/Two.nib", NibFolder.tagged(2))
        #expect(folder.tag("One") == 1 && folder.tag("One.nib") == 1 && folder.tag("One.xib") == 1)
        #expect(folder.tag("Inner/Two") == 2)
    }

    @Test func theFileForTheDeviceComesFirst() throws {
        let folder = try NibFolder()
        try folder.add("View.nib", NibFolder.tagged(1))
        try folder.add("View~iphone.nib", NibFolder.tagged(2))
        try folder.add("View~ipad.nib", NibFolder.tagged(3))
        #expect(folder.tag("View") == 2 && folder.tag("View~ipad") == 3)
    }

    @Test func theFileInThePersonsLanguageComesBeforeOthers() throws {
        let folder = try NibFolder()
        try folder.add("German.lproj/A.nib", NibFolder.tagged(1))
        try folder.add("English.lproj/A.nib", NibFolder.tagged(2))
        try folder.add("German.lproj/B.nib", NibFolder.tagged(3))
        try folder.add("English.lproj/C.nib", NibFolder.tagged(4))
        try folder.add("C.nib", NibFolder.tagged(5))
        #expect(folder.tag("A") == 2, "the device speaks English")
        #expect(folder.tag("B") == 3, "a foreign one is better than none")
        #expect(folder.tag("C") == 5, "what is not in a language is for all")
    }

    @Test func aFolderOfALaterToolIsANib() throws {
        let folder = try NibFolder()
        try folder.add("View.nib/runtime.nib", NibFolder.tagged(6))
        #expect(folder.tag("View") == 6)
    }

    @Test func aMissingFileRaisesInApplesWords() throws {
        let folder = try NibFolder()
        let raised = NibCast.exceptions { #expect(folder.bundle.loadNibNamed("None", owner: nil)?.isEmpty == true) }
        #expect(
            raised == [
                "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle <\(folder.path)> (loaded)' with "
                    + "name 'None'"
            ])
    }

    @Test func aBrokenFileRaisesWithItsPath() throws {
        let folder = try NibFolder()
        let whole = try NibFolder.data(NibFolder.tagged(1), .nibArchive)
        try folder.add("Text.nib", Data("no nib".utf8))
        try folder.add("Half.nib", whole.prefix(whole.count / 2))
        try folder.add("Empty.nib", Data())
        for name in ["Text", "Half", "Empty"] {
            let raised = NibCast.exceptions { folder.bundle.loadNibNamed(name, owner: nil) }
            #expect(raised.count == 1 && raised[0].contains("\(folder.path)/\(name).nib: "))
        }
    }

    @Test func aFileThatChangedIsReadAgain() throws {
        let folder = try NibFolder()
        try folder.add("View.nib", NibFolder.tagged(1))
        #expect(folder.tag("View") == 1)
        try folder.add("View.nib", NibFolder.tagged(20_000))
        #expect(folder.tag("View") == 20_000)
    }

    @Test func aNibInMemoryIsInstantiatedAgainAfterAMemoryWarning() throws {
        let nib = UINib(data: try NibFolder.data(NibFolder.tagged(4)), bundle: nil)
        let first = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        let second = try #require(nib.instantiate(withOwner: nil).first as? UIView)
        #expect(first !== second && second.tag == 4)
    }

    @Test func optionsGiveObjectsUnderEitherName() throws {
        var builder = NibBuilder()
        builder.outlet("label", of: builder.placeholder("Other"), to: builder.object("UILabel", atTop: true))
        let nib = UINib(data: try NibFolder.data(builder), bundle: nil)
        NibCast.register()
        for key in [UINib.OptionsKey.externalObjects, .proxiedObjects] {
            let other = NibOwner()
            let objects = nib.instantiate(withOwner: nil, options: [key: ["Other": other]])
            withExtendedLifetime(objects) { #expect(objects.count == 1 && other.label != nil) }
        }
    }

    @Test func topLevelObjectsGoUnlessSomebodyKeepsThem() throws {
        let nib = UINib(data: try NibFolder.data(NibFolder.tagged(4)), bundle: nil)
        var objects: [Any]? = nib.instantiate(withOwner: nil)
        weak let view = objects?.first as? UIView
        #expect(view != nil)
        objects = nil
        #expect(view == nil)
    }
}

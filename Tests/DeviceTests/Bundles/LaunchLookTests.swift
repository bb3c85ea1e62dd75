import Device
import DeviceLink
import Foundation
import Testing

@Suite struct LaunchLookTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func bundle(_ info: [String: Any], files: [String] = []) throws -> AppBundle {
        let path = try folder.makeBundle(info: info)
        for file in files { try folder.write("", to: "Sample.app/" + file) }
        return try AppBundle(at: path)
    }

    private func image(
        _ bundle: AppBundle, _ model: String, _ orientation: InterfaceOrientation = .portrait, scheme: String? = nil
    ) throws -> String? {
        let profile = try DeviceModel.named(model).profile
        let image = LaunchImage(
            bundle: bundle.path, look: bundle.look(isPad: profile.isPad), profile: profile, orientation: orientation,
            scheme: scheme)
        return image.path.map { String($0.dropFirst(bundle.path.count + 1)) }
    }

    @Test func `keys of one kind of device take precedence`() throws {
        let bundle = try bundle([
            "UIStatusBarHidden": true, "UIStatusBarHidden~ipad": false,
            "UIStatusBarStyle": "UIStatusBarStyleBlackTranslucent",
            "UIStatusBarStyle~iphone": "UIStatusBarStyleBlackOpaque",
            "UILaunchImageFile~ipad": "Start.png",
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": [
                "UIInterfaceOrientationLandscapeLeft", 7, "UIInterfaceOrientationSideways",
            ],
        ])
        let (phone, pad) = (bundle.look(isPad: false), bundle.look(isPad: true))
        #expect(phone.hidesStatusBar && !pad.hidesStatusBar)
        #expect(phone.statusBarStyle == .blackOpaque && pad.statusBarStyle == .blackTranslucent)
        #expect(phone.launchImageName == "Default" && pad.launchImageName == "Start")
        #expect(phone.orientation == .portrait && pad.orientation == .landscapeLeft)
    }

    @Test func `an app starts upright unless it says otherwise`() throws {
        #expect(try bundle([:]).look(isPad: false).orientation == .portrait)
        let wide = try bundle(["UIInterfaceOrientation": "UIInterfaceOrientationLandscapeRight"])
        #expect(wide.look(isPad: false).orientation == .landscapeRight)
    }

    @Test func `icons are found by all their keys, in the order of the phone's search`() throws {
        let bundle = try bundle(
            [
                "CFBundleIconFile": "First", "CFBundleIconFiles": ["Second.png", "Missing.png", 3, "../Outside.png"],
                "CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["Third"], "UIPrerenderedIcon": true]],
            ], files: ["First.png", "Second.png", "Second@2x.png", "Third.png", "Icon.png", "Icon-72.png"])
        let names = bundle.iconPaths(isPad: false).map { ($0 as NSString).lastPathComponent }
        #expect(names == ["First.png", "Third.png", "Second.png", "Second@2x.png", "Icon.png", "Icon-72.png"])
        #expect(bundle.look(isPad: false).hasPrerenderedIcon)
    }

    @Test func `an iPhone's launch image is its own, of its own resolution, if there is one`() throws {
        let bundle = try bundle([:], files: ["Default.png", "Default@2x.png", "Default~ipad.png"])
        #expect(try image(bundle, "iPhone 3GS") == "Default.png")
        #expect(try image(bundle, "iPhone 4") == "Default@2x.png")
        #expect(try image(bundle, "iPad") == "Default~ipad.png")
        try folder.write("", to: "Sample.app/Default~iphone.png")
        #expect(try image(bundle, "iPhone 3GS") == "Default~iphone.png")
    }

    @Test func `an iPad's launch image has the orientation of the app`() throws {
        let bundle = try bundle(
            [:],
            files: ["Default.png", "Default-Portrait.png", "Default-Landscape~ipad.png", "Default-LandscapeLeft.png"])
        #expect(try image(bundle, "iPad") == "Default-Portrait.png")
        #expect(try image(bundle, "iPad", .portraitUpsideDown) == "Default-Portrait.png")
        #expect(try image(bundle, "iPad", .landscapeLeft) == "Default-LandscapeLeft.png")
        #expect(try image(bundle, "iPad", .landscapeRight) == "Default-Landscape~ipad.png")
        #expect(try image(bundle, "iPhone 3GS", .landscapeRight) == "Default.png")
    }

    @Test func `an app that opens an URL may have an image for its scheme`() throws {
        let bundle = try bundle(["UILaunchImageFile": "Start"], files: ["Start.png", "Start-note.png"])
        #expect(try image(bundle, "iPhone 3GS", scheme: "note") == "Start-note.png")
        #expect(try image(bundle, "iPhone 3GS", scheme: "other") == "Start.png")
        #expect(try image(bundle, "iPhone 3GS", scheme: "../../note") == "Start.png")
        #expect(try image(self.bundle(["UILaunchImageFile": "../x"]), "iPhone 3GS") == nil)
    }
}

import DeviceLink
import MainLoop
import OwnProcess
import Testing
import UIKit

/// What is seen while modal views come and go, and while the interface turns.
@Suite(.ownProcess, .serialized) @MainActor struct ModalPictureTests {
    /// A screen with a bar, a text and a button, and a colour of its own.
    private final class Screen: UIViewController {
        private let name: String
        private let color: UIColor
        var orientations: Set<UIInterfaceOrientation> = [.portrait, .landscapeLeft, .landscapeRight]

        init(_ name: String, _ color: UIColor) {
            self.name = name
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { return nil }

        override func loadView() {
            let made = UIView(frame: UIScreen.main.applicationFrame)
            made.backgroundColor = color
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: made.bounds.width, height: 44))
            bar.autoresizingMask = .flexibleWidth
            bar.pushItem(UINavigationItem(title: name), animated: false)
            made.addSubview(bar)
            let button = UIButton(type: .roundedRect)
            button.frame = CGRect(x: 20, y: made.bounds.height - 64, width: made.bounds.width - 40, height: 44)
            button.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            button.setTitle(name, for: .normal)
            made.addSubview(button)
            view = made
        }

        override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
            orientations.contains(interfaceOrientation)
        }
    }

    private func perform(scale: CGFloat = 1, _ body: (TouchStage, UIViewController) throws -> Void) rethrows {
        try TouchStage.perform(scale: scale) { stage in
            let root = Screen("Root", UIColor(red: 0.77, green: 0.8, blue: 0.83, alpha: 1))
            stage.window.backgroundColor = .black
            stage.window.rootViewController = root
            stage.wait(0.1)
            try body(stage, root)
            UIDevice.current.setOrientation(.portrait)
            stage.wait(2)
            stage.window.rootViewController = nil
        }
    }

    private func pixel(_ stage: TouchStage, _ x: Int, _ y: Int) -> UInt32 {
        stage.render()
        let scale = Int(UIScreen.main.scale)
        return stage.surface.pixels[y * scale * stage.surface.bytesPerRow / 4 + x * scale]
    }

    private static let modalColor: UInt32 = 0xFFFF_E6B3
    private func makeModal() -> UIViewController { Screen("Modal", UIColor(red: 1, green: 0.9, blue: 0.7, alpha: 1)) }

    @Test(arguments: [
        (UIModalTransitionStyle.coverVertical, "cover", 0.4), (.flipHorizontal, "flip", 0.75),
        (.crossDissolve, "dissolve", 0.4), (.partialCurl, "curl", 0.75),
    ]) func transitionsAreSeen(_ style: UIModalTransitionStyle, _ name: String, _ duration: TimeInterval) {
        perform { stage, root in
            let modal = makeModal()
            modal.modalTransitionStyle = style
            root.present(modal, animated: true)
            for part in 1...4 {
                stage.wait(duration / 5)
                stage.photograph("modal-\(name)-in-\(part)")
            }
            let midway = pixel(stage, 160, 200)
            stage.wait(0.5)
            stage.photograph("modal-\(name)-there")
            let isShownWhole = style != .partialCurl
            #expect((pixel(stage, 160, 100) == Self.modalColor) == isShownWhole)
            #expect(pixel(stage, 300, 400) == Self.modalColor)
            root.dismiss(animated: true)
            for part in 1...4 {
                stage.wait(duration / 5)
                stage.photograph("modal-\(name)-out-\(part)")
            }
            stage.wait(0.5)
            stage.photograph("modal-\(name)-gone")
            #expect(pixel(stage, 160, 100) != Self.modalColor && pixel(stage, 300, 400) != Self.modalColor)
            #expect(midway != 0)
        }
    }

    @Test func aTapOnTheCurledPageLaysItDown() {
        perform { stage, root in
            let modal = makeModal()
            modal.modalTransitionStyle = .partialCurl
            root.present(modal, animated: true)
            stage.wait(1)
            stage.tap(100, 400)
            stage.wait(0.1)
            #expect(root.presentedViewController === modal)
            stage.tap(100, 100)
            stage.wait(1)
            #expect(root.presentedViewController == nil && root.view.window != nil)
        }
    }

    @Test func theInterfaceIsSeenToTurn() {
        perform { stage, root in
            UIDevice.current.setOrientation(.landscapeLeft)
            for part in 1...3 {
                stage.wait(0.1)
                stage.photograph("turn-\(part)")
            }
            stage.wait(0.3)
            stage.photograph("turn-there")
            #expect(pixel(stage, 310, 100) == 0xFF00_0000)
            let modal = makeModal()
            for (style, name) in [
                (UIModalTransitionStyle.coverVertical, "cover"), (.flipHorizontal, "flip"), (.partialCurl, "curl"),
            ] {
                modal.modalTransitionStyle = style
                root.present(modal, animated: true)
                stage.wait(0.2)
                stage.photograph("landscape-\(name)-in")
                stage.wait(1)
                stage.photograph("landscape-\(name)-there")
                root.dismiss(animated: true)
                stage.wait(0.2)
                stage.photograph("landscape-\(name)-out")
                stage.wait(1)
            }
            UIDevice.current.setOrientation(.landscapeRight)
            for part in 1...3 {
                stage.wait(0.2)
                stage.photograph("turn-half-\(part)")
            }
            stage.wait(0.5)
        }
    }

    @Test func sheetsLeaveTheRestOfAnIPadInSight() {
        MainLoop.main.startVirtualTime(
            wallNanoseconds: 1_256_000_000_000_000_000, monotonicNanoseconds: 5_000_000_000)
        defer { MainLoop.main.stopVirtualTime() }
        var profile = DeviceProfile()
        (profile.pointWidth, profile.pointHeight) = (768, 1024)
        guard let surface = Surface(width: 768, height: 1024) else { return }
        UIScreen.configure(profile: profile, surface: surface)
        defer { UIScreen.configure(profile: DeviceProfile(), surface: nil) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .black
        window.makeKeyAndVisible()
        let root = Screen("Root", .lightGray)
        window.rootViewController = root
        func live(_ seconds: TimeInterval) {
            let end = MainLoop.main.now + seconds
            while MainLoop.main.now < end - 1e-9 {
                MainLoop.main.advance(to: min(MainLoop.main.now + 1 / 60.0, end))
                CATransaction.flush()
                _ = UIScreen.main.host?.render(at: MainLoop.main.now)
            }
        }
        func photograph(_ name: String) {
            guard let folder = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"],
                let image = CGContext(surface: surface, scale: 1).makeImage(),
                let data = UIImagePNGRepresentation(UIImage(cgImage: image))
            else { return }
            try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
        }
        live(0.1)
        for (style, name) in [(UIModalPresentationStyle.formSheet, "form"), (.pageSheet, "page")] {
            let modal = makeModal()
            modal.modalPresentationStyle = style
            root.present(modal, animated: true)
            live(0.2)
            photograph("sheet-\(name)-in")
            live(0.5)
            photograph("sheet-\(name)-there")
            let place = modal.view.convert(modal.view.bounds, to: nil)
            #expect(root.view.window != nil && root.appearance == .appeared)
            if style == .formSheet { #expect(place == CGRect(x: 114, y: 202, width: 540, height: 620)) }
            UIDevice.current.setOrientation(.landscapeLeft)
            live(0.6)
            photograph("sheet-\(name)-landscape")
            #expect(modal.view.bounds.width == (style == .formSheet ? 540 : 768))
            #expect(modal.view.bounds.height == (style == .formSheet ? 620 : 748))
            root.dismiss(animated: true)
            live(0.6)
            #expect(modal.view.window == nil)
            UIDevice.current.setOrientation(.portrait)
            live(0.6)
        }
        window.isHidden = true
    }
}

import DeviceLink
import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct WindowTests {
        init() { UIScreen.configure(profile: DeviceProfile(), surface: Surface(width: 320, height: 480)) }

        @Test func aNewWindowIsHiddenAndListed() {
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(window.isHidden)
            #expect(WindowStack.main.windows.contains { $0 === window })
            #expect(window.window === window)
        }

        @Test func aWindowThatIsLetGoIsGone() {
            let layers = UIScreen.main.host?.rootLayer.sublayers?.count ?? 0
            weak var reference: UIWindow?
            do {
                let window = UIWindow(frame: .zero)
                window.isHidden = false
                reference = window
                #expect(UIScreen.main.host?.rootLayer.sublayers?.count == layers + 1)
            }
            #expect(reference == nil)
            #expect(UIScreen.main.host?.rootLayer.sublayers?.count ?? 0 == layers)
        }

        @Test func theKeyMovesFromWindowToWindowWithNotice() {
            final class Window: UIWindow {
                var heard: [String] = []
                override func becomeKey() { heard.append("become") }
                override func resignKey() { heard.append("resign") }
            }
            let (first, second) = (Window(frame: .zero), Window(frame: .zero))
            first.makeKeyAndVisible()
            second.makeKeyAndVisible()
            second.makeKey()
            #expect(first.heard == ["become", "resign"])
            #expect(second.heard == ["become"])
            #expect(second.isKeyWindow)
            second.isHidden = true
            #expect(first.isKeyWindow)
        }

        @Test func levelsGoBeforeOrder() {
            let (low, high, last) = (UIWindow(frame: .zero), UIWindow(frame: .zero), UIWindow(frame: .zero))
            high.windowLevel = UIWindow.Level.statusBar
            for window in [low, high, last] { window.isHidden = false }
            let windows = WindowStack.main.windows.filter { [low, high, last].contains($0) }
            #expect(windows == [low, last, high])
            low.makeKeyAndVisible()
            #expect(WindowStack.main.windows.filter { [low, high, last].contains($0) } == [last, low, high])
        }

        @Test func windowsHangInTheTreeOfTheirScreen() throws {
            let surface = try #require(Surface(width: 320, height: 480))
            let screen = UIScreen(profile: DeviceProfile(), host: LayerHost(surface: surface, scale: 1))
            let (main, other) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
            main.makeKeyAndVisible()
            other.isHidden = false
            #expect(other.layer.superlayer === UIScreen.main.host?.rootLayer)
            other.screen = screen
            #expect(other.layer.superlayer === screen.host?.rootLayer)
            #expect(main.layer.superlayer === UIScreen.main.host?.rootLayer)
            // The key stays on its screen.
            main.isHidden = true
            #expect(!other.isKeyWindow)
        }

        @Test func pointsConvertBetweenWindowsOverTheScreen() {
            let (one, other) = (
                UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
                UIWindow(frame: CGRect(x: 50, y: 5, width: 100, height: 100))
            )
            let point = CGPoint(x: 1, y: 2)
            #expect(one.convert(point, to: other) == CGPoint(x: -39, y: 17))
            #expect(one.convert(point, from: other) == CGPoint(x: 41, y: -13))
            #expect(one.convert(point, to: nil as UIWindow?) == CGPoint(x: 11, y: 22))
            #expect(one.convert(CGRect(x: 0, y: 0, width: 5, height: 6), from: nil as UIWindow?).origin.x == -10)
        }

        @Test func windowsMoveToANewSurface() {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.isHidden = false
            UIScreen.configure(
                profile: DeviceProfile(scale: 2), surface: Surface(width: 640, height: 960))
            #expect(window.layer.superlayer === UIScreen.main.host?.rootLayer)
            #expect(UIScreen.main.scale == 2)
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
        }
    }
}

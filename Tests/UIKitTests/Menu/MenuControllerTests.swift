import Testing
import UIKit

private final class Canvas: UIView, ActionResponder, UIResponderStandardEditActions {
    var performed: [String] = []
    static var actions: [Selector: ActionMethod] { ["stamp:": ActionMethod(Canvas.stamp)] }
    func stamp(_ sender: Any) { performed.append("stamp") }
    func copy(_ sender: Any?) { performed.append("copy") }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "copy:" || action == "stamp:"
    }
}

extension SharedApplicationTests {
    @MainActor @Suite struct MenuControllerTests {
        private let menu = UIMenuController.shared

        private func canvas(on stage: TouchStage) -> Canvas {
            let view = Canvas(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
            stage.window.addSubview(view)
            view.becomeFirstResponder()
            stage.wait(0.02)
            return view
        }

        @Test func theMenuOffersWhatTheFirstResponderCanDo() {
            TouchStage.perform { stage in
                let view = canvas(on: stage)
                menu.menuItems = [UIMenuItem(title: "Stamp", action: "stamp:"), UIMenuItem(title: "No", action: "no:")]
                defer { menu.menuItems = nil }
                menu.setTargetRect(view.bounds, in: view)
                menu.setMenuVisible(true, animated: true)
                stage.wait(0.4)
                let frame = menu.menuFrame
                // Above what it points at, its arrow at the middle.
                #expect(menu.isMenuVisible && abs(frame.midX - 100) < 2 && abs(frame.maxY - 206) < 1)
                stage.tap(frame.maxX - 30, frame.minY + 20)
                stage.wait(0.4)
                #expect(view.performed == ["stamp"] && !menu.isMenuVisible && menu.menuFrame == .zero)
            }
        }

        @Test func withoutACommandThereIsNoMenu() {
            TouchStage.perform { stage in
                let view = canvas(on: stage)
                view.resignFirstResponder()
                menu.setTargetRect(view.bounds, in: view)
                menu.isMenuVisible = true
                #expect(!menu.isMenuVisible)
            }
        }

        @Test func withoutRoomAboveTheMenuIsBelow() {
            TouchStage.perform { stage in
                let view = canvas(on: stage)
                view.frame.origin = CGPoint(x: 290, y: 25)
                menu.setTargetRect(view.bounds, in: view)
                menu.isMenuVisible = true
                #expect(menu.menuFrame.minY > 60 && menu.menuFrame.maxX <= 320 + 6)
                menu.isMenuVisible = false
            }
        }

        @Test func observersHearOfIt() {
            TouchStage.perform { stage in
                let view = canvas(on: stage)
                nonisolated(unsafe) var heard: [String] = []
                let tokens = [
                    UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
                    UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
                ].map { name in
                    NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
                        heard.append($0.name.rawValue.replacingOccurrences(of: "UIMenuController", with: ""))
                    }
                }
                defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
                menu.setTargetRect(CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: -1), in: view)
                menu.setMenuVisible(true, animated: false)
                menu.setMenuVisible(false, animated: false)
                #expect(
                    heard == [
                        "WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification",
                        "DidHideMenuNotification",
                    ])
            }
        }
    }
}

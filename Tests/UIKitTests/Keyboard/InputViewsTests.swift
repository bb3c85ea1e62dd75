import DeviceLink
import Testing
import UIKit

extension KeyboardStageTests {
    /// What slides in for typing, and what apps hear of it.
    @MainActor @Suite struct InputViewsTests {
        @Test func theKeyboardComesAndGoesWithTheFirstResponder() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            stage.view.becomeFirstResponder()
            #expect(stage.takeNotices() == ["WillShow"])
            try stage.wait(0.2)
            #expect(stage.takeNotices() == [])
            try stage.wait(0.2)
            #expect(stage.takeNotices() == ["DidShow"])
            #expect(InputViews.main.isShown)
            #expect(InputViews.main.host?.frame == CGRect(x: 0, y: 264, width: 320, height: 216))
            stage.view.resignFirstResponder()
            #expect(stage.takeNotices() == ["WillHide"])
            try stage.wait(0.4)
            #expect(stage.takeNotices() == ["DidHide"])
            #expect(stage.keys.isEmpty)
        }

        @Test func noticesTellThePlacesInTheFormsOfTheTime() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            stage.view.becomeFirstResponder()
            let info = try #require(stage.notices.first?.userInfo)
            func rect(_ key: String) -> CGRect? { (info[key] as? NSValue)?.rectValue }
            func point(_ key: String) -> CGPoint? { (info[key] as? NSValue)?.pointValue }
            #expect(rect(UIKeyboardBoundsUserInfoKey) == CGRect(x: 0, y: 0, width: 320, height: 216))
            #expect(point(UIKeyboardCenterBeginUserInfoKey) == CGPoint(x: 160, y: 588))
            #expect(point(UIKeyboardCenterEndUserInfoKey) == CGPoint(x: 160, y: 372))
            #expect(rect(UIKeyboardFrameBeginUserInfoKey) == CGRect(x: 0, y: 480, width: 320, height: 216))
            #expect(rect(UIKeyboardFrameEndUserInfoKey) == CGRect(x: 0, y: 264, width: 320, height: 216))
            #expect((info[UIKeyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.3)
            #expect((info[UIKeyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 0)
        }

        @Test func inLandscapeTheKeyboardStandsAtTheInterfacesBottom() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            UIApplication.shared.statusBarOrientation = .landscapeRight
            stage.view.becomeFirstResponder()
            let info = try #require(stage.notices.first?.userInfo)
            #expect(
                (info[UIKeyboardBoundsUserInfoKey] as? NSValue)?.rectValue
                    == CGRect(x: 0, y: 0, width: 480, height: 162))
            #expect(
                (info[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.rectValue
                    == CGRect(x: 0, y: 0, width: 162, height: 480))
            try stage.wait(0.5)
            // The user's left is the upright screen's top.
            let (first, last) = (try stage.key("q").frame, try stage.key("p").frame)
            #expect(first.minY < 10 && last.maxY > 470 && first.midX == last.midX)
            try stage.tap("q", "p")
            #expect(stage.view.text == "qp")
        }

        @Test func aTurnHidesAndShowsTheKeyboardAndGoesOnTyping() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            try stage.tap("more, numbers", "1")
            _ = stage.takeNotices()
            UIApplication.shared.statusBarOrientation = .landscapeLeft
            #expect(stage.takeNotices() == ["WillHide", "DidHide", "WillShow"])
            try stage.wait(0.5)
            #expect(stage.takeNotices() == ["DidShow"])
            try stage.tap("2")
            #expect(stage.view.text == "12")
        }

        @Test func theKeyboardStaysWhileFocusMoves() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let second = TypingView(frame: CGRect(x: 10, y: 80, width: 300, height: 30))
            second.keyboardType = .numberPad
            stage.window?.addSubview(second)
            try stage.beginTyping()
            _ = stage.takeNotices()
            second.becomeFirstResponder()
            try stage.wait(0.5)
            #expect(stage.takeNotices() == [])
            try stage.tap("7")
            #expect(second.text == "7")
            second.resignFirstResponder()
        }

        @Test func anAccessoryViewStandsOnTheKeyboard() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let accessory = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 44))
            stage.view.ownAccessoryView = accessory
            try stage.beginTyping()
            #expect(InputViews.main.host?.frame == CGRect(x: 0, y: 220, width: 320, height: 260))
            #expect(accessory.frameOnScreen == CGRect(x: 0, y: 220, width: 320, height: 44))
            _ = stage.takeNotices()
            stage.view.ownAccessoryView = nil
            stage.view.reloadInputViews()
            #expect(stage.takeNotices() == ["WillShow"])
            try stage.wait(0.5)
            #expect(InputViews.main.host?.frame.minY == 264)
            #expect(accessory.superview == nil)
        }

        @Test func anAccessoryViewThatGrowsWithItsSuperviewIsAsWideAsTheScreen() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            bar.autoresizingMask = .flexibleWidth
            stage.view.ownAccessoryView = bar
            try stage.beginTyping()
            #expect(bar.frameOnScreen == CGRect(x: 0, y: 220, width: 320, height: 44))
        }

        @Test func anInputViewTakesTheKeyboardsPlace() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            stage.view.ownInputView = own
            try stage.beginTyping()
            #expect(own.frameOnScreen == CGRect(x: 0, y: 380, width: 320, height: 100))
            #expect(stage.keys.isEmpty)
            own.frame.size.height = .infinity
            stage.view.reloadInputViews()
            own.frame.size.height = .nan
            stage.view.reloadInputViews()
            try stage.wait(0.5)
            #expect(InputViews.main.isShown)
        }

        @Test func anAccessoryViewIsShownAloneWhereNothingIsTyped() throws {
            final class Board: UIView {
                let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
                override var canBecomeFirstResponder: Bool { true }
                override var inputAccessoryView: UIView? { bar }
            }
            let stage = try KeyboardStage()
            defer { stage.close() }
            let board = Board(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window?.addSubview(board)
            board.becomeFirstResponder()
            try stage.wait(0.5)
            #expect(board.bar.frameOnScreen == CGRect(x: 0, y: 436, width: 320, height: 44))
            #expect(stage.keys.isEmpty)
            board.resignFirstResponder()
        }

        @Test func theKeyboardsWindowIsNeitherFirstNorKey() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            #expect(UIApplication.shared.windows.first !== InputViews.main.host?.window)
            #expect(UIApplication.shared.keyWindow === stage.window)
            let windows = UIApplication.shared.windows
            let own = try #require(windows.firstIndex { $0 === stage.window })
            let keyboards = try #require(windows.firstIndex { $0 === InputViews.main.host?.window })
            #expect(own < keyboards)
            // A second window that goes gives the key back to the app's, not to the keyboard's.
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.makeKeyAndVisible()
            other.isHidden = true
            #expect(UIApplication.shared.keyWindow === stage.window)
        }

        @Test func touchesBesideTheKeyboardGoToTheApp() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            let window = try #require(InputViews.main.host?.window)
            #expect(window.hitTest(CGPoint(x: 160, y: 200), with: nil) == nil)
            #expect(window.hitTest(CGPoint(x: 160, y: 300), with: nil) is KeyboardView)
        }

        @Test func aViewThatLeavesItsWindowTakesTheKeyboardAway() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            stage.view.removeFromSuperview()
            #expect(!InputViews.main.isShown)
            try stage.wait(0.5)
            #expect(stage.takeNotices() == ["WillShow", "DidShow", "WillHide", "DidHide"])
        }

        @Test func appsMayEndTypingWhileTheyHearOfIt() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { _ = stage.view.resignFirstResponder() } }
            defer { NotificationCenter.default.removeObserver(observer) }
            stage.view.becomeFirstResponder()
            try stage.wait(0.5)
            #expect(!InputViews.main.isShown && stage.keys.isEmpty)
            #expect(!stage.takeNotices().contains("DidShow"))
        }

        @Test func aViewThatGoesWhileTypedIntoDoesNoHarm() throws {
            let stage = try KeyboardStage()
            defer { stage.close() }
            try stage.beginTyping()
            stage.view.onChange = { stage.view.removeFromSuperview() }
            try stage.tap("a")
            #expect(stage.view.text == "a")
            #expect(!InputViews.main.isShown)
        }
    }
}

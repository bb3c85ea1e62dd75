import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct ActionSheetTests {
        private final class Log: UIActionSheetDelegate {
            var lines: [String] = []
            func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
                lines.append("clicked \(buttonIndex)")
            }
            func willPresent(_ actionSheet: UIActionSheet) { lines.append("will present") }
            func didPresent(_ actionSheet: UIActionSheet) { lines.append("did present") }
            func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
                lines.append("will dismiss \(buttonIndex)")
            }
            func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
                lines.append("did dismiss \(buttonIndex)")
            }
        }

        private let log = Log()

        private func sheet(_ title: String? = "Delete the photo?", _ others: [String] = ["Hide", "Move"])
            -> UIActionSheet
        {
            UIActionSheet(
                title: title, delegate: log, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: others)
        }

        private func button(_ title: String, in view: UIView) -> UIButton? {
            for subview in view.subviews {
                if let button = subview as? UIButton, button.currentTitle == title { return button }
                if let found = button(title, in: subview) { return found }
            }
            return nil
        }

        @Test func theDestructiveButtonIsFirstAndTheCancelButtonLast() throws {
            TouchStage.perform { stage in
                let sheet = sheet()
                #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1)
                #expect(sheet.cancelButtonIndex == 3 && sheet.numberOfButtons == 4)
                sheet.show(in: stage.window)
                stage.wait(0.5)
                stage.photograph("sheet-default")
                let places = ["Delete", "Hide", "Move", "Cancel"].compactMap { button($0, in: sheet)?.frame.minY }
                #expect(places.count == 4 && places == places.sorted())
                #expect(sheet.frameOnScreen.maxY == 480 && sheet.frameOnScreen.width == 320)
                sheet.dismiss(withClickedButtonIndex: 3, animated: false)
            }
        }

        @Test func aTapIsToldInTheDocumentedOrder() throws {
            try TouchStage.perform { stage in
                let sheet = sheet()
                sheet.show(in: stage.window)
                #expect(sheet.isVisible)
                stage.wait(0.5)
                let frame = try #require(button("Hide", in: sheet)).frameOnScreen
                stage.down(frame.midX, frame.midY)
                stage.wait(0.1)
                stage.photograph("sheet-pressed")
                stage.lift()
                stage.wait(0.5)
                #expect(
                    log.lines == [
                        "will present", "did present", "clicked 1", "will dismiss 1", "did dismiss 1",
                    ])
                #expect(!sheet.isVisible && stage.window.isKeyWindow)
            }
        }

        @Test(arguments: [UIActionSheetStyle.blackTranslucent, .blackOpaque]) func stylesDiffer(
            style: UIActionSheetStyle
        ) {
            TouchStage.perform { stage in
                let sheet = sheet(nil)
                sheet.actionSheetStyle = style
                sheet.show(in: stage.window)
                stage.wait(0.5)
                stage.photograph("sheet-\(style)")
                let dark = stage.surface.pixel(x: 5, y: 470) & 0xFF
                #expect(style == .blackOpaque ? dark < 12 : dark > 12)
                sheet.dismiss(withClickedButtonIndex: 3, animated: false)
            }
        }

        @Test func theAutomaticStyleIsTheToolbars() {
            TouchStage.perform { stage in
                let toolbar = UIToolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
                toolbar.barStyle = .black
                let sheet = sheet()
                sheet.show(from: toolbar)
                stage.wait(0.5)
                #expect(stage.surface.pixel(x: 5, y: 470) & 0xFF < 12)
                sheet.dismiss(withClickedButtonIndex: 3, animated: false)
            }
        }

        @Test func manyButtonsScrollAboveTheCancelButton() throws {
            try TouchStage.perform { stage in
                let sheet = sheet("Many", (1...20).map { "Number \($0)" })
                sheet.show(in: stage.window)
                stage.wait(0.5)
                stage.photograph("sheet-many")
                #expect(sheet.bounds.height <= 460)
                let list = try #require(sheet.subviews.compactMap { $0 as? UIScrollView }.first)
                #expect(list.contentSize.height > list.bounds.height)
                #expect(button("Cancel", in: sheet)?.superview === sheet)
                sheet.dismiss(withClickedButtonIndex: 3, animated: false)
            }
        }

        @Test func appsMakeTheSheetLargerForViewsOfTheirOwn() {
            TouchStage.perform { stage in
                let sheet = sheet("\n\n\n\n\n\n")
                sheet.show(in: stage.window)
                sheet.bounds = CGRect(x: 0, y: 0, width: 320, height: 485)
                let own = UIView(frame: CGRect(x: 0, y: 40, width: 320, height: 216))
                sheet.addSubview(own)
                stage.wait(0.5)
                #expect(sheet.bounds.height == 485 && sheet.subviews.last === own)
                sheet.dismiss(withClickedButtonIndex: 3, animated: true)
                stage.wait(0.5)
                #expect(log.lines.last == "did dismiss 3")
            }
        }

        @Test func sheetsAreSharpOnFineScreensToo() {
            TouchStage.perform(scale: 2) { stage in
                let sheet = sheet()
                sheet.show(in: stage.window)
                stage.wait(0.5)
                stage.photograph("sheet")
                #expect(stage.surface.height == 960)
                sheet.dismiss(withClickedButtonIndex: 3, animated: false)
            }
        }
    }
}

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

        // MARK: iPad

        @Test func anIPadShowsTheSheetInAPopoverWithoutItsCancelButton() throws {
            try TouchStage.perform(on: .iPad) { stage in
                let sheet = sheet()
                let root = UIView(frame: stage.window.bounds)
                stage.window.addSubview(root)
                sheet.show(from: CGRect(x: 300, y: 300, width: 60, height: 40), in: root, animated: true)
                stage.wait(0.5)
                stage.photograph("sheet-popover")
                #expect(button("Cancel", in: sheet) == nil && sheet.numberOfButtons == 4)
                #expect(sheet.frameOnScreen.minY > 340 && abs(sheet.frameOnScreen.midX - 330) < 1)
                let frame = try #require(button("Move", in: sheet)).frameOnScreen
                stage.tap(frame.midX, frame.midY)
                stage.wait(0.5)
                #expect(
                    log.lines == [
                        "will present", "did present", "clicked 2", "will dismiss 2", "did dismiss 2",
                    ])
                #expect(!sheet.isVisible && sheet.superview == nil && sheet.window == nil)
            }
        }

        @Test func aTapBesideThePopoverIsTheCancelButtonEvenWhereThereIsNone() {
            TouchStage.perform(on: .iPad) { stage in
                let root = UIView(frame: stage.window.bounds)
                stage.window.addSubview(root)
                for (sheet, index) in [(sheet(), 3), (UIActionSheet(frame: .zero), -1)] {
                    if index < 0 { sheet.addButton(withTitle: "Only") }
                    sheet.delegate = log
                    log.lines = []
                    sheet.show(in: root)
                    stage.wait(0.5)
                    stage.photograph("sheet-middle \(index)")
                    #expect(abs(sheet.frameOnScreen.midX - 384) < 1 && abs(sheet.frameOnScreen.midY - 512) < 12)
                    stage.tap(20, 800)
                    stage.wait(0.5)
                    #expect(
                        log.lines == [
                            "will present", "did present", "clicked \(index)", "will dismiss \(index)",
                            "did dismiss \(index)",
                        ])
                }
            }
        }

        @Test func aPopoverFollowsItsSheetsButtonsAndGoesAtOnceIfToldSo() {
            TouchStage.perform(on: .iPad) { stage in
                let root = UIView(frame: stage.window.bounds)
                stage.window.addSubview(root)
                let sheet = sheet("Two\nlines")
                sheet.show(in: root)
                stage.wait(0.5)
                let height = sheet.bounds.height
                sheet.addButton(withTitle: "Another")
                stage.wait(0.5)
                #expect(sheet.bounds.height > height && button("Another", in: sheet) != nil)
                sheet.dismiss(withClickedButtonIndex: 1, animated: false)
                #expect(log.lines.suffix(2) == ["will dismiss 1", "did dismiss 1"] && sheet.window == nil)
                sheet.show(in: root)
                stage.wait(0.5)
                sheet.cancel()
                #expect(log.lines.suffix(2) == ["will dismiss 3", "did dismiss 3"] && !sheet.isVisible)
            }
        }
    }
}

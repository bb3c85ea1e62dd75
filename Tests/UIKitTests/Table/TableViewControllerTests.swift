import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableViewControllerTests {
        private final class Rows: UITableViewController {
            var calls: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                calls.append("count")
                return 30
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .default, reuseIdentifier: "row")
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                calls.append("select \(indexPath.row)")
            }
            override func setEditing(_ editing: Bool, animated: Bool) {
                calls.append("edit \(editing)")
                super.setEditing(editing, animated: animated)
            }
        }

        private func show(_ controller: UIViewController, on stage: TouchStage) {
            stage.window.rootViewController = controller
            stage.wait(0.1)
        }

        @Test func theViewIsATableThatAsksTheController() {
            TouchStage.perform { stage in
                let controller = Rows(style: .grouped)
                #expect(!controller.isViewLoaded)
                let table = controller.tableView
                #expect(table === controller.view && table?.style == .grouped)
                #expect(table?.dataSource === controller && table?.delegate === controller)
                #expect(controller.calls.isEmpty)
                #expect(Rows().tableView.style == .plain)
            }
        }

        @Test func aTableOfTheAppAsksTheControllerToo() {
            TouchStage.perform { stage in
                let controller = Rows(style: .plain)
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460), style: .grouped)
                controller.tableView = table
                #expect(table.dataSource === controller && table.delegate === controller)
                show(controller, on: stage)
                #expect(controller.view === table && !table.visibleCells.isEmpty)
            }
        }

        @Test func aSelectionIsClearedWhenTheTableAppearsAgain() {
            TouchStage.perform { stage in
                let controller = Rows(style: .plain)
                show(controller, on: stage)
                #expect(controller.calls.contains("count"))
                stage.tap(100, 120)
                stage.wait(0.1)
                #expect(controller.calls.last?.hasPrefix("select") == true)
                #expect(controller.tableView.indexPathForSelectedRow != nil)
                controller.clearsSelectionOnViewWillAppear = false
                controller.viewWillAppear(true)
                #expect(controller.tableView.indexPathForSelectedRow != nil)
                controller.clearsSelectionOnViewWillAppear = true
                controller.calls = []
                controller.viewWillAppear(true)
                #expect(controller.tableView.indexPathForSelectedRow == nil)
                #expect(!controller.calls.contains("count"))
            }
        }

        @Test func editingIsPassedOn() {
            TouchStage.perform { stage in
                let controller = Rows(style: .plain)
                show(controller, on: stage)
                controller.setEditing(true, animated: false)
                #expect(controller.tableView.isEditing && controller.isEditing)
                controller.isEditing = false
                #expect(!controller.tableView.isEditing && controller.calls.suffix(2) == ["edit true", "edit false"])
            }
        }

        @Test func rowsMakeRoomForTheKeyboard() throws {
            try TouchStage.perform { stage in
                let controller = Rows(style: .plain)
                show(controller, on: stage)
                let field = UITextField(frame: CGRect(x: 10, y: 420, width: 200, height: 30))
                controller.tableView.addSubview(field)
                #expect(field.becomeFirstResponder())
                stage.wait(1)
                let covered = controller.tableView.contentInset.bottom
                #expect(covered > 150)
                let shown = field.frameOnScreen
                #expect(shown.maxY <= 480 - 216)
                field.resignFirstResponder()
                stage.wait(1)
                #expect(controller.tableView.contentInset.bottom == 0)
            }
        }

        /// As PocketFolder's first screen on iPhone OS 3.1: black translucent bars, no line of the app's about insets.
        @Test func theFirstRowIsBelowATranslucentBar() {
            TouchStage.perform { stage in
                let controller = Rows(style: .plain)
                let navigation = UINavigationController(rootViewController: controller)
                navigation.navigationBar.barStyle = .black
                navigation.navigationBar.isTranslucent = true
                show(navigation, on: stage)
                let bar = navigation.navigationBar.frameOnScreen
                let table = controller.tableView
                #expect(table?.frameOnScreen.minY == bar.minY)
                #expect(table?.cellForRow(at: IndexPath(row: 0, section: 0))?.frameOnScreen.minY == bar.maxY)
                #expect(table?.contentInset.top == 44 && table?.scrollIndicatorInsets.top == 44)
                navigation.navigationBar.isTranslucent = false
                stage.wait(0.1)
                #expect(table?.frameOnScreen.minY == bar.maxY && table?.contentInset.top == 0)
                #expect(table?.contentOffset.y == 0)
            }
        }

        @Test func theRefreshControlComesWithTheTable() {
            TouchStage.perform { stage in
                let controller = Rows(style: .plain)
                let (first, second) = (UIRefreshControl(), UIRefreshControl())
                controller.refreshControl = first
                show(controller, on: stage)
                #expect(first.superview === controller.view)
                controller.refreshControl = second
                #expect(first.superview == nil && second.superview === controller.view)
                controller.refreshControl = nil
                #expect(second.superview == nil)
            }
        }

        @Test func aControllerThatAnswersNothingHasNoRows() {
            TouchStage.perform { stage in
                let controller = UITableViewController(style: .plain)
                show(controller, on: stage)
                #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
                #expect(controller.tableView.rowHeight == 44)
            }
        }
    }
}

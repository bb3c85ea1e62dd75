import Foundation
import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct TableAccessoryTests {
    private final class Chooser: UITableViewDataSource, UITableViewDelegate {
        var rows = 3
        var reloads = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(
            _ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath
        ) -> UITableViewCell.AccessoryType {
            if reloads {
                (reloads, rows) = (false, 0)
                tableView.reloadData()
                tableView.layoutIfNeeded()
            }
            return tableView.isEditing ? .disclosureIndicator : .none
        }
    }

    private func table(_ chooser: Chooser, on stage: TouchStage) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
        (table.dataSource, table.delegate) = (chooser, chooser)
        stage.window.addSubview(table)
        stage.wait(0.02)
        return table
    }

    @Test func theDelegateIsAskedForAccessoriesAgainWhenEditingBeginsAndEnds() {
        TouchStage.perform { stage in
            let chooser = Chooser()
            let table = table(chooser, on: stage)
            #expect(table.visibleCells.map(\.accessoryType) == [.none, .none, .none])
            table.setEditing(true, animated: true)
            #expect(table.visibleCells.allSatisfy { $0.accessoryType == .disclosureIndicator })
            table.setEditing(false, animated: false)
            #expect(table.visibleCells.map(\.accessoryType) == [.none, .none, .none])
        }
    }

    @Test func aDelegateMayEmptyTheTableWhenItIsAsked() {
        TouchStage.perform { stage in
            let chooser = Chooser()
            let table = table(chooser, on: stage)
            chooser.reloads = true
            table.setEditing(true, animated: false)
            #expect(table.visibleCells.isEmpty)
        }
    }
}

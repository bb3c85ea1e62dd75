import Foundation
import Testing
import UIKit

extension SharedApplicationTests {
    /// What is scrolled on the screen is moved there, and looks as if it had been painted.
    @MainActor @Suite struct ScrolledPixelsTests {
        private final class Rows: UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 6 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                "Section \(section)"
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? {
                tableView.style == .plain ? ["A", "B", "C", "D", "E", "F"] : nil
            }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "row")
                    ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "of section \(indexPath.section)"
                cell.accessoryType = .disclosureIndicator
                return cell
            }
        }

        @Test(arguments: [UITableView.Style.plain, .grouped], [1, 2] as [CGFloat])
        func tablesMoveTheirPixels(style: UITableView.Style, scale: CGFloat) throws {
            try TouchStage.perform(scale: scale) { stage in
                let (table, rows) = (UITableView(frame: stage.window.bounds, style: style), Rows())
                table.dataSource = rows
                stage.window.addSubview(table)
                stage.wait(0.1)
                stage.down(150, 400)
                stage.move(150, 380)
                let host = try #require(UIScreen.main.host)
                var moves = 0
                for step in 1...60 {
                    stage.move(150, 380 - CGFloat(step) * 6)
                    stage.render()
                    moves += host.scrolls.count
                    let shown = try #require(stage.surface.copy())
                    host.renderEverything(at: stage.now)
                    let wrong = (0..<shown.height).filter {
                        memcmp(shown.row($0), stage.surface.row($0), shown.width * 4) != 0
                    }
                    #expect(wrong.isEmpty, "step \(step): row \(wrong.first ?? 0)")
                    if !wrong.isEmpty { return }
                }
                #expect(moves > 40)
            }
        }
    }
}

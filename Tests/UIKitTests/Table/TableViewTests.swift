import Testing
import UIKit

/// Rows without a delegate, which have nothing but a number.
@MainActor private final class ManyRows: UITableViewDataSource {
    var count: Int
    var made = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
        made += 1
        return UITableViewCell(style: .default, reuseIdentifier: "row")
    }
}

extension SharedApplicationTests {
    @MainActor @Suite struct TableViewTests {
        // MARK: Geometry

        @Test func rowsHaveTheHeightsOfTheDelegate() {
            TouchStage.perform { stage in
                let log = TableLog([(0..<100_000).map { "\($0)" }])
                log.rowHeight = { 20 + CGFloat($0.row % 3) * 10 }
                log.isQuiet = true
                let table = stage.table(log)
                #expect(log.heightsAsked == 100_000 && table.contentSize.height == 3_000_000 - 10)
                #expect(
                    table.rectForRow(at: IndexPath(50_000)) == CGRect(x: 0, y: 1_499_990 + 0, width: 320, height: 40))
                for y in stride(from: 5 as CGFloat, to: 2_999_990, by: 99_991) {
                    guard let path = table.indexPathForRow(at: CGPoint(x: 5, y: y)) else { continue }
                    let rect = table.rectForRow(at: path)
                    #expect(rect.minY <= y && y < rect.maxY)
                }
                table.scrollToRow(at: IndexPath(77_777), at: .middle, animated: false)
                stage.wait(0.1)
                #expect(table.indexPathsForVisibleRows?.contains(IndexPath(77_777)) == true)
                #expect(log.heightsAsked == 100_000 && log.cellsMade < 40)
            }
        }

        @Test func rowsOfOneHeightAreNotAskedFor() {
            TouchStage.perform { stage in
                let rows = ManyRows(100_000)
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
                table.dataSource = rows
                stage.window.addSubview(table)
                stage.wait(0.02)
                for step in 0..<200 {
                    table.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 37)
                    stage.wait(1 / 60)
                }
                #expect(table.contentSize.height == 4_400_000 && rows.made <= 13)
                #expect(table.visibleCells.count <= 12)
                #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count <= 12)
            }
        }

        /// A phone's grouped header has room up to the table's right edge, its footer has not.
        @Test func aGroupedHeaderReachesTheEdge() {
            TouchStage.perform { stage in
                let title = "These words are wider than the rows"
                let width = title.size(withFont: .boldSystemFont(ofSize: 17)).width
                #expect(width > 282 && width < 301)
                let log = TableLog([["A"]])
                log.headers = [title]
                #expect(stage.table(log, style: .grouped).rectForHeader(inSection: 0).height == 46)
                log.headers = [title + " and longer"]
                #expect(stage.table(log, style: .grouped).rectForHeader(inSection: 0).height == 67)
            }
        }

        @Test func sectionsHaveHeadersAndFooters() {
            TouchStage.perform { stage in
                let log = TableLog([["A", "B"], [], ["C"]])
                log.headers = ["One", "Two", nil]
                log.footers = [nil, "End", nil]
                let table = stage.table(log)
                #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 22))
                #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 110))
                #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 132, width: 320, height: 22))
                #expect(table.rectForRow(at: IndexPath(0, in: 2)) == CGRect(x: 0, y: 154, width: 320, height: 44))
                #expect(table.rectForHeader(inSection: 2).height == 0)
                #expect(table.rect(forSection: 9) == .zero && table.rectForRow(at: IndexPath(5, in: 1)) == .zero)
                #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 10)) == nil)
                #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 22)) == IndexPath(0))
                #expect(
                    table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 10, height: 160))
                        == [IndexPath(0), IndexPath(1), IndexPath(0, in: 2)])
            }
        }

        @Test func groupedRowsHaveRoomForTheEdgesOfTheirGroup() {
            TouchStage.perform { stage in
                let table = stage.table(TableLog([["A", "B", "C"], ["D"]]), style: .grouped)
                #expect(table.rectForRow(at: IndexPath(0)) == CGRect(x: 0, y: 10, width: 320, height: 45))
                #expect(table.rectForRow(at: IndexPath(1)).height == 44)
                #expect(table.rectForRow(at: IndexPath(2)).height == 45)
                #expect(table.rectForRow(at: IndexPath(0, in: 1)) == CGRect(x: 0, y: 164, width: 320, height: 46))
            }
        }

        @Test func aHeaderStaysUntilTheNextPushesItOut() {
            TouchStage.perform { stage in
                let log = TableLog([(0..<10).map { "\($0)" }, (0..<10).map { "\($0)" }])
                log.headers = ["One", "Two"]
                let table = stage.table(log)
                @MainActor func top(of title: String) -> CGFloat? {
                    let view = table.subviews.first { $0.accessibilityLabel == title && !($0 is UITableViewCell) }
                    return view.map { $0.frame.minY - table.contentOffset.y }
                }
                #expect(top(of: "One") == 0)
                table.contentOffset.y = 200
                stage.wait(0.02)
                #expect(top(of: "One") == 0)
                table.contentOffset.y = 450
                stage.wait(0.02)
                #expect(top(of: "One") == -10 && top(of: "Two") == 12)
                table.contentOffset.y = 470
                stage.wait(0.02)
                #expect(top(of: "One") == nil && top(of: "Two") == 0)
            }
        }

        @Test func theTableHasAHeaderAndAFooterOfItsOwn() {
            TouchStage.perform { stage in
                let table = stage.table(TableLog(rows: 3))
                table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 50))
                table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
                stage.wait(0.02)
                #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
                #expect(table.visibleCells[0].frame.minY == 50)
                #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 182, width: 320, height: 30))
                #expect(table.contentSize.height == 212)
                table.tableHeaderView = nil
                stage.wait(0.02)
                #expect(table.visibleCells[0].frame.minY == 0 && table.contentSize.height == 162)
            }
        }

        @Test func anotherWidthChangesTheRows() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 5)
                let table = stage.table(log)
                log.rowHeight = { _ in table.bounds.width == 480 ? 30 : 44 }
                table.frame = CGRect(x: 0, y: 0, width: 480, height: 300)
                #expect(table.visibleCells.map(\.frame).last == CGRect(x: 0, y: 120, width: 480, height: 30))
            }
        }

        // MARK: Scrolling

        @Test func rowsAreScrolledTo() {
            TouchStage.perform { stage in
                let table = stage.table(TableLog(rows: 100), frame: CGRect(x: 0, y: 0, width: 320, height: 440))
                table.scrollToRow(at: IndexPath(50), at: .top, animated: false)
                #expect(table.contentOffset.y == 2200)
                table.scrollToRow(at: IndexPath(50), at: .bottom, animated: false)
                #expect(table.contentOffset.y == 1804)
                table.scrollToRow(at: IndexPath(50), at: .middle, animated: false)
                #expect(table.contentOffset.y == 2002)
                table.scrollToRow(at: IndexPath(52), at: .none, animated: false)
                #expect(table.contentOffset.y == 2002)
                table.scrollToRow(at: IndexPath(99), at: .top, animated: true)
                stage.wait(0.5)
                #expect(table.contentOffset.y == 3960)
                table.selectRow(at: IndexPath(3), animated: false, scrollPosition: .top)
                #expect(table.contentOffset.y == 132)
                table.contentOffset.y = 2000
                table.scrollToNearestSelectedRow(at: .top, animated: false)
                #expect(table.contentOffset.y == 132)
            }
        }

        @Test func lettersOfTheIndexScroll() {
            TouchStage.perform { stage in
                let log = TableLog((0..<5).map { section in (0..<10).map { "\(section).\($0)" } })
                log.indexTitles = ["A", "B", "C", "D", "E"]
                let table = stage.table(log)
                let strip = table.subviews.compactMap { $0 as? TableIndexStrip }.first
                #expect(strip?.frame == CGRect(x: 290, y: 0, width: 30, height: 460))
                strip?.onSection?(2)
                #expect(table.contentOffset.y == 880)
                table.sectionIndexMinimumDisplayRowCount = 51
                #expect(strip?.superview == nil)
            }
        }

        // MARK: Reuse

        @Test func aCellInWhichTheUserTypesIsKept() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 100)
                let table = stage.table(log)
                let cell = table.visibleCells[0]
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
                cell.contentView.addSubview(field)
                field.becomeFirstResponder()
                table.contentOffset.y = 2000
                stage.wait(0.02)
                #expect(field.isFirstResponder && cell.superview === table)
                table.contentOffset.y = 0
                stage.wait(0.02)
                #expect(table.visibleCells[0] === cell)
                field.resignFirstResponder()
            }
        }

        // MARK: Data sources that lie

        @Test func nonsenseIsEndured() {
            TouchStage.perform { stage in
                let rows = ManyRows(-5)
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
                table.dataSource = rows
                stage.window.addSubview(table)
                stage.wait(0.02)
                #expect(table.numberOfRows(inSection: 0) == 0)
                rows.count = .max
                table.reloadData()
                stage.wait(0.02)
                #expect(table.numberOfRows(inSection: 0) > 1_000_000 && table.visibleCells.count == 11)
                for height in [.nan, .infinity, -1, 0, 1e300] as [CGFloat] {
                    rows.count = 3
                    table.rowHeight = height
                    table.sectionHeaderHeight = height
                    table.reloadData()
                    stage.wait(0.02)
                    #expect(table.contentSize.height.isFinite)
                }
                let log = TableLog(rows: 10)
                log.rowHeight = { [.nan, -10, .infinity, 0][$0.row % 4] }
                table.delegate = log
                table.dataSource = log
                stage.wait(0.02)
                #expect(table.contentSize.height.isFinite)
                for path in [IndexPath(-1), IndexPath(0, in: -1), IndexPath(), IndexPath(index: 0)] {
                    #expect(table.cellForRow(at: path) == nil)
                    table.deselectRow(at: path, animated: false)
                    table.selectRow(at: path, animated: false, scrollPosition: .none)
                }
                #expect(table.indexPathForRow(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
                #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)) == [])
            }
        }

        /// A cell whose control sends its action while it is set up, which reloads the table.
        private final class Restless: UITableViewDataSource {
            var reloads = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
                if reloads < 20 {
                    reloads += 1
                    tableView.reloadData()
                }
                return UITableViewCell(style: .default, reuseIdentifier: "row")
            }
        }

        @Test func aTableThatIsReloadedWhileItAsksIsShown() {
            TouchStage.perform { stage in
                let source = Restless()
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
                table.dataSource = source
                stage.window.addSubview(table)
                stage.wait(0.5)
                #expect(table.visibleCells.count == 3 && source.reloads <= 20)
            }
        }

        private final class NoFooters: UITableViewDelegate {
            var height: CGFloat = 0
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { height }
        }

        @Test func aHeightOfNothingIsTheUsualOneOfAGroupedTable() {
            TouchStage.perform { stage in
                let (rows, footers) = (ManyRows(1), NoFooters())
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 460), style: .grouped)
                table.dataSource = rows
                table.reloadData()
                let usual = table.contentSize.height
                table.delegate = footers
                table.reloadData()
                #expect(table.contentSize.height == usual)
                footers.height = 0.01
                table.reloadData()
                #expect(table.contentSize.height < usual)
            }
        }

        @Test func aDataSourceMayGo() {
            TouchStage.perform { stage in
                var log: TableLog? = TableLog(rows: 100)
                let table = stage.table(log ?? TableLog([]))
                log = nil
                #expect(table.dataSource == nil && table.delegate == nil)
                table.contentOffset.y = 1000
                stage.wait(0.1)
                stage.tap(100, 100)
                table.reloadData()
                stage.wait(0.1)
                #expect(table.visibleCells.isEmpty && table.numberOfRows(inSection: 0) == 0)
            }
        }

        @Test func delegatesMayReloadAndRemoveWhateverTheyAreCalledFor() {
            TouchStage.perform { stage in
                let log = TableLog(rows: 100)
                let table = stage.table(log)
                log.onSelect = { table, _ in
                    table.reloadData()
                    table.removeFromSuperview()
                }
                stage.tap(100, 100)
                stage.wait(0.1)
                #expect(table.superview == nil)
                stage.window.addSubview(table)
                log.onSelect = { table, path in
                    log.sections[0].remove(at: path.row)
                    table.deleteRows(at: [path], with: .fade)
                    log.sections[0].remove(at: 0)
                    table.deleteRows(at: [IndexPath(0)], with: .right)
                }
                stage.wait(0.1)
                stage.tap(100, 100)
                stage.wait(0.5)
                #expect(table.visibleCells.first?.textLabel?.text == "Row 2" && table.numberOfRows(inSection: 0) == 98)
            }
        }
    }
}

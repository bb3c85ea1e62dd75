import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct RefreshControlTests {
        private func table(on stage: TouchStage) -> (UIScrollView, UIRefreshControl) {
            let table = UIScrollView(frame: stage.window.bounds)
            table.contentSize = CGSize(width: 320, height: 2000)
            table.backgroundColor = UIColor(white: 0.89, alpha: 1)
            stage.window.addSubview(table)
            let control = UIRefreshControl()
            table.addSubview(control)
            stage.wait(0.05)
            return (table, control)
        }

        @Test(arguments: [1, 2] as [CGFloat]) func aPullAsksOnce(scale: CGFloat) {
            TouchStage.perform(scale: scale) { stage in
                let (table, control) = table(on: stage)
                var pulls = 0
                control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
                stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 230), in: 0.3)
                stage.photograph("refresh-pulled")
                #expect(pulls == 0 && control.frame.minY < -50)
                stage.drag(from: CGPoint(x: 100, y: 230), to: CGPoint(x: 100, y: 460), in: 0.3)
                #expect(pulls == 1 && control.isRefreshing)
                stage.lift()
                stage.wait(1)
                stage.photograph("refresh-loading")
                #expect(pulls == 1 && table.contentInset.top == 44 && table.contentOffset.y == -44)
                control.endRefreshing()
                stage.wait(1)
                #expect(table.contentInset.top == 0 && table.contentOffset.y == 0 && !control.isRefreshing)
            }
        }

        @Test func theAppMayBeginByItself() {
            TouchStage.perform { stage in
                let (table, control) = table(on: stage)
                var pulls = 0
                control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
                control.beginRefreshing()
                control.beginRefreshing()
                #expect(control.isRefreshing && table.contentInset.top == 44 && pulls == 0)
                control.removeFromSuperview()
                #expect(table.contentInset.top == 0)
                control.endRefreshing()
                control.endRefreshing()
                #expect(!control.isRefreshing)
            }
        }
    }
}

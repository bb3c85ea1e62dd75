import Testing
import UIKit

extension SharedApplicationTests {
    /// Scroll views in scroll views, and the edges of what they show.
    @MainActor @Suite struct ScrollNestingTests {
        private func view(_ frame: CGRect, _ content: CGSize, in parent: UIView) -> UIScrollView {
            let view = UIScrollView(frame: frame)
            view.contentSize = content
            parent.addSubview(view)
            return view
        }

        private let screen = CGRect(x: 0, y: 0, width: 300, height: 400)

        @Test func listsInPagesScrollAndTheirPagesTurn() {
            TouchStage.perform { stage in
                let pages = view(screen, CGSize(width: 900, height: 400), in: stage.window)
                pages.isPagingEnabled = true
                let lists = (0..<3).map {
                    view(
                        screen.offsetBy(dx: CGFloat($0) * 300, dy: 0), CGSize(width: 300, height: 2000), in: pages)
                }
                stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 140, y: 150))
                #expect(lists[0].isDragging && !pages.isDragging)
                stage.lift()
                stage.wait(4)
                let place = lists[0].contentOffset.y
                #expect(place > 180 && pages.contentOffset == .zero)
                stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 190), in: 0.1)
                stage.lift()
                stage.wait(2)
                #expect(pages.contentOffset.x == 300 && lists[0].contentOffset.y == place)
                stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
                #expect(lists[1].contentOffset.y > 80 && lists[0].contentOffset.y == place)
            }
        }

        @Test func pagesInAListTurnAndTheListScrolls() {
            TouchStage.perform { stage in
                let list = view(screen, CGSize(width: 300, height: 2000), in: stage.window)
                let pages = view(
                    CGRect(x: 0, y: 100, width: 300, height: 100), CGSize(width: 900, height: 100), in: list)
                pages.isPagingEnabled = true
                stage.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 150, y: 150), in: 0.1)
                stage.lift()
                stage.wait(2)
                #expect(pages.contentOffset.x == 300 && list.contentOffset == .zero)
                stage.drag(from: CGPoint(x: 150, y: 180), to: CGPoint(x: 150, y: 80))
                #expect(list.contentOffset.y > 80 && pages.contentOffset.x == 300)
            }
        }

        @Test func aViewThatMeetsItsEndUnderTheFingerKeepsTheFinger() {
            TouchStage.perform { stage in
                let outer = view(screen, CGSize(width: 300, height: 2000), in: stage.window)
                let inner = view(screen, CGSize(width: 300, height: 430), in: outer)
                stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50))
                // Beyond its end by the rubber band.
                #expect(inner.contentOffset.y > 30 && outer.contentOffset == .zero)
                stage.lift()
                stage.wait(2)
                #expect(inner.contentOffset.y == 30)
                stage.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250))
                #expect(outer.contentOffset.y > 80 && inner.contentOffset.y == 30)
            }
        }

        @Test func insetsMoveTheEdgesOfContentAndIndicators() throws {
            try TouchStage.perform { stage in
                let list = view(screen, CGSize(width: 300, height: 2000), in: stage.window)
                list.contentInset = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
                list.scrollIndicatorInsets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 10)
                stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
                let indicator = try #require(list.subviews.last as? UIImageView)
                let place = indicator.frame.offsetBy(dx: 0, dy: -list.contentOffset.y)
                #expect(place.minY == 46 && place.maxX == 289)
                stage.lift()
                stage.wait(2)
                #expect(list.contentOffset.y == -44)
                list.contentOffset.y = 5000
                stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 190))
                stage.lift()
                stage.wait(2)
                #expect(list.contentOffset.y == 1649)
                list.setContentOffset(CGPoint(x: 0, y: -44), animated: true)
                stage.wait(1)
                #expect(list.contentOffset.y == -44)
            }
        }

        @Test func smallContentBouncesOnlyIfItAlwaysDoes() {
            TouchStage.perform { stage in
                let list = view(screen, CGSize(width: 300, height: 100), in: stage.window)
                stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
                #expect(!list.isDragging && list.contentOffset == .zero)
                stage.lift()
                list.alwaysBounceVertical = true
                stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
                #expect(list.isDragging && list.contentOffset.y < -50)
                stage.lift()
                stage.wait(2)
                #expect(list.contentOffset == .zero)
                list.bounces = false
                stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300))
                #expect(!list.isDragging && list.contentOffset == .zero)
            }
        }

        @Test func aLockedDragFollowsOneAxisUnlessItBeginsBetween() {
            TouchStage.perform { stage in
                let map = view(screen, CGSize(width: 2000, height: 2000), in: stage.window)
                map.isDirectionalLockEnabled = true
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 130, y: 200))
                #expect(map.contentOffset.x == 0 && map.contentOffset.y > 80)
                stage.wait(0.5)
                stage.lift()
                map.contentOffset = .zero
                stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 150, y: 200))
                #expect(map.contentOffset.x > 80 && map.contentOffset.y > 80)
            }
        }

        @Test(arguments: [1, 2] as [CGFloat])
        func movingContentStaysOnWholePixels(scale: CGFloat) {
            final class Watcher: UIScrollViewDelegate {
                var offsets: [CGPoint] = []
                func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
            }
            TouchStage.perform(scale: scale) { stage in
                let (list, watcher) = (view(screen, CGSize(width: 300, height: 2000.3), in: stage.window), Watcher())
                list.delegate = watcher
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 201), in: 0.13)
                stage.lift()
                stage.wait(4)
                list.setContentOffset(CGPoint(x: 0, y: 7.25), animated: true)
                stage.wait(1)
                #expect(watcher.offsets.count > 60)
                #expect(watcher.offsets.dropLast().allSatisfy { ($0.y * scale).rounded() == $0.y * scale })
                // Where the app wants it is where it goes.
                #expect(list.contentOffset.y == 7.25)
                list.contentOffset.y = 1590
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
                stage.lift()
                stage.wait(3)
                #expect(abs(list.contentOffset.y - 1600.3) < 1e-9)
            }
        }

        @Test func aDoubleTapZoomsInAndOutAgain() {
            final class Zoomer: UIScrollViewDelegate {
                let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
                func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
            }
            TouchStage.perform { stage in
                let (map, zoomer) = (view(screen, screen.size, in: stage.window), Zoomer())
                map.addSubview(zoomer.picture)
                (map.delegate, map.maximumZoomScale) = (zoomer, 3)
                let taps = UITapGestureRecognizer(target: nil, action: nil)
                taps.numberOfTapsRequired = 2
                taps.addAction(
                    UIAction { [unowned taps, unowned map] _ in
                        guard map.zoomScale == 1 else { return map.setZoomScale(1, animated: true) }
                        let place = taps.location(in: zoomer.picture)
                        map.zoom(to: CGRect(x: place.x - 50, y: place.y - 66, width: 100, height: 133), animated: true)
                    })
                zoomer.picture.addGestureRecognizer(taps)
                for zoomed in [true, false] {
                    stage.tap(200, 300)
                    stage.wait(0.1)
                    stage.tap(200, 300)
                    stage.wait(0.1)
                    #expect(map.zoomScale > 1 && map.zoomScale < 3)
                    stage.wait(1)
                    #expect(map.zoomScale == (zoomed ? 3 : 1))
                    #expect(map.contentSize.width == (zoomed ? 900 : 300))
                }
                #expect(map.contentOffset == .zero)
            }
        }

        @Test func theDelegateMayRefuseToScrollToTheTop() {
            final class Refuser: UIScrollViewDelegate {
                func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
            }
            TouchStage.perform { stage in
                let (list, refuser) = (view(screen, CGSize(width: 300, height: 2000), in: stage.window), Refuser())
                list.delegate = refuser
                list.contentOffset.y = 300
                stage.tap(100, 10)
                stage.wait(1)
                #expect(list.contentOffset.y == 300)
            }
        }
    }
}

import MainLoop
import Testing
import UIKit

/// Zooming by two fingers and by the app.
extension SharedApplicationTests.ScrollViewTests {
    @Test func pinchingZoomsAboutTheFingers() {
        TouchStage.perform { stage in
            let view = scrollView(on: stage, content: CGSize(width: 300, height: 400))
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            picture.isUserInteractionEnabled = false
            view.addSubview(picture)
            log.zoomed = picture
            view.maximumZoomScale = 3
            stage.down(140, 200)
            stage.down(160, 200, finger: 2)
            stage.wait(0.05)
            stage.move(130, 200)
            stage.move(170, 200, finger: 2)
            #expect(view.isZooming)
            stage.move(120, 200)
            stage.move(180, 200, finger: 2)
            #expect(abs(view.zoomScale - 1.7) < 0.3)
            let middle = (view.contentOffset.x + 150) / view.zoomScale
            #expect(abs(middle - 145) < 2)
            #expect(abs(view.contentSize.width - 300 * view.zoomScale) < 0.01)
            stage.move(0, 200)
            stage.move(299, 200, finger: 2)
            #expect(view.zoomScale > 3)
            stage.lift()
            stage.lift(finger: 2)
            #expect(view.isZoomBouncing)
            stage.wait(0.5)
            #expect(view.zoomScale == 3 && log.lines.filter { $0.hasSuffix("zoom") } == ["begin zoom"])
            #expect(log.lines.contains("end zoom 3.0"))
            #expect(picture.frame.origin == .zero && picture.frame.size == CGSize(width: 900, height: 1200))
        }
    }

    @Test func anAppZoomsToAScaleAndToARectangle() {
        TouchStage.perform { stage in
            let view = scrollView(on: stage, content: CGSize(width: 300, height: 400))
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.addSubview(picture)
            log.zoomed = picture
            (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
            view.zoomScale = 2
            #expect(view.contentSize == CGSize(width: 600, height: 800))
            #expect(view.contentOffset == CGPoint(x: 150, y: 200))
            view.zoom(to: CGRect(x: 0, y: 0, width: 75, height: 100), animated: true)
            stage.wait(0.5)
            #expect(view.zoomScale == 4 && view.contentOffset == .zero)
            view.zoomScale = 100
            #expect(view.zoomScale == 4)
        }
    }

    @Test func twoFingersOnAViewInTheContentZoomToo() {
        TouchStage.perform { stage in
            let view = scrollView(on: stage, content: CGSize(width: 300, height: 400))
            let picture = TouchView(
                "picture", frame: CGRect(x: 0, y: 0, width: 300, height: 400), log: TouchLog())
            view.addSubview(picture)
            log.zoomed = picture
            view.maximumZoomScale = 3
            stage.down(140, 200)
            stage.down(160, 200, finger: 2)
            stage.move(130, 200)
            stage.move(190, 200, finger: 2)
            stage.move(200, 200, finger: 2)
            #expect(view.isZooming && view.zoomScale > 1)
            stage.lift()
            stage.lift(finger: 2)
            stage.wait(1)
        }
    }
}

import Foundation
import QuartzCore
import Testing

@MainActor
struct TimingTests {
    @Test func timingFunctionsAreTheirBezierCurves() {
        let function = CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
        // Points of the curve found from its parameter.
        for step in 0...100 {
            let t = Double(step) / 100
            let x =
                3 * (1 - t) * (1 - t) * t * Double(Float(0.42)) + 3 * (1 - t) * t * t * Double(Float(0.58)) + t * t * t
            let y = 3 * (1 - t) * t * t + t * t * t
            #expect(abs(function.value(at: x) - y) < 1e-9)
        }
        #expect(function.value(at: -1) == 0)
        #expect(function.value(at: 2) == 1)
        #expect(CAMediaTimingFunction(name: .linear).value(at: 0.3) == 0.3)
        // A curve that stands upright in the middle.
        let steep = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
        #expect(abs(steep.value(at: 0.5) - 0.5) < 1e-6)
        #expect(steep.value(at: 0.499) < steep.value(at: 0.501))
        var values: [Float] = [9, 9]
        function.getControlPoint(at: 1, values: &values)
        #expect(values == [0.42, 0])
    }

    /// The x of a layer that goes from 0 to 100 in a second, with the given timing, at several times after its start.
    private func positions(at times: [Double], _ adjust: (CABasicAnimation) -> Void) -> [Int] {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 2, height: 2), color: .red)
        screen.render()
        CATransaction.setDisableActions(true)
        layer.position.x = -7
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        adjust(animation)
        layer.add(animation, forKey: "move")
        screen.render()
        CATransaction.flush()
        var last = 0.0
        return times.map { time in
            screen.render(after: time - last)
            last = time
            return layer.presentation().map { Int($0.position.x.rounded()) } ?? .min
        }
    }

    @Test func anAnimationRunsForItsDurationAndIsThenRemoved() {
        #expect(positions(at: [0, 0.25, 0.5, 0.99, 1, 2]) { _ in } == [0, 25, 50, 99, -7, -7])
    }

    @Test func fillModesHoldTheEnds() {
        let times = [0, 0.5, 1.5, 2.5]
        func run(_ mode: CAMediaTimingFillMode) -> [Int] {
            positions(at: times) {
                ($0.beginTime, $0.fillMode, $0.isRemovedOnCompletion) = (1001, mode, false)
            }
        }
        #expect(run(.removed) == [-7, -7, 50, -7])
        #expect(run(.backwards) == [0, 0, 50, -7])
        #expect(run(.forwards) == [-7, -7, 50, 100])
        #expect(run(.both) == [0, 0, 50, 100])
    }

    @Test func cyclesRepeatAndReverse() {
        #expect(positions(at: [0.5, 1.25, 1.75, 2.1]) { $0.repeatCount = 2 } == [50, 25, 75, -7])
        #expect(positions(at: [0.5, 1.25, 1.75, 2.1]) { $0.autoreverses = true } == [50, 75, 25, -7])
        #expect(positions(at: [0.5, 1.25, 1.4, 1.6]) { $0.repeatDuration = 1.5 } == [50, 25, 40, -7])
        #expect(positions(at: [1000.25]) { $0.repeatCount = .infinity } == [25])
        #expect(positions(at: [0.25, 0.75]) { $0.speed = 2 } == [50, -7])
        #expect(positions(at: [0.25, 0.75]) { $0.timeOffset = 0.5 } == [75, -7])
    }

    @Test func aHalfCycleEndsHalfway() {
        let held: (CABasicAnimation) -> Void = {
            ($0.repeatCount, $0.fillMode, $0.isRemovedOnCompletion) = (1.5, .forwards, false)
        }
        #expect(positions(at: [2], held) == [50])
    }

    @Test func layersHaveTimesOfTheirOwn() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        (outer.beginTime, outer.speed) = (10, 2)
        (inner.speed, inner.timeOffset) = (0.5, 3)
        #expect(outer.convertTime(15, from: nil) == 10)
        #expect(inner.convertTime(15, from: nil) == 8)
        #expect(inner.convertTime(8, to: nil) == 15)
        #expect(inner.convertTime(10, from: outer) == 8)
    }

    @Test func aStoppedLayerHoldsItsAnimations() {
        let screen = Screen()
        let layer = screen.add(CGRect(x: 0, y: 0, width: 2, height: 2), color: .red)
        screen.render()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
        layer.add(animation, forKey: nil)
        screen.render()
        screen.render(after: 0.3)
        // The recipe of Apple's question QA1673.
        let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = stopped
        screen.render(after: 5)
        #expect(layer.presentation().map { ($0.position.x * 1000).rounded() } == 30000)
        #expect(screen.host.nextFrameTime == nil)
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
        screen.render(after: 0.2)
        #expect(layer.presentation().map { ($0.position.x * 1000).rounded() } == 50000)
    }
}

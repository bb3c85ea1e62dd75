import Foundation
import QuartzCore
import Testing

@MainActor
struct EmitterTests {
    private func emitter(seed: UInt32 = 7, _ change: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterLayer {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.name = "spark"
        cell.contents = solidImage(width: 4, height: 4) { _, _ in 0xffff_ffff }
        (cell.birthRate, cell.lifetime, cell.velocity) = (50, 1, 40)
        cell.emissionRange = 2 * .pi
        change(cell)
        layer.emitterCells = [cell]
        layer.emitterPosition = CGPoint(x: 50, y: 50)
        layer.seed = seed
        return layer
    }

    private func lit(_ screen: Screen) -> Int { screen.pixels.count { $0 & 0xff > 0x40 } }

    @Test func theSameSeedGivesTheSamePicture() {
        func picture(_ seed: UInt32, steps: Int) -> [UInt32] {
            let screen = Screen()
            screen.root.addSublayer(emitter(seed: seed))
            screen.render()
            for _ in 0..<steps { screen.render(after: 0.8 / Double(steps)) }
            return screen.pixels
        }
        let first = picture(7, steps: 8)
        #expect(first == picture(7, steps: 8))
        #expect(first != picture(8, steps: 8))
        #expect(first.contains { $0 & 0xff > 0x40 })
    }

    @Test func particlesDieAndTheEmitterRestsWhenItHasStopped() {
        let screen = Screen()
        let layer = emitter()
        screen.root.addSublayer(layer)
        screen.render()
        screen.render(after: 0.5)
        #expect(lit(screen) > 50 && screen.host.nextFrameTime != nil)
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 0)
        screen.render(after: 0.1)
        #expect(lit(screen) > 50)
        screen.render(after: 1.1)
        #expect(lit(screen) == 0)
        screen.render(after: 0.1)
        #expect(screen.host.nextFrameTime == nil)
    }

    @Test func particlesFollowTheirVelocityAndAcceleration() {
        let screen = Screen()
        let layer = emitter {
            ($0.birthRate, $0.velocity, $0.emissionRange, $0.lifetime, $0.duration) = (100, 20, 0, 10, 0.01)
            ($0.beginTime, $0.yAcceleration) = (0, 10)
        }
        screen.root.addSublayer(layer)
        screen.render()
        screen.render(after: 0.0101)
        screen.render(after: 2)
        // Born at 0.01: 40 to the right and 20 down after two seconds.
        #expect(screen.pixel(90, 70) == 0xffff_ffff)
        #expect(lit(screen) < 40)
    }

    @Test func coloursAreMultipliedAndFadeAway() {
        let screen = Screen()
        let layer = emitter {
            ($0.birthRate, $0.velocity, $0.lifetime, $0.duration) = (1000, 0, 2, 0.001)
            ($0.color, $0.alphaSpeed) = (.red, -0.5)
        }
        screen.root.addSublayer(layer)
        screen.render()
        screen.render(after: 0.0011)
        #expect(screen.pixel(50, 50) >> 16 & 0xff > 0xf0 && screen.pixel(50, 50) & 0xffff == 0)
        screen.render(after: 1)
        #expect((0x70...0x90).contains(screen.pixel(50, 50) >> 16 & 0xff))
    }

    @Test func particlesEmitParticles() {
        let screen = Screen()
        let layer = emitter { cell in
            (cell.birthRate, cell.velocity, cell.lifetime, cell.duration) = (1000, 0, 1, 0.001)
            cell.contents = nil
            let child = CAEmitterCell()
            child.contents = solidImage(width: 4, height: 4) { _, _ in 0xffff_ffff }
            (child.birthRate, child.lifetime, child.velocity, child.emissionRange) = (100, 1, 30, 2 * .pi)
            cell.emitterCells = [child]
        }
        screen.root.addSublayer(layer)
        screen.render()
        screen.render(after: 0.0011)
        screen.render(after: 0.5)
        #expect(lit(screen) > 100)
    }

    @Test func absurdNumbersDoNoHarm() {
        let screen = Screen()
        let layer = emitter {
            ($0.birthRate, $0.lifetime, $0.velocity) = (.infinity, 1e30, .nan)
            ($0.scale, $0.spin) = (1e30, -.infinity)
        }
        layer.emitterSize = CGSize(width: CGFloat.infinity, height: -1)
        layer.emitterShape = .circle
        screen.root.addSublayer(layer)
        screen.render()
        for _ in 0..<3 { screen.render(after: 1e6) }
    }
}

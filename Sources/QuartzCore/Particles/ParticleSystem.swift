import Foundation

/// The particles of an emitter. Between its birth and its end a particle's way is a formula of its age, so frames may
/// come whenever they come: births are counted at their exact times.
final class ParticleSystem {
    struct Particle {
        let kind: ParticleKind
        let birth, lifetime: Double
        let start, velocity: SIMD2<Double>
        let scale, spin: Double
        let color: SIMD4<Double>
        /// The number of particles that it has emitted of each of its cells.
        var emitted: [Double]

        func place(_ age: Double) -> SIMD2<Double> { start + velocity * age + kind.acceleration * (age * age / 2) }
        func scale(_ age: Double) -> Double { max(scale + kind.scaleSpeed * age, 0) }
        func color(_ age: Double) -> SIMD4<Double> {
            (color + kind.colorSpeed * age).clamped(lowerBound: .zero, upperBound: .one)
        }
    }

    private(set) var particles: [Particle] = []
    private(set) var time: Double?
    private var begin = 0.0
    private var random: ParticleRandom
    private let seed: UInt32
    /// The number of births of each cell so far, including fractions.
    private var births: [ObjectIdentifier: Double] = [:]

    private static let mostParticles = 5000

    init(seed: UInt32) {
        self.seed = seed
        random = ParticleRandom(seed: seed)
    }

    /// The emitter's properties that decide over births at a moment.
    struct Emission {
        var settings: EmitterSettings
        var birthRate, lifetime, velocity, scale, spin: Double
        var position: SIMD2<Double>
        var size: SIMD2<Double>

        init(_ settings: EmitterSettings, _ shown: LayerProperties) {
            func number(_ key: String) -> Double {
                if case .number(let value)? = shown.special[key], value.isFinite { value } else { 0 }
            }
            self.settings = settings
            (birthRate, lifetime, velocity) = (max(number("birthRate"), 0), number("lifetime"), number("velocity"))
            (scale, spin) = (number("scale"), number("spin"))
            if case .point(let place)? = shown.special["emitterPosition"] {
                position = SIMD2(place.x, place.y)
            } else {
                position = .zero
            }
            if case .size(let extent)? = shown.special["emitterSize"] {
                size = SIMD2(extent.width, extent.height)
            } else {
                size = .zero
            }
        }
    }

    /// Whether there is, or will be, anything to see.
    func isActive(_ emission: Emission) -> Bool {
        if !particles.isEmpty { return true }
        guard emission.birthRate > 0, emission.lifetime > 0 else { return false }
        return emission.settings.kinds.contains {
            $0.birthRate > 0 && $0.lifetime.middle > 0
                && ($0.duration <= 0 || (time ?? begin) - begin < $0.beginTime + $0.duration)
        }
    }

    /// Advances births and deaths to a time.
    func advance(to now: Double, _ emission: Emission) {
        guard let last = time else {
            (time, begin) = (now, now)
            return
        }
        guard now > last else { return }
        time = now
        var newborn: [Particle] = []
        for kind in emission.settings.kinds {
            let rate = kind.birthRate * emission.birthRate
            let end = kind.duration > 0 ? begin + kind.beginTime + kind.duration : .infinity
            // Particles that were born and have died since the last frame were never visible.
            let longest = (kind.lifetime.middle + abs(kind.lifetime.range) / 2) * emission.lifetime
            let from = max(last, begin + kind.beginTime, now - max(longest, 0) - 1)
            for birth in birthTimes(rate, from, min(now, end), &births[kind.cell, default: 0]) {
                let place = emission.position + offset(emission)
                newborn.append(make(kind, at: birth, place, emission, isChild: false))
            }
        }
        for index in particles.indices where !particles[index].kind.children.isEmpty {
            newborn += emit(from: &particles[index], last, now, emission)
        }
        particles = particles.filter { now < $0.birth + $0.lifetime }
        particles += newborn.filter { now < $0.birth + $0.lifetime }.sorted { $0.birth < $1.birth }
        if particles.count > Self.mostParticles { particles.removeFirst(particles.count - Self.mostParticles) }
    }

    private func birthTimes(_ rate: Double, _ from: Double, _ to: Double, _ count: inout Double) -> [Double] {
        guard rate > 0, to > from else { return [] }
        let before = count
        count += (to - from) * rate
        // Tolerance, so that rounding does not delay a birth that is due now.
        let late = 1e-6
        let (first, last) = ((before + late).rounded(.down) + 1, (count + late).rounded(.down))
        guard last >= first else { return [] }
        let start = max(first, last - Double(Self.mostParticles))
        return stride(from: start, through: last, by: 1).map { from + ($0 - before) / rate }
    }

    private func emit(
        from parent: inout Particle, _ last: Double, _ now: Double, _ emission: Emission
    ) -> [Particle] {
        var result: [Particle] = []
        for (index, kind) in parent.kind.children.enumerated() where parent.emitted.indices.contains(index) {
            let begin = parent.birth + kind.beginTime
            let end = min(parent.birth + parent.lifetime, kind.duration > 0 ? begin + kind.duration : .infinity)
            for birth in birthTimes(kind.birthRate, max(last, begin), min(now, end), &parent.emitted[index]) {
                result.append(make(kind, at: birth, parent.place(birth - parent.birth), emission, isChild: true))
            }
        }
        return result
    }

    private func make(
        _ kind: ParticleKind, at birth: Double, _ place: SIMD2<Double>, _ emission: Emission, isChild: Bool
    ) -> Particle {
        let angle = kind.longitude + kind.cone * (random.next() - 0.5)
        let speed = kind.velocity.value(&random) * emission.velocity * cos(kind.latitude)
        let shades = SIMD4(random.next(), random.next(), random.next(), random.next()) - 0.5
        return Particle(
            kind: kind, birth: birth, lifetime: kind.lifetime.value(&random) * emission.lifetime, start: place,
            velocity: SIMD2(cos(angle), sin(angle)) * speed, scale: kind.scale.value(&random) * emission.scale,
            spin: kind.spin.value(&random) * emission.spin, color: kind.color + kind.colorRange * shades,
            emitted: Array(repeating: 0, count: kind.children.count))
    }

    /// A place in the shape, from its middle.
    private func offset(_ emission: Emission) -> SIMD2<Double> {
        let (a, b) = (random.next(), random.next())
        let (size, mode) = (emission.size, emission.settings.mode)
        switch emission.settings.shape {
        case .line:
            return SIMD2((mode == .points ? a.rounded() : a) - 0.5, 0) * size
        case .rectangle, .cuboid:
            switch mode {
            case .points: return SIMD2(a.rounded() - 0.5, b.rounded() - 0.5) * size
            case .outline:
                // A random distance along the perimeter, so that every place on it is equally likely.
                let way = a * 2 * (size.x + size.y)
                if way < 2 * size.x { return SIMD2(way / 2 - size.x / 2, (b.rounded() - 0.5) * size.y) }
                return SIMD2((b.rounded() - 0.5) * size.x, (way - 2 * size.x) / 2 - size.y / 2)
            default: return SIMD2(a - 0.5, b - 0.5) * size
            }
        case .circle, .sphere:
            let angle = a * 2 * .pi
            let radius = mode == .points ? 0 : mode == .outline ? size.x : size.x * b.squareRoot()
            return SIMD2(cos(angle), sin(angle)) * radius
        default: return .zero
        }
    }
}

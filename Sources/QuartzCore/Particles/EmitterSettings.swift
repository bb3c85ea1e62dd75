/// The properties of an emitter layer that its node needs and that are not animated.
struct EmitterSettings {
    var kinds: [ParticleKind]
    var shape: CAEmitterLayerEmitterShape
    var mode: CAEmitterLayerEmitterMode
    var order: CAEmitterLayerRenderMode
    var seed: UInt32
}

/// The values of a cell when they were committed.
struct ParticleKind {
    let cell: ObjectIdentifier
    let image: CGImage?
    let contentsRect: CGRect
    let size: CGSize
    let birthRate, beginTime, duration: Double
    let lifetime, velocity, scale, spin: Spread
    let latitude, longitude, cone: Double
    let acceleration: SIMD2<Double>
    let scaleSpeed: Double
    let color: SIMD4<Double>
    let colorRange: SIMD4<Double>
    let colorSpeed: SIMD4<Double>
    let children: [ParticleKind]

    /// A mean value and the width of the range around it.
    struct Spread {
        var middle, range: Double
        func value(_ random: inout ParticleRandom) -> Double { middle + range * (random.next() - 0.5) }
    }

    /// Cells inside cells are followed no deeper.
    private static let greatestDepth = 4

    init(_ cell: CAEmitterCell, depth: Int) {
        func finite(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e6), 1e6) : 0 }
        func spread(_ middle: Double, _ range: Double) -> Spread {
            Spread(middle: finite(middle), range: finite(range))
        }
        self.cell = ObjectIdentifier(cell)
        image = cell.contents as? CGImage
        contentsRect = cell.contentsRect
        let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
        size = CGSize(width: CGFloat(image?.width ?? 0) / scale, height: CGFloat(image?.height ?? 0) / scale)
        birthRate = cell.isEnabled ? max(finite(Double(cell.birthRate)), 0) : 0
        (beginTime, duration) = (max(finite(cell.beginTime), 0), finite(cell.duration))
        lifetime = spread(Double(cell.lifetime), Double(cell.lifetimeRange))
        velocity = spread(cell.velocity, cell.velocityRange)
        self.scale = spread(cell.scale, cell.scaleRange)
        spin = spread(cell.spin, cell.spinRange)
        (latitude, longitude) = (finite(cell.emissionLatitude), finite(cell.emissionLongitude))
        cone = finite(cell.emissionRange)
        acceleration = SIMD2(finite(cell.xAcceleration), finite(cell.yAcceleration))
        scaleSpeed = finite(cell.scaleSpeed)
        let rgba = cell.color?.rgba ?? .white
        color = SIMD4(Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
        colorRange = SIMD4(
            Double(cell.redRange), Double(cell.greenRange), Double(cell.blueRange), Double(cell.alphaRange))
        colorSpeed = SIMD4(
            Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
        children =
            depth < Self.greatestDepth ? (cell.emitterCells ?? []).map { ParticleKind($0, depth: depth + 1) } : []
    }
}

/// A random number generator with a seed; equal seeds give equal sequences.
struct ParticleRandom {
    private var state: UInt64

    init(seed: UInt32) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    /// 0..<1. After S. Vigna, "An experimental exploration of Marsaglia's xorshift generators".
    mutating func next() -> Double {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Double((state &* 0x2545_F491_4F6C_DD1D) >> 11) / Double(1 << 53)
    }
}

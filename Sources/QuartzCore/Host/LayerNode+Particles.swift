extension LayerNode {
    /// Sets the emitter from the layer's settings; nil removes it.
    func takeEmitter(_ settings: EmitterSettings?) {
        if settings?.seed != emitter?.seed { particles = nil }
        emitter = settings
        if let settings, particles == nil { particles = ParticleSystem(seed: settings.seed) }
        note(.own)
    }

    private var emission: ParticleSystem.Emission? { emitter.map { ParticleSystem.Emission($0, shown) } }

    /// Moves the particles on to a time of the host.
    ///
    /// - Returns: true if the particles will look different in the next frame.
    func moveParticles(to hostTime: CFTimeInterval) -> Bool {
        guard let particles, let emission, !shown.isHidden else { return false }
        let (hadParticles, time) = (!particles.particles.isEmpty, time(ofHost: hostTime))
        guard time.isFinite else { return false }
        particles.advance(to: time, emission)
        if hadParticles || !particles.particles.isEmpty {
            note(.own)
            invalidateReach()
        }
        return particles.isActive(emission) && !isStopped
    }

    /// The extent of the particles, in the node's coordinates; null without any.
    var reachOfParticles: CGRect {
        guard let particles, let time = particles.time else { return .null }
        return particles.particles.reduce(CGRect.null) { reach, particle in
            let age = time - particle.birth
            let (place, scale) = (particle.place(age), particle.scale(age))
            // A particle turns: its corners reach as far as half of the diagonal.
            let radius = hypot(particle.kind.size.width, particle.kind.size.height) / 2 * scale
            guard radius > 0, radius < 1e5, abs(place.x) < 1e6, abs(place.y) < 1e6 else { return reach }
            return reach.union(
                CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius))
        }
    }
}

internal import CPixelKernels

extension NodePainter {
    mutating func paint(_ system: ParticleSystem, of node: LayerNode, _ extent: PixelRect, _ opacity: Double) {
        guard let time = system.time, let order = node.emitter?.order else { return }
        let particles = system.particles
        let ordered = order == .oldestLast ? particles.reversed() : particles
        for particle in ordered {
            paint(particle, time - particle.birth, of: node, extent, opacity, isAdded: order == .additive)
        }
    }

    private mutating func paint(
        _ particle: ParticleSystem.Particle, _ age: Double, of node: LayerNode, _ extent: PixelRect, _ opacity: Double,
        isAdded: Bool
    ) {
        let (place, scale, color) = (particle.place(age), particle.scale(age), particle.color(age))
        guard let image = particle.kind.image, scale > 0, color.w > 0, particle.kind.size.width > 0 else { return }
        let surface = image.surface
        let rect = particle.kind.contentsRect
        let part = PixelRect(
            covering: CGRect(
                x: rect.minX * CGFloat(surface.width), y: rect.minY * CGFloat(surface.height),
                width: rect.width * CGFloat(surface.width), height: rect.height * CGFloat(surface.height))
        ).intersection(surface.bounds)
        guard !part.isEmpty else { return }
        let size = particle.kind.size.width / CGFloat(surface.width) * scale
        let (cosine, sine) = (cos(particle.spin * age) * size, sin(particle.spin * age) * size)
        let turned = PlaneTransform(
            translationX: -Double(part.x) - Double(part.width) / 2, y: -Double(part.y) - Double(part.height) / 2
        ).concatenating(
            PlaneTransform(xx: cosine, xy: sine, xw: 0, yx: -sine, yy: cosine, yw: 0, tx: place.x, ty: place.y, tw: 1))
        let placement = turned.concatenating(node.placement)
        guard let toSource = placement.inverse, placement.isAffine || placement.determinant > 0 else { return }
        let outline = placement.apply(
            RoundedOutline.points(CGRect(x: part.x, y: part.y, width: part.width, height: part.height), radius: 0))
        let target = PixelRect(touchedBy: CGRect(enclosing: outline)).insetBy(-1).intersection(node.clip)
        guard !target.intersection(extent).isEmpty else { return }
        let painting = ImagePainting(
            surface: masks.tinted(image, color), isOpaque: false, opacity: opacity * color.w,
            placing: .turned(toSource, part: part, isSmooth: true), isAdded: isAdded)
        append(target.intersection(extent), .image(painting))
    }
}

extension MaskCache {
    /// The pixels of an image multiplied by a colour, which is rounded so that similar colours share one image; opacity
    /// is not applied.
    func tinted(_ image: CGImage, _ color: SIMD4<Double>) -> Surface {
        func step(_ value: Double) -> UInt32 { UInt32((value * 31).rounded()) * 255 / 31 }
        let tint = 0xff00_0000 | step(color.x) << 16 | step(color.y) << 8 | step(color.z)
        guard tint != 0xffff_ffff else { return image.surface }
        return tinted(image, tint) ?? image.surface
    }
}

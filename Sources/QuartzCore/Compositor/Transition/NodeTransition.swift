/// A transition that runs on a node, from its former picture to its present one.
struct NodeTransition: Equatable {
    let type: CATransitionType
    let subtype: CATransitionSubtype
    let before: NodeSnapshot?
    /// 0...1.
    let progress: Double

    static func == (first: NodeTransition, second: NodeTransition) -> Bool {
        first.type == second.type && first.subtype == second.subtype && first.progress == second.progress
            && first.before?.surface === second.before?.surface
    }

    /// True if `next` is the same transition at a later moment, false if it is another one.
    func goesOn(as next: NodeTransition) -> Bool {
        type == next.type && subtype == next.subtype && before?.surface === next.before?.surface
    }

    init(_ transition: CATransition, before: NodeSnapshot?, elapsed: Double) {
        type = transition.type
        subtype = transition.subtype ?? .fromLeft
        self.before = before
        let eased = transition.timingFunction?.value(at: elapsed) ?? elapsed
        let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
        let part = start + (end - start) * eased
        progress = part > 0 ? min(part, 1) : 0
    }

    /// The steps that paint the transition of a node whose bounds lie in `place`.
    func steps(
        _ after: NodeSnapshot, _ place: PixelRect, _ placement: PlaneTransform
    ) -> [(PixelRect, PaintItem.Operation)] {
        let directions = TransitionDirections(placement)
        switch type {
        case .push, .moveIn, .reveal: return slide(after, place, directions.origin(of: subtype))
        case .flip: return flip(after, place, directions.origin(of: subtype))
        case .cube: return turnCube(after, place, directions.origin(of: subtype))
        case .pageCurl, .pageUnCurl: return curl(after, place, directions.turned(with: subtype))
        default: return dissolve(after, place)
        }
    }

    private func slide(
        _ after: NodeSnapshot, _ place: PixelRect, _ origin: SIMD2<Double>
    ) -> [(PixelRect, PaintItem.Operation)] {
        func moved(_ snapshot: NodeSnapshot?, _ part: Double) -> [(PixelRect, PaintItem.Operation)] {
            let x = Int((origin.x * part * Double(place.width)).rounded())
            let y = Int((origin.y * part * Double(place.height)).rounded())
            return snapshot.map { [$0.painted(movedBy: x, y, within: place)] } ?? []
        }
        switch type {
        case .push: return moved(before, -progress) + moved(after, 1 - progress)
        case .moveIn: return moved(before, 0) + moved(after, 1 - progress)
        default: return moved(after, 0) + moved(before, -progress)
        }
    }

    private func dissolve(_ after: NodeSnapshot, _ place: PixelRect) -> [(PixelRect, PaintItem.Operation)] {
        let mixed = before.map { $0.mixed(with: after, progress) } ?? after
        return mixed.map { [$0.painted(movedBy: 0, 0, within: place)] } ?? []
    }
}

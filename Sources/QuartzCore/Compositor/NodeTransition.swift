/// A transition that runs on a node: between what it showed and what it shows.
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

    init(_ transition: CATransition, before: NodeSnapshot?, elapsed: Double) {
        type = transition.type
        subtype = transition.subtype ?? .fromLeft
        self.before = before
        let eased = transition.timingFunction?.value(at: elapsed) ?? elapsed
        let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
        let part = start + (end - start) * eased
        progress = part > 0 ? min(part, 1) : 0
    }

    /// Where the new comes from, in parts of the size. As on the device, "top" is where y is greatest.
    var origin: (x: Double, y: Double) {
        switch subtype {
        case .fromRight: (1, 0)
        case .fromTop: (0, 1)
        case .fromBottom: (0, -1)
        default: (-1, 0)
        }
    }

    /// The steps that paint the transition of a node that fills `place`.
    func steps(_ after: NodeSnapshot, _ place: PixelRect) -> [(PixelRect, PaintItem.Operation)] {
        let (width, height) = (Double(place.width), Double(place.height))
        func moved(_ snapshot: NodeSnapshot?, _ part: Double) -> [(PixelRect, PaintItem.Operation)] {
            let (x, y) = (Int((origin.x * part * width).rounded()), Int((origin.y * part * height).rounded()))
            return snapshot.map { [$0.painted(movedBy: x, y, within: place)] } ?? []
        }
        switch type {
        case .push: return moved(before, -progress) + moved(after, 1 - progress)
        case .moveIn: return moved(before, 0) + moved(after, 1 - progress)
        case .reveal: return moved(after, 0) + moved(before, -progress)
        default:
            guard let before else { return moved(after, 0) }
            return moved(before.mixed(with: after, progress), 0)
        }
    }
}

/// The instances that a replicator's node shows.
struct ReplicatorInstances {
    let count: Int
    let delay: CFTimeInterval
    let preservesDepth: Bool
    private let step: CATransform3D
    private let color: RGBA
    private let colorStep: RGBA

    init(_ properties: LayerProperties) {
        func number(_ key: String) -> Double {
            if case .number(let value)? = properties.special[key], value.isFinite { value } else { 0 }
        }
        count = Int(min(max(number("instanceCount"), 0), 10_000))
        delay = number("instanceDelay")
        preservesDepth = number("preservesDepth") != 0
        if case .transform(let transform)? = properties.special["instanceTransform"] {
            step = properties.aboutAnchor(transform)
        } else {
            step = CATransform3DIdentity
        }
        if case .color(let first)? = properties.special["instanceColor"] { color = first } else { color = .white }
        colorStep = RGBA(
            red: number("instanceRedOffset"), green: number("instanceGreenOffset"), blue: number("instanceBlueOffset"),
            alpha: number("instanceAlphaOffset"))
    }

    /// From the coordinates of the sublayers to those of the replicator, for each instance.
    var transforms: [CATransform3D] {
        var result: [CATransform3D] = []
        var transform = CATransform3DIdentity
        for _ in 0..<count {
            guard transform.magnitude < 1e9 else { break }
            result.append(transform)
            transform = CATransform3DConcat(transform, step)
        }
        return result
    }

    /// The colour by which an instance's colours are multiplied.
    func color(of instance: Int) -> RGBA {
        func part(_ first: CGFloat, _ step: CGFloat) -> CGFloat { min(max(first + step * CGFloat(instance), 0), 1) }
        return RGBA(
            red: part(color.red, colorStep.red), green: part(color.green, colorStep.green),
            blue: part(color.blue, colorStep.blue), alpha: part(color.alpha, colorStep.alpha))
    }
}

extension LayerNode {
    /// The extent of all instances of the sublayers, in the node's coordinates.
    func reachOfInstances() -> CGRect {
        let instances = ReplicatorInstances(shown)
        let isMoving = instances.delay != 0
        let time = isMoving ? presentTime : 0
        func reach(of nodes: [LayerNode]) -> CGRect {
            nodes.reduce(CGRect.null) { $1.isInvisible ? $0 : $0.union($1.reach(in: self, through: nil)) }
        }
        let still = isMoving ? CGRect.null : reach(of: children)
        return instances.transforms.enumerated().reduce(CGRect.null) { all, instance in
            let one = isMoving ? reach(of: self.instances(at: time - instances.delay * Double(instance.offset))) : still
            return one.isNull ? all : all.union(PlaneTransform(instance.element).apply(one))
        }
    }

    /// Copies of the sublayers' nodes as they look at a time of this node.
    func instances(at time: CFTimeInterval) -> [LayerNode] {
        children.map { LayerNode(instanceOf: $0, parentTime: time) }
    }

    /// The time of the frame, in this node's time.
    var presentTime: CFTimeInterval { time(ofHost: hostTime) }

    /// The time of the frame.
    var hostTime: CFTimeInterval {
        var root = self
        while let above = root.parent { root = above }
        return root.frameTime
    }
}

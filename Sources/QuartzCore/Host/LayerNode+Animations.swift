extension LayerNode {
    /// A time of the host in this node's time.
    func time(ofHost hostTime: CFTimeInterval) -> CFTimeInterval {
        localTime(parent?.time(ofHost: hostTime) ?? hostTime)
    }

    /// A time of this node in the host's time.
    func hostTime(of localTime: CFTimeInterval) -> CFTimeInterval {
        let time = parentTime(localTime)
        return parent?.hostTime(of: time) ?? time
    }

    /// The animations whose last cycle is over at a time of the host. That time is converted by the layers, not by the
    /// nodes, because a layer may have been stopped (`speed` 0) since the last frame.
    func animationsOver(at hostTime: CFTimeInterval) -> [AttachedAnimation] {
        let time = layer?.localTime(hostTime) ?? time(ofHost: hostTime)
        return animations.filter { !$0.isEnded && $0.isOver(at: time) }
    }

    /// Shows the animations as they are at a time of the host.
    func animate(at hostTime: CFTimeInterval) {
        let time = time(ofHost: hostTime)
        var properties = committed
        for attached in animations { attached.animation.apply(at: time, to: &properties) }
        show(properties, transition: animations.lazy.compactMap { $0.transition(at: time) }.last)
    }

    /// Tells the delegates of animations that have begun by a time of the host.
    func startAnimations(at hostTime: CFTimeInterval) {
        let time = time(ofHost: hostTime)
        for attached in animations where attached.animation.beginTime <= time { attached.start() }
    }

    /// The next time at which the animations look different, as a time of the host; nil when they never will.
    func nextFrameTime(after hostTime: CFTimeInterval) -> CFTimeInterval? {
        guard !isStopped else { return nil }
        let time = time(ofHost: hostTime)
        var next = CFTimeInterval.infinity
        for attached in animations where !attached.isEnded {
            let cycle = TimingCycle(attached.animation)
            let begin = self.hostTime(of: cycle.beginTime)
            let end = self.hostTime(of: cycle.endTime)
            if cycle.beginTime > time {
                next = min(next, begin)
            } else if cycle.speed != 0 && end > hostTime {
                next = min(next, hostTime + 1 / LayerHost.frameRate, end)
            }
        }
        return next.isFinite ? max(next, hostTime) : nil
    }
}

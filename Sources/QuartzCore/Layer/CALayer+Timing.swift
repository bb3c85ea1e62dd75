extension CALayer {
    /// Converts a time of `l` (nil: of the host) to this layer's time.
    ///
    /// - ObjC: convertTime:fromLayer:
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(l?.hostTime(t) ?? t)
    }

    /// Converts a time of this layer to the time of `l` (nil: of the host).
    ///
    /// - ObjC: convertTime:toLayer:
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = hostTime(t)
        return l?.localTime(time) ?? time
    }

    /// The time of this layer when the host's time is `time`.
    final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let parent = storedSuperlayer?.localTime(time) ?? time
        return (parent - beginTime) * Double(speed) + timeOffset
    }

    /// The host's time when this layer's time is `time`; for a layer that is stopped, its begin time.
    final func hostTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return storedSuperlayer?.hostTime(parent) ?? parent
    }
}

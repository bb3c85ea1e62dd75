/// A moment in the run of an animation.
struct TimingMoment {
    /// The elapsed fraction of the current cycle, from 0 to 1. It decreases in a cycle played backwards.
    var progress: Double
    /// The number of completed cycles.
    var cycle: Int
}

/// The cycles of something timed: turns a parent's time into a moment.
struct TimingCycle {
    let beginTime, duration, speed, timeOffset, activeDuration: Double
    let autoreverses: Bool
    let fillsBackwards, fillsForwards: Bool

    init(_ timing: some CAMediaTiming) {
        beginTime = timing.beginTime
        duration = timing.duration > 0 ? timing.duration : 0
        speed = Double(timing.speed)
        timeOffset = timing.timeOffset
        autoreverses = timing.autoreverses
        let cycle = duration * (autoreverses ? 2 : 1)
        if timing.repeatDuration > 0 {
            activeDuration = timing.repeatDuration
        } else {
            activeDuration = timing.repeatCount > 0 ? cycle * Double(timing.repeatCount) : cycle
        }
        fillsBackwards = [.backwards, .both, .frozen].contains(timing.fillMode)
        fillsForwards = [.forwards, .both, .frozen].contains(timing.fillMode)
    }

    /// The moment at the parent's time; nil when nothing is shown then.
    func moment(at parentTime: Double) -> TimingMoment? {
        let time = (parentTime - beginTime) * speed + timeOffset
        if time < 0 { return fillsBackwards ? moment(inActiveTime: 0) : nil }
        if time < activeDuration { return moment(inActiveTime: time) }
        return fillsForwards || (speed == 0 && time == activeDuration) ? moment(inActiveTime: activeDuration) : nil
    }

    /// When the last cycle ends, in the parent's time: infinite when it never does.
    var endTime: Double {
        guard speed != 0 else { return .infinity }
        // Played backwards, the end is where local time begins.
        return speed > 0 ? beginTime + (activeDuration - timeOffset) / speed : beginTime + timeOffset / -speed
    }

    private func moment(inActiveTime time: Double) -> TimingMoment {
        guard duration > 0, time.isFinite else { return TimingMoment(progress: 1, cycle: 0) }
        guard duration.isFinite else { return TimingMoment(progress: 0, cycle: 0) }
        let length = duration * (autoreverses ? 2 : 1)
        var cycle = (time / length).rounded(.down)
        var inCycle = time - cycle * length
        // The end of the last cycle belongs to it.
        if time > 0 && time == activeDuration && inCycle < 1e-9 {
            cycle -= 1
            inCycle = length
        }
        let progress = inCycle > duration ? (length - inCycle) / duration : inCycle / duration
        return TimingMoment(progress: min(max(progress, 0), 1), cycle: Int(min(max(cycle, 0), 1e9)))
    }
}

@_exported import CoreGraphics

/// Seconds.
public typealias CFTimeInterval = Double

/// The values that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - ObjC: kCAFillModeForwards
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// - ObjC: kCAFillModeBackwards
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// - ObjC: kCAFillModeBoth
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// - ObjC: kCAFillModeRemoved
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The older name for an animation that stays as it is. It counts as ``both``.
    /// - ObjC: kCAFillModeFrozen
    public static let frozen = CAMediaTimingFillMode(rawValue: "frozen")
}

/// A place in the hierarchy of time: layers inside layers, animations inside layers or groups.
///
/// The time of a parent becomes local time by `(parent − beginTime) · speed + timeOffset`. All times are in seconds.
public protocol CAMediaTiming: AnyObject {
    /// When the object begins, in its parent's time. An animation with 0 begins when it is committed.
    var beginTime: CFTimeInterval { get set }
    /// The length of one cycle. An animation with 0 takes the duration of the current transaction.
    var duration: CFTimeInterval { get set }
    /// How fast local time runs compared with the parent's time; 0 stands still, negative runs backwards.
    var speed: Float { get set }
    /// Added to local time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles, which can be fractional. 0 counts as 1 unless `repeatDuration` is set.
    var repeatCount: Float { get set }
    /// The duration of all cycles, in seconds. Overrides `repeatCount` unless it is 0.
    var repeatDuration: CFTimeInterval { get set }
    /// True to play each cycle forwards and then backwards. The default is false.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

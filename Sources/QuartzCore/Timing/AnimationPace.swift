/// How slow animations are while somebody looks at them closely.
package enum AnimationPace {
    /// How many times longer than they say animations take that are added from now on: 10 for slow ones, otherwise 1.
    ///
    /// Animations that run already keep their pace, so that nothing jumps. What moves by other means than layers and
    /// lasts a known time multiplies that with this number.
    package nonisolated(unsafe) static var slowness = 1.0

    package static let slow = 10.0
}
